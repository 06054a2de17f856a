import { addDays, type CalendarDate, daysBetween } from '@vcms/domain';

/** Entries of one week. */
export interface WeekCount {
  /** First day of the week; weeks begin on the day the count begins. */
  readonly from: CalendarDate;
  readonly count: number;
}

/** How many dates lie in each of so many weeks from a day on; earlier and later dates are left out. */
export function weekCounts(
  dates: readonly CalendarDate[],
  from: CalendarDate,
  weeks: number,
): readonly WeekCount[] {
  const at = dates.map((date) => Math.floor(daysBetween(from, date) / 7));
  return Array.from({ length: weeks }, (_, week) => ({
    from: addDays(from, week * 7),
    count: at.filter((one) => one === week).length,
  }));
}

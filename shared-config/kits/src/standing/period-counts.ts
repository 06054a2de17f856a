import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  formatDate,
  formatDayOfYear,
} from '@vcms/domain';

/** Entries of one week or month. */
export interface PeriodCount {
  /** First day of it. */
  readonly from: CalendarDate;
  readonly count: number;
  /** As it stands below a column; may be empty. */
  readonly label: string;
  /** As it is read out: Week of 11/21/2026. */
  readonly name: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Every fourth week has its date: more of them would touch. */
const LABELLED_WEEK = 4;

/** How many dates lie in each of so many weeks from a day on; earlier and later dates are left out. */
export function weekCounts(
  dates: readonly CalendarDate[],
  from: CalendarDate,
  weeks: number,
): readonly PeriodCount[] {
  const weekOf = dates.map((date) => Math.floor(daysBetween(from, date) / 7));
  return Array.from({ length: weeks }, (_, week) => {
    const first = addDays(from, week * 7);
    return {
      from: first,
      count: weekOf.filter((one) => one === week).length,
      label: week % LABELLED_WEEK === 0 ? formatDayOfYear(first) : '',
      name: `Week of ${formatDate(first)}`,
    };
  });
}

/** How many dates lie in each of so many calendar months, beginning with that of a day. */
export function monthCounts(
  dates: readonly CalendarDate[],
  from: CalendarDate,
  months: number,
): readonly PeriodCount[] {
  const start = `${from.slice(0, 7)}-01`;
  return Array.from({ length: months }, (_, month) => {
    const first = addMonths(start, month);
    const label = MONTHS[Number(first.slice(5, 7)) - 1] ?? '';
    return {
      from: first,
      count: dates.filter((date) => date.slice(0, 7) === first.slice(0, 7)).length,
      label,
      name: `${label} ${first.slice(0, 4)}`,
    };
  });
}

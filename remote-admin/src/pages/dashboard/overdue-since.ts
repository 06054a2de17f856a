import { addDays } from '@vcms/domain';

/** Reviews are promised within this many working days (N20). */
const PROMISED_DAYS = 3;

/** Day of the week of a calendar date, Sunday 0. */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * The first day that is still in time: what was handed in before it is overdue today.
 * @param today calendar date of the firm
 */
export function inTimeFrom(today: string): string {
  let day = today;
  for (let left = PROMISED_DAYS; left > 0; ) {
    day = addDays(day, -1);
    if (weekday(day) % 6 !== 0) left -= 1;
  }
  return day;
}

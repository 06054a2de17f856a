import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts';

/** Working days within which the firm decides on what is submitted (domain section 4, N20). */
export const REVIEW_PROMISE_DAYS = 3;

/** A Sunday, from which the days of the week are counted. */
const SUNDAY = '1970-01-04';

function isWeekend(date: CalendarDate): boolean {
  const weekday = ((daysBetween(SUNDAY, date) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}

/**
 * The working day so many working days later, earlier when negative; Monday to Friday, holidays count as working days.
 * 0 days are the date itself.
 */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  const step = days < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The day by which the firm has promised to decide on what was submitted on a day. */
export function reviewPromisedOn(submittedOn: CalendarDate): CalendarDate {
  return addWorkingDays(submittedOn, REVIEW_PROMISE_DAYS);
}

/** Longest stretch that is counted: what lies further apart is late in any case. */
const COUNTED_DAYS = 1000;

/** Days from Monday to Friday after `from`, up to and with `to`; 0 where `to` is not later. */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to && count < COUNTED_DAYS; day = addDays(day, 1))
    if (!isWeekend(day)) count += 1;
  return count;
}

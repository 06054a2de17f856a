const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A calendar date without a time zone, written YYYY-MM-DD (domain section 2, conventions). */
export type CalendarDate = string;

/** True for an existing calendar date written YYYY-MM-DD. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The date `days` later (earlier when negative). Throws a RangeError for a text that is no date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

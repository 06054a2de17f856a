const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/**
 * A calendar date without a time zone, written YYYY-MM-DD (domain section 2, conventions). Two of them compare
 * with < and > as texts.
 */
export type CalendarDate = string;

/** True for an existing calendar date written YYYY-MM-DD. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The date as days since 1970-01-01. UTC has no daylight saving: a day always has the same length there. */
function dayNumber(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The date `days` later (earlier when negative). Throws a RangeError for a text that is no date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another, negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1..31 days; `month` counts from 1. */
function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The same day `months` later, or the last day of that month where the day does not exist there:
 * 2024-02-29 and 12 months are 2025-02-28 (domain 3.6).
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  const count = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const day = Math.min(Number(date.slice(8)), lastDayOf(year, month));
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/** As people in the United States write it: mm/dd/yyyy. */
export function formatDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

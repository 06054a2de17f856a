const ZERO = 48;
const DASH = 45;

/** The number that stands in a text; NaN where something else than a digit stands there. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** Days of 400 years, after which the calendar repeats, and of those before 1970-01-01 from 0000-03-01 on. */
const ERA_DAYS = 146_097;
const DAYS_BEFORE_1970 = 719_468;

/**
 * A calendar date without a time zone, written YYYY-MM-DD (domain section 2, conventions). Two of them compare
 * with < and > as texts.
 */
export type CalendarDate = string;

function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

/** True for an existing calendar date written YYYY-MM-DD. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || value.length !== 10) return false;
  if (value.charCodeAt(4) !== DASH || value.charCodeAt(7) !== DASH) return false;
  return isDay(digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10));
}

function refuse(date: string): never {
  throw new RangeError(`Not a calendar date: ${date}`);
}

/**
 * Days since 1970-01-01. Years begin in March: the leap day is their last one, so the months before it have fixed
 * lengths. Throws a RangeError for a text that is no date.
 */
export function dayNumber(date: CalendarDate): number {
  if (date.length !== 10 || date.charCodeAt(4) !== DASH || date.charCodeAt(7) !== DASH) refuse(date);
  const month = digits(date, 5, 7);
  const day = digits(date, 8, 10);
  const calendarYear = digits(date, 0, 4);
  if (!isDay(calendarYear, month, day)) refuse(date);
  const year = month <= 2 ? calendarYear - 1 : calendarYear;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * ERA_DAYS + yearOfEra * 365 + leapDays + dayOfYear - DAYS_BEFORE_1970;
}

/** The date of a number of days since 1970-01-01. */
export function dateOfDay(number: number): CalendarDate {
  const days = number + DAYS_BEFORE_1970;
  const era = Math.floor(days / ERA_DAYS);
  const dayOfEra = days - era * ERA_DAYS;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (ERA_DAYS - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return write(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function write(year: number, month: number, day: number): CalendarDate {
  const two = (part: number): string => (part < 10 ? `0${part}` : String(part));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The date `days` later (earlier when negative). Throws a RangeError for a text that is no date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from one date to another, negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** 1..31 days; `month` counts from 1. */
function lastDayOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/**
 * The same day `months` later, or the last day of that month where the day does not exist there:
 * 2024-02-29 and 12 months are 2025-02-28 (domain 3.6).
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  if (!isCalendarDate(date)) refuse(date);
  const count = yearOf(date) * 12 + digits(date, 5, 7) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  return write(year, month, Math.min(digits(date, 8, 10), lastDayOf(year, month)));
}

export function yearOf(date: CalendarDate): number {
  return digits(date, 0, 4);
}

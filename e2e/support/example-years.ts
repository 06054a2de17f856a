import { addMonths, type CalendarDate, yearOf } from '@vcms/domain';

/** How many years after its own the day of an example is still to come: the backend's time never goes back. */
export function yearsUntil(day: CalendarDate, today: CalendarDate): number {
  let years = Math.max(0, yearOf(today) - yearOf(day));
  while (addMonths(day, 12 * years) <= today) years += 1;
  return years;
}

/** The same as if all of it had been years later: whatever looks like a year of this century is another one. */
export function yearsLater<Value>(value: Value, years: number): Value {
  const text = JSON.stringify(value).replace(/\b20\d\d\b/g, (year) => String(Number(year) + years));
  return JSON.parse(text) as Value;
}

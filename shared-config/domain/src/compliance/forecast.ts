import { addDays, type CalendarDate } from '../calendar-date.ts';
import { changeDates } from './change-dates.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import type { Item, Result } from './status.ts';

/** Days that a snapshot looks ahead (domain section 2, snapshot). */
export const FORECAST_DAYS = 90;

/** What makes two results differ: what was decided, not the day nor a count of days. */
function essence(result: Result): string {
  const decided = ({ key, status, raw, reasons, actual, required, gap, grace, varianceTo }: Item) => [
    key,
    status,
    raw,
    reasons,
    actual ?? null,
    required ?? null,
    gap ?? null,
    grace ?? false,
    varianceTo ?? null,
  ];
  return JSON.stringify([result.siteAccess, result.items.map(decided)]);
}

/** True when two results decide something differently. */
export function resultsDiffer(left: Result, right: Result): boolean {
  return essence(left) !== essence(right);
}

/** The first later day on which the result differs with unchanged evidence; undefined when there is none. */
export function nextChangeOn(
  input: EvaluationInput,
  today: Result = evaluateOn(input),
): CalendarDate | undefined {
  const now = essence(today);
  return changeDates(input).find((asOf) => essence(evaluateOn({ ...input, asOf })) !== now);
}

/** Results of the days within `days` on which something changes against the day before, in order (domain 3.5). */
export function forecast(input: EvaluationInput, days: number = FORECAST_DAYS): readonly Result[] {
  const end = addDays(input.asOf, days);
  const results: Result[] = [evaluateOn(input)];
  for (const asOf of changeDates(input)) {
    const before = results.at(-1);
    if (asOf > end || before === undefined) break;
    const result = evaluateOn({ ...input, asOf });
    if (resultsDiffer(before, result)) results.push(result);
  }
  return results.slice(1);
}

/** The dates of the forecast. */
export function forecastDates(input: EvaluationInput, days: number = FORECAST_DAYS): readonly CalendarDate[] {
  return forecast(input, days).map((result) => result.asOf);
}

import { addDays, type CalendarDate } from '../calendar-date.ts';
import type { Area } from './areas.ts';
import { changeDates } from './change-dates.ts';
import { resultOf } from './evaluate-on.ts';
import { type AreaItems, judgeAreas } from './evaluation-day.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { createMemory, type EvaluationMemory } from './evaluation-memory.ts';
import { sameItems } from './same-items.ts';
import type { Result } from './status.ts';

/** Days that a snapshot looks ahead (domain section 2, snapshot). */
export const FORECAST_DAYS = 90;

/** True when two results decide something differently. */
export function resultsDiffer(left: Result, right: Result): boolean {
  return left.siteAccess !== right.siteAccess || !sameItems(left.items, right.items);
}

/** Judges the areas that a date can change; undefined when they decide what they decided before. */
function changedAreas(
  input: EvaluationInput,
  before: AreaItems,
  { date, areas }: { readonly date: CalendarDate; readonly areas: readonly Area[] },
  memory: EvaluationMemory,
): AreaItems | undefined {
  const judged = judgeAreas(input, date, memory, areas);
  const differs = areas.some((area) => !sameItems(before.get(area) ?? [], judged.get(area) ?? []));
  return differs ? new Map([...before, ...judged]) : undefined;
}

/** The first later day on which the areas of today decide something else; undefined when there is none (domain 3.5). */
export function nextChangeAfter(
  input: EvaluationInput,
  today: AreaItems,
  memory: EvaluationMemory,
): CalendarDate | undefined {
  for (const change of changeDates(input)) {
    if (changedAreas(input, today, change, memory) !== undefined) return change.date;
  }
  return undefined;
}

/** The first later day on which the result differs with unchanged evidence; undefined when there is none. */
export function nextChangeOn(input: EvaluationInput): CalendarDate | undefined {
  const memory = createMemory(input.reviews);
  return nextChangeAfter(input, judgeAreas(input, input.asOf, memory), memory);
}

/** Results of the days within `days` on which something changes against the day before, in order (domain 3.5). */
export function forecast(input: EvaluationInput, days: number = FORECAST_DAYS): readonly Result[] {
  const end = addDays(input.asOf, days);
  const memory = createMemory(input.reviews);
  const results: Result[] = [];
  let before = judgeAreas(input, input.asOf, memory);
  for (const change of changeDates(input)) {
    if (change.date > end) break;
    if (changedAreas(input, before, change, memory) === undefined) continue;
    // All of them: what did not change may still count days.
    before = judgeAreas(input, change.date, memory);
    results.push(resultOf(input, change.date, before));
  }
  return results;
}

/** The dates of the forecast. */
export function forecastDates(input: EvaluationInput, days: number = FORECAST_DAYS): readonly CalendarDate[] {
  return forecast(input, days).map((result) => result.asOf);
}

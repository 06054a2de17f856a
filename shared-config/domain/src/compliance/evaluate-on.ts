import type { CalendarDate } from '../calendar-date.ts';
import { AREAS } from './areas.ts';
import { type AreaItems, judgeAreas } from './evaluation-day.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { createMemory } from './evaluation-memory.ts';
import { rollUp } from './roll-up.ts';
import type { Item, Result } from './status.ts';

/** The items of all areas as the result of a day. */
export function resultOf(
  { engagementState }: Pick<EvaluationInput, 'engagementState'>,
  asOf: CalendarDate,
  areas: AreaItems,
): Result {
  const items: Item[] = [];
  for (const area of AREAS) items.push(...(areas.get(area) ?? []));
  const summary = rollUp(items);
  const siteAccess = summary.workEligible && engagementState === 'approved';
  return { asOf, ...summary, siteAccess, items };
}

/** The result of one day, without the look ahead (domain 3.1). */
export function evaluateOn(input: EvaluationInput): Result {
  return resultOf(input, input.asOf, judgeAreas(input, input.asOf, createMemory(input.reviews)));
}

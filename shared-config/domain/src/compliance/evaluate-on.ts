import type { CalendarDate } from '../calendar-date.ts';
import { AREAS } from './areas.ts';
import { type AreaItems, judgeAreas } from './evaluation-day.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { createMemory } from './evaluation-memory.ts';
import { rollUp } from './roll-up.ts';
import { createItem, type Item, type Result } from './status.ts';

/** Of no area and under no variance: only the firm, which suspended the company, can end it. */
const SUSPENDED: Item = createItem('company', 'non_compliant', {
  reasons: ['company_suspended'],
  actor: 'firm',
});

/** A demand or a decision that cannot be read may have been the one that fails: what is left of them says nothing. */
function itemsOfCompany({
  contractor,
  damaged = [],
}: Pick<EvaluationInput, 'contractor' | 'damaged'>): readonly Item[] {
  const reasons = damaged.map((kind) => `record_damaged:${kind}`);
  return [
    ...(contractor.suspended === true ? [SUSPENDED] : []),
    ...(reasons.length === 0 ? [] : [createItem('records', 'non_compliant', { reasons, actor: 'firm' })]),
  ];
}

/** The items of all areas as the result of a day. */
export function resultOf(
  input: Pick<EvaluationInput, 'engagementState' | 'contractor' | 'damaged'>,
  asOf: CalendarDate,
  areas: AreaItems,
): Result {
  const items: Item[] = [...itemsOfCompany(input)];
  for (const area of AREAS) items.push(...(areas.get(area) ?? []));
  const summary = rollUp(items);
  const siteAccess = summary.workEligible && input.engagementState === 'approved';
  return { asOf, ...summary, siteAccess, items };
}

/** The result of one day, without the look ahead (domain 3.1). */
export function evaluateOn(input: EvaluationInput): Result {
  return resultOf(input, input.asOf, judgeAreas(input, input.asOf, createMemory(input.reviews)));
}

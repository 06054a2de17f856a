import type { RequirementSet } from '../schemas/requirement-schema.ts';
import { withChange } from './demand-impact.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { evaluateStaff } from './staff.ts';

/** What a version of the demands would find among the people of one contractor today. */
export interface StaffImpact {
  /** Active people assigned to the client today. */
  readonly assigned: number;
  /** By the code of a document that would be required: people who have none that counts, or one that waits for review. */
  readonly lacking: Readonly<Record<string, number>>;
}

/** Who lacks what a version would require, had it taken effect today; undefined where nobody is assigned. */
export function staffImpact(input: EvaluationInput, set: RequirementSet): StaffImpact | undefined {
  const changed = withChange(input, input.asOf, { kind: 'set', set });
  const { asOf, contractor, requirementSet, overrides, reviews, evidence } = changed;
  const terms = { contractor, requirementSet, overrides, reviews };
  const people = evaluateStaff(asOf, set.clientId, { ...evidence.staff, ...terms });
  if (people.length === 0) return undefined;
  const required = set.staffDocs.filter((demand) => demand.required).map(({ typeId }) => typeId);
  const lacking: Record<string, number> = {};
  for (const { key, status } of people.flatMap(({ items }) => items)) {
    const typeId = key.split('.').at(-1) ?? '';
    const isLacking = status === 'non_compliant' || status === 'pending_review';
    if (isLacking && required.includes(typeId)) lacking[typeId] = (lacking[typeId] ?? 0) + 1;
  }
  return { assigned: people.length, lacking };
}

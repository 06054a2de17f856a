import { insuranceChanges, LINE_LABELS } from '@vcms/domain';
import type { RequirementPart } from '@vcms/kits/requirements';
import { insuranceOf, type LimitsValues, limitsProblems, limitsValues } from './limits-form-values.ts';

/** The insurance of a version: what its page reads, writes and compares. */
export const INSURANCE_PART: RequirementPart<LimitsValues> = {
  keys: ['insurance'],
  noun: 'limits',
  sameText: 'The insurance limits are the same.',
  read: limitsValues,
  demands: (values) => ({ insurance: insuranceOf(values) }),
  problems: limitsProblems,
  changes: (before, after) =>
    insuranceChanges(before?.insurance ?? {}, after.insurance).map(({ line, ...change }) => ({
      ...change,
      group: LINE_LABELS[line],
    })),
};

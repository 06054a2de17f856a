import { safetyChanges } from '@vcms/domain';
import type { RequirementPart } from '@vcms/kits/requirements';
import {
  type AcceptableValues,
  acceptableDemands,
  acceptableProblems,
  acceptableValues,
} from './acceptable-values.ts';

const GROUPS = { osha: 'Injury rates (OSHA)', emr: 'Experience modification (EMR)' } as const;

/** The OSHA and EMR demands of a version: what their page reads, writes and compares. */
export const SAFETY_PART: RequirementPart<AcceptableValues> = {
  keys: ['osha', 'emr'],
  noun: 'limits',
  sameText: 'The TRIR and EMR limits are the same.',
  read: acceptableValues,
  demands: acceptableDemands,
  problems: acceptableProblems,
  changes: (before, after) =>
    safetyChanges(before, after).map(({ area, ...change }) => ({ ...change, group: GROUPS[area] })),
};

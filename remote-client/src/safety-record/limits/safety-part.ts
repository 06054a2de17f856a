import { safetyChanges } from '@vcms/domain';
import type { RequirementPart } from '@vcms/kits/requirements';
import {
  type AcceptableValues,
  acceptableDemands,
  acceptableProblems,
  acceptableValues,
} from './acceptable-values.ts';
import { type GroupValues, groupDemand, groupProblems, groupValues } from './groups/group-values.ts';

/** The form of this page: limits for all, and those of single industries. */
export interface SafetyValues extends AcceptableValues {
  readonly groups: readonly GroupValues[];
}

const GROUPS = {
  osha: 'Injury rates (OSHA)',
  emr: 'Experience modification (EMR)',
  groups: 'Limits by industry',
} as const;

/** The OSHA and EMR demands of a version: what their page reads, writes and compares. */
export const SAFETY_PART: RequirementPart<SafetyValues> = {
  keys: ['osha', 'emr', 'naicsGroups'],
  noun: 'limits',
  sameText: 'The TRIR and EMR limits are the same.',
  read: (demands, frame) => ({
    ...acceptableValues(demands, frame),
    groups: groupValues(demands.naicsGroups),
  }),
  demands: (values) => ({ ...acceptableDemands(values), naicsGroups: values.groups.map(groupDemand) }),
  problems: (values) => ({ ...acceptableProblems(values), ...groupProblems(values.groups) }),
  changes: (before, after) =>
    safetyChanges(before, after).map(({ area, ...change }) => ({ ...change, group: GROUPS[area] })),
};

import { formatDate, type RequirementSet, VERSION_MARK_LABELS, type VersionMark } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';
import type { DemandPart, Demands } from './requirement-part.ts';

export const MARK_TONES: Readonly<Record<VersionMark, StatusTone>> = {
  draft: 'waiting',
  future: 'info',
  in_force: 'success',
  superseded: 'neutral',
};

/** "Version 3, starts later, from 01/01/2027". */
export function versionTitle({ n, effectiveFrom }: RequirementSet, mark: VersionMark): string {
  return `Version ${n}, ${VERSION_MARK_LABELS[mark].toLowerCase()}, from ${formatDate(effectiveFrom)}`;
}

const PART_NAMES: Readonly<Record<DemandPart, string>> = {
  insurance: 'insurance',
  osha: 'OSHA rates',
  emr: 'EMR',
  naicsGroups: 'limits by industry',
  programs: 'safety programs',
  questionnaire: 'questionnaire',
  documents: 'documents',
  staffDocs: 'staff documents',
  policy: 'rules of review',
};

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** A version from before there were limits by industry has none. */
function partOf(demands: Demands, key: DemandPart): unknown {
  return key === 'naicsGroups' ? (demands.naicsGroups ?? []) : demands[key];
}

const PARTS = Object.keys(PART_NAMES) as readonly DemandPart[];

/** Names of the parts beside these in which two versions differ. */
export function otherDifferences(
  own: readonly DemandPart[],
  before: Demands,
  after: Demands,
): readonly string[] {
  return PARTS.filter(
    (key) => !own.includes(key) && canonical(partOf(before, key)) !== canonical(partOf(after, key)),
  ).map((key) => PART_NAMES[key]);
}

import { formatDate, type RequirementSet, VERSION_MARK_LABELS, type VersionMark } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

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

const OTHER_PARTS = {
  osha: 'OSHA rates',
  emr: 'EMR',
  programs: 'safety programs',
  questionnaire: 'questionnaire',
  documents: 'documents',
  staffDocs: 'staff documents',
  policy: 'rules of review',
} as const;

type OtherParts = Pick<RequirementSet, keyof typeof OTHER_PARTS>;

/** The same text for the same value, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
}

/** Names of the parts beside insurance in which two versions differ. */
export function otherDifferences(before: OtherParts, after: OtherParts): readonly string[] {
  return Object.entries(OTHER_PARTS).flatMap(([part, label]) => {
    const key = part as keyof OtherParts;
    return canonical(before[key]) === canonical(after[key]) ? [] : [label];
  });
}

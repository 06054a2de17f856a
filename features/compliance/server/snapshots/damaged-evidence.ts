import type { DecidingRecord, RequirementSet } from '@vcms/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

interface DecidingEvidence {
  readonly kind: DecidingRecord;
  /** The collection under the company. */
  readonly folder: string;
  readonly isAskedBy: (set: RequirementSet) => boolean;
}

const EVIDENCE: readonly DecidingEvidence[] = [
  {
    kind: 'policy',
    folder: 'policies',
    isAskedBy: ({ insurance }) => Object.values(insurance).some(({ required }) => required),
  },
  { kind: 'injury_log', folder: 'oshaYears', isAskedBy: ({ osha }) => osha.required },
  { kind: 'modification', folder: 'emr', isAskedBy: ({ emr }) => emr.required },
  { kind: 'program', folder: 'programVersions', isAskedBy: ({ programs }) => programs.length > 0 },
];

/** What does not exist for the evaluation fails nobody when it cannot be read. */
const UNSEEN: readonly unknown[] = ['draft', 'withdrawn', 'archived'];

/**
 * Evidence that cannot be read, of kinds that the client asks for now or will: what it said may have been worse than what is
 * left, which then must not pass (domain 3.7). Other evidence is missing without it, which is never better.
 */
export function decidingEvidence(
  damaged: readonly DocumentSnapshot[],
  sets: readonly RequirementSet[],
): readonly (readonly [DecidingRecord, readonly DocumentSnapshot[]])[] {
  const open = sets.filter(({ status }) => status === 'published');
  return EVIDENCE.filter(({ isAskedBy }) => open.some(isAskedBy)).map(({ kind, folder }) => [
    kind,
    damaged.filter((entry) => entry.ref.parent.id === folder && !UNSEEN.includes(entry.get('state'))),
  ]);
}

import type { EvidenceState } from '@vcms/domain';

/** What a contractor can do with a program from the page. */
export type ProgramMove = 'upload' | 'correct' | 'continue' | 'not-applicable' | 'withdraw' | 'delete';

export const MOVE_LABELS: Readonly<Record<ProgramMove, string>> = {
  upload: 'Upload a version',
  correct: 'Correct',
  continue: 'Continue',
  'not-applicable': 'Does not apply to us',
  withdraw: 'Withdraw',
  delete: 'Delete draft',
};

const MOVES: Readonly<Partial<Record<EvidenceState, readonly ProgramMove[]>>> = {
  draft: ['continue', 'delete'],
  submitted: ['withdraw'],
  in_review: ['withdraw'],
  changes_requested: ['correct', 'not-applicable'],
  rejected: ['correct', 'not-applicable'],
};

/** The moves that the newest version allows; the telling one first. Nothing on file: a first version. */
export function movesOf(newest: { readonly state: EvidenceState } | undefined): readonly ProgramMove[] {
  return (newest && MOVES[newest.state]) ?? ['upload', 'not-applicable'];
}

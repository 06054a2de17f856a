import type { EvidenceState, StaffDocument } from '@vcms/domain';

/** What a contractor can do with a document of a person. */
export type DocumentMove = 'open' | 'edit' | 'correct' | 'renew' | 'withdraw' | 'delete';

export const MOVE_LABELS: Readonly<Record<DocumentMove, string>> = {
  open: 'Open file',
  edit: 'Continue',
  correct: 'Correct',
  renew: 'Renew',
  withdraw: 'Withdraw',
  delete: 'Delete draft',
};

const MOVES: Readonly<Partial<Record<EvidenceState, readonly DocumentMove[]>>> = {
  draft: ['edit'],
  submitted: ['withdraw'],
  in_review: ['withdraw'],
  changes_requested: ['correct'],
};

/** The moves that the state allows; only what was never submitted may be deleted. */
export function documentMoves({
  state,
  version,
}: Pick<StaffDocument, 'state' | 'version'>): readonly DocumentMove[] {
  if (state === 'draft' && version === 1) return ['edit', 'open', 'delete'];
  return [...(MOVES[state] ?? ['renew']), 'open'];
}

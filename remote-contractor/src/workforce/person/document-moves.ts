import type { EvidenceState, StaffDocument } from '@vcms/domain';

/** What a contractor can do with a document of a person. */
export type DocumentMove = 'open' | 'edit' | 'correct' | 'renew' | 'again' | 'withdraw' | 'delete';

export const MOVE_LABELS: Readonly<Record<DocumentMove, string>> = {
  open: 'Open file',
  edit: 'Continue',
  correct: 'Correct',
  renew: 'Renew',
  again: 'Send again',
  withdraw: 'Withdraw',
  delete: 'Delete draft',
};

const MOVES: Readonly<Partial<Record<EvidenceState, readonly DocumentMove[]>>> = {
  draft: ['edit'],
  submitted: ['withdraw'],
  in_review: ['withdraw'],
  changes_requested: ['correct'],
};

/**
 * The moves that the state allows; only what was never submitted may be deleted.
 * @param isHeld it was handed in under the person's present name
 */
export function documentMoves(
  { state, version }: Pick<StaffDocument, 'state' | 'version'>,
  isHeld: boolean,
): readonly DocumentMove[] {
  if (state === 'draft' && version === 1) return ['edit', 'open', 'delete'];
  return [...(MOVES[state] ?? (isHeld ? ['renew'] : ['again', 'renew'])), 'open'];
}

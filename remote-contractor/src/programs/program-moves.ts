import type { EvidenceState, NextActor, ProgramAppeal } from '@vcms/domain';

/** What a contractor can do with a program from the page. */
export type ProgramMove =
  | 'upload'
  | 'correct'
  | 'appeal'
  | 'continue'
  | 'not-applicable'
  | 'withdraw'
  | 'delete';

export const MOVE_LABELS: Readonly<Record<ProgramMove, string>> = {
  upload: 'Upload a version',
  correct: 'Correct',
  appeal: 'Request a second look',
  continue: 'Continue',
  'not-applicable': 'Does not apply to us',
  withdraw: 'Withdraw',
  delete: 'Delete draft',
};

const MOVES: Readonly<Partial<Record<EvidenceState, readonly ProgramMove[]>>> = {
  draft: ['continue', 'delete'],
  submitted: ['withdraw'],
  in_review: ['withdraw'],
  changes_requested: ['correct', 'appeal', 'not-applicable'],
  rejected: ['correct', 'appeal', 'not-applicable'],
};

/** A second look is given once; what waits for it was decided already, and is not withdrawn. */
const ONCE: readonly ProgramMove[] = ['appeal', 'withdraw'];

/** The moves that the newest version allows; the telling one first. Nothing on file: a first version. */
export function movesOf(
  newest: { readonly state: EvidenceState; readonly appeal?: ProgramAppeal | undefined } | undefined,
): readonly ProgramMove[] {
  const moves = (newest && MOVES[newest.state]) ?? ['upload', 'not-applicable'];
  return newest?.appeal === undefined ? moves : moves.filter((move) => !ONCE.includes(move));
}

/** Whether the page points at a move: withdrawing never is the next step, and a further version only where a client waits for it. */
export function isNextStep(
  move: ProgramMove,
  asks: readonly { readonly item: { readonly actor: NextActor | null } }[],
): boolean {
  if (move === 'upload') return asks.some(({ item }) => item.actor === 'contractor');
  return move !== 'withdraw';
}

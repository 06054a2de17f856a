/** A move of an own record that is asked about before. */
export type ConfirmedMove = 'withdraw' | 'delete';

/** The question of a move, its button and what is told afterwards. `name`: such as "OSHA year 2025". */
export function moveWords(move: ConfirmedMove, name: string) {
  return move === 'withdraw'
    ? { title: `Withdraw ${name}?`, verb: 'Withdraw', done: `${name} is withdrawn.` }
    : { title: `Delete the draft of ${name}?`, verb: 'Delete draft', done: `${name} is deleted.` };
}

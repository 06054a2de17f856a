import type { Firestore } from 'firebase/firestore';
import { beginChange, type ExpectedChange } from './pending-changes.ts';

/**
 * Shows what is expected while it is sent, and takes it back unless it was done. For forms, which stay open until then so that
 * nothing typed is lost: the page behind them says at once what will be.
 * @param expected absent: nobody can say what comes of it
 */
export async function whileExpected<Answer extends { readonly kind: string }>(
  firestore: Firestore,
  expected: ExpectedChange | undefined,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const change = expected === undefined ? undefined : beginChange(firestore, expected);
  const answer = await send();
  if (answer.kind === 'done') change?.confirm();
  else change?.refuse();
  return answer;
}

import type { PendingAnswers } from '@vcms/questionnaires/data';
import type { Answer, Answers } from '@vcms/questionnaires/model';

type Pending = PendingAnswers[string];

/** A pending answer stays the object that it was: what is drawn from it is not drawn again when another one is given. */
const stamped = new WeakMap<Pending, Answer>();

function answerOf(pending: Pending, uid: string): Answer | undefined {
  const { answer, at } = pending;
  if (answer === undefined) return undefined;
  const known = stamped.get(pending);
  if (known?.answeredBy === uid) return known;
  const made: Answer = { ...answer, answeredAt: new Date(at), answeredBy: uid };
  stamped.set(pending, made);
  return made;
}

/** Answers on file with those that are on their way over them. */
export function withPending(stored: Answers, pending: PendingAnswers, uid: string): Answers {
  const entries = Object.entries(pending);
  if (entries.length === 0) return stored;
  const merged: Record<string, Answer> = { ...stored };
  for (const [id, entry] of entries) {
    const answer = answerOf(entry, uid);
    if (answer === undefined) delete merged[id];
    else merged[id] = answer;
  }
  return merged;
}

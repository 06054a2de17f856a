import type { PendingAnswers } from '@vcms/questionnaires/data';
import type { Answers } from '@vcms/questionnaires/model';

/** Answers on file with those that are on their way over them. */
export function withPending(stored: Answers, pending: PendingAnswers, uid: string): Answers {
  const entries = Object.entries(pending);
  if (entries.length === 0) return stored;
  const merged: Record<string, Answers[string]> = { ...stored };
  for (const [id, { answer, at }] of entries) {
    if (answer === undefined) delete merged[id];
    else merged[id] = { ...answer, answeredAt: new Date(at), answeredBy: uid };
  }
  return merged;
}

import type { Answer, Answers } from '@vcms/questionnaires/model';

function isSameValue(left: Answer['value'], right: Answer['value']): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((entry, at) => entry === right[at]);
}

function isSame(left: Answer, right: Answer): boolean {
  return (
    left.comment === right.comment &&
    left.docId === right.docId &&
    left.answeredBy === right.answeredBy &&
    left.answeredAt.getTime() === right.answeredAt.getTime() &&
    isSameValue(left.value, right.value)
  );
}

/**
 * The next answers, with those that say the same as before being the objects that they were: each snapshot of the record
 * brings all of them anew, and what is drawn from one that did not change is not drawn again.
 */
export function keepAnswers(before: Answers, next: Answers): Answers {
  let isChanged = Object.keys(before).length !== Object.keys(next).length;
  const kept = Object.entries(next).map(([id, answer]) => {
    const held = before[id];
    if (held !== undefined && isSame(held, answer)) return [id, held] as const;
    isChanged = true;
    return [id, answer] as const;
  });
  return isChanged ? Object.fromEntries(kept) : before;
}

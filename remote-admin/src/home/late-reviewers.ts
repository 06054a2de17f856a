import type { ReviewTaskLine } from '@vcms/data';

/** Late reviews of one person; undefined: nobody has taken them. */
export interface LateReviewer {
  readonly uid: string | undefined;
  readonly name: string | undefined;
  readonly count: number;
}

/**
 * Late reviews by who took them last, the most first, then by name; those that nobody has taken stand last. Somebody whose
 * lock has run out is named all the same: it was begun and not finished.
 */
export function lateReviewers(tasks: readonly Pick<ReviewTaskLine, 'holder'>[]): readonly LateReviewer[] {
  const byPerson = new Map<string | undefined, LateReviewer>();
  for (const { holder } of tasks) {
    const before = byPerson.get(holder?.uid)?.count ?? 0;
    byPerson.set(holder?.uid, { uid: holder?.uid, name: holder?.name, count: before + 1 });
  }
  return [...byPerson.values()].toSorted(
    (a, b) =>
      Number(a.uid === undefined) - Number(b.uid === undefined) ||
      b.count - a.count ||
      (a.name ?? '').localeCompare(b.name ?? '', 'en'),
  );
}

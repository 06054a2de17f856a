import type { Standing } from '@vcms/data';
import { itemTitle } from '@vcms/domain';

/** A demand that several contractors do not meet. */
export interface TopReason {
  readonly key: string;
  readonly title: string;
  /** Contractors that do not meet it. */
  readonly count: number;
}

/** The demands that most contractors do not meet, the most frequent first; a variance counts as met. */
export function topReasons(standings: readonly Standing[], max: number): readonly TopReason[] {
  const counts = new Map<string, number>();
  for (const { items } of standings) {
    for (const { key, status } of items) {
      if (status === 'non_compliant') counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([key, count]) => ({ key, title: itemTitle(key), count }))
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'))
    .slice(0, max);
}

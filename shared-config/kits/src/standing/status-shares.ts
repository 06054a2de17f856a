import { ITEM_STATUSES, type Status } from '@vcms/domain';

/** One part of a whole. */
export interface StatusShare {
  readonly status: Status;
  readonly count: number;
  /** 0..100, whole; the parts of a whole that is not empty add up to 100. */
  readonly percent: number;
}

/**
 * The parts of a whole, the worst status first; statuses that nothing has are left out. Percentages are rounded by largest
 * remainder, so that what is shown adds up.
 */
export function statusShares(counts: Readonly<Record<Status, number>>): readonly StatusShare[] {
  const present = ITEM_STATUSES.filter((status) => counts[status] > 0);
  const total = present.reduce((sum, status) => sum + counts[status], 0);
  const exact = present.map((status) => (100 * counts[status]) / total);
  const missing = 100 - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const raised = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at);
  return present.map((status, at) => ({
    status,
    count: counts[status],
    percent: Math.floor(exact[at] ?? 0) + (raised.includes(at) ? 1 : 0),
  }));
}

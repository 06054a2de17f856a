import { ITEM_STATUSES, type Status } from '@vcms/domain';

/** One part of a whole. */
export interface StatusShare {
  readonly status: Status;
  readonly count: number;
  /** 0..100, rounded to a whole; equal counts have equal percentages, so the parts may add up to 99 or 101. */
  readonly percent: number;
}

/** The parts of a whole, the worst status first; statuses that nothing has are left out. */
export function statusShares(counts: Readonly<Record<Status, number>>): readonly StatusShare[] {
  const present = ITEM_STATUSES.filter((status) => counts[status] > 0);
  const total = present.reduce((sum, status) => sum + counts[status], 0);
  return present.map((status) => ({
    status,
    count: counts[status],
    percent: Math.round((100 * counts[status]) / total),
  }));
}

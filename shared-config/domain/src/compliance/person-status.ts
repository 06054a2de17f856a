import type { StaffResult } from './staff.ts';

/** How a person stands with a client, the worst on top (domain 4.5). */
export const PERSON_STATUSES = ['missing', 'pending', 'expiring', 'ready'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** Whoever misses one document and waits for another is missing: pending never helps. */
export function personStatusOf({ overall, siteReady }: StaffResult): PersonStatus {
  if (!siteReady) return overall === 'pending_review' ? 'pending' : 'missing';
  return overall === 'expiring' ? 'expiring' : 'ready';
}

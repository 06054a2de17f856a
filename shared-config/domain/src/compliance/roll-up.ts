import { ITEM_STATUSES, type Item, type Status } from './status.ts';

export interface RollUp {
  readonly overall: Status;
  readonly workEligible: boolean;
  /** 0..100, null when no demand applies. */
  readonly readinessPct: number | null;
}

const READY: readonly Status[] = ['compliant', 'expiring', 'variance'];

function forbidsWork(item: Pick<Item, 'status' | 'grace'>): boolean {
  return item.status === 'non_compliant' || (item.status === 'pending_review' && item.grace !== true);
}

/** All items in one answer: the worst status, whether work may go on, and how far the contractor is (domain 3.4). */
export function rollUp(items: readonly Pick<Item, 'status' | 'grace'>[]): RollUp {
  const counts: Record<Status, number> = {
    non_compliant: 0,
    pending_review: 0,
    variance: 0,
    expiring: 0,
    compliant: 0,
    not_applicable: 0,
  };
  for (const { status } of items) counts[status] += 1;
  const asked = items.length - counts.not_applicable;
  const ready = READY.reduce((sum, status) => sum + counts[status], 0);
  return {
    overall: ITEM_STATUSES.find((status) => counts[status] > 0) ?? 'not_applicable',
    workEligible: !items.some(forbidsWork),
    readinessPct: asked === 0 ? null : Math.floor((100 * ready) / asked),
  };
}

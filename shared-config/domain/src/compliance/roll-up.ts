import { type Item, type Status, worstStatus } from './status.ts';

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
  const asked = items.filter((item) => item.status !== 'not_applicable');
  const ready = asked.filter((item) => READY.includes(item.status));
  return {
    overall: worstStatus(items.map((item) => item.status)),
    workEligible: !items.some(forbidsWork),
    readinessPct: asked.length === 0 ? null : Math.floor((100 * ready.length) / asked.length),
  };
}

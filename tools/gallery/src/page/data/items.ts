import type { Item } from '@vcms/domain';

function item(key: string, status: Item['status'], more: Partial<Item> = {}): Item {
  return { key, status, raw: status, reasons: [], evidenceIds: [], actor: null, ...more };
}

/** Demands in every status. */
export const ITEMS: readonly Item[] = [
  item('insurance.gl.occurrence', 'non_compliant', {
    reasons: ['below_limit'],
    actual: 1_000_000,
    required: 2_000_000,
    gap: 1_000_000,
    evidenceIds: ['policy-1'],
    dueOn: '2026-03-20',
    actor: 'contractor',
  }),
  item('insurance.auto.coverage', 'expiring', {
    reasons: ['ends_soon'],
    evidenceIds: ['policy-2'],
    dueOn: '2026-03-31',
    actor: 'contractor',
    facts: { daysLeft: 15 },
  }),
  item('osha.trir', 'pending_review', {
    reasons: ['awaiting_review'],
    actual: '1.24',
    required: '2.00',
    evidenceIds: ['log-1', 'log-2'],
    actor: 'firm',
  }),
  item('emr.rating', 'variance', {
    reasons: ['missing'],
    varianceTo: '2026-12-31',
    actual: '1.10',
    required: '1.00',
  }),
  item('insurance.gl.coverage', 'compliant', { evidenceIds: ['policy-1'] }),
  item('insurance.wc_el.coverage', 'compliant', { evidenceIds: ['policy-3'] }),
];

export const VARIANCE_STATES = [
  'requested',
  'approved',
  'denied',
  'withdrawn',
  'expired',
  'revoked',
  'closed',
] as const;
export type VarianceState = (typeof VARIANCE_STATES)[number];

export const VARIANCE_STATE_LABELS: Readonly<Record<VarianceState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  revoked: 'Revoked',
  closed: 'Closed, no longer needed',
};

/** Longest term in days where a client has published no demands yet (domain section 2, requirement set). */
export const VARIANCE_DAYS_DEFAULT = 180;

export const VARIANCE_BOUNDS = { reasonMin: 20, reasonMax: 2000, conditionsMax: 1000 } as const;

/** A departure from statistics must say what is done about the risk (domain section 2). */
export function needsMitigation(key: string): boolean {
  return ['osha', 'emr'].includes(key.split('.')[0] ?? '');
}

/** True when `key` is the leaf itself or a parent of it: insurance.auto covers insurance.auto.auto_csl. */
export function coversKey(key: string, leaf: string): boolean {
  return leaf === key || leaf.startsWith(`${key}.`);
}

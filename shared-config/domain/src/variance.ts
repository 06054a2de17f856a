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

export const VARIANCE_BOUNDS = { reasonMin: 20, reasonMax: 2000, conditionsMax: 1000 } as const;

/** A departure from statistics must say what is done about the risk (domain section 2). */
export function needsMitigation(key: string): boolean {
  return ['osha', 'emr'].includes(key.split('.')[0] ?? '');
}

/** True when `key` is the leaf itself or a parent of it: insurance.auto covers insurance.auto.auto_csl. */
export function coversKey(key: string, leaf: string): boolean {
  return leaf === key || leaf.startsWith(`${key}.`);
}

import type { LimitCode } from '../insurance.ts';

/** The two halves of an umbrella: each occurrence, and the aggregate of the policy term. */
export type UmbrellaPart = 'occurrence' | 'aggregate';

const AGGREGATES: readonly LimitCode[] = [
  'gl_general_aggregate',
  'gl_products_comp_op_agg',
  'el_disease_policy_limit',
  'umb_aggregate',
];

/** Dollars per part. */
export type UmbrellaAmounts = Readonly<Record<UmbrellaPart, number>>;

/** What lines may take from the umbrella that was chosen (domain 3.2). */
export interface UmbrellaHelp {
  readonly id: string;
  readonly amounts: UmbrellaAmounts;
  /** What is left over its own minimum; 0 where it does not reach it anyway. */
  readonly spare: UmbrellaAmounts;
  readonly pending: boolean;
  readonly grace: boolean;
}

export const NOTHING_USED: UmbrellaAmounts = { occurrence: 0, aggregate: 0 };

export function umbrellaPartOf(code: LimitCode): UmbrellaPart {
  return AGGREGATES.includes(code) ? 'aggregate' : 'occurrence';
}

/** One loss meets one line: the largest shortfall counts, not the sum (domain 3.2). */
export function largestUse(uses: readonly UmbrellaAmounts[]): UmbrellaAmounts {
  return uses.reduce(
    (most, { occurrence, aggregate }) => ({
      occurrence: Math.max(most.occurrence, occurrence),
      aggregate: Math.max(most.aggregate, aggregate),
    }),
    NOTHING_USED,
  );
}

function sameAmounts(left: UmbrellaAmounts, right: UmbrellaAmounts): boolean {
  return left.occurrence === right.occurrence && left.aggregate === right.aggregate;
}

/** True when both stand for the same umbrella in the same state. */
export function isSameHelp(left: UmbrellaHelp | undefined, right: UmbrellaHelp | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  return (
    left.id === right.id &&
    left.pending === right.pending &&
    left.grace === right.grace &&
    sameAmounts(left.amounts, right.amounts) &&
    sameAmounts(left.spare, right.spare)
  );
}

/** True when the use leaves less than the umbrella's own minimum. */
export function strains(use: UmbrellaAmounts, help: UmbrellaHelp | undefined): boolean {
  if (help === undefined) return false;
  return use.occurrence > help.spare.occurrence || use.aggregate > help.spare.aggregate;
}

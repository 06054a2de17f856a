import type { InsuranceLine, LimitCode } from '../insurance.ts';
import { LIMITS_OF_LINE } from '../insurance.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { createItem, type Item } from './status.ts';
import {
  largestUse,
  NOTHING_USED,
  type UmbrellaAmounts,
  type UmbrellaHelp,
  umbrellaPartOf,
} from './umbrella.ts';

/** Lines whose minimum an umbrella may help to reach (domain 3.2). */
export const UMBRELLA_LINES: readonly InsuranceLine[] = ['gl', 'auto', 'wc_el'];

/** Dollars a policy carries for a limit. Split automobile limits stand in for the combined one by their smaller part. */
export function amountOf(policy: Policy, code: LimitCode): number {
  const { limits } = policy;
  if (code !== 'auto_csl' || limits.auto_csl !== undefined) return limits[code] ?? 0;
  return Math.min(limits.auto_bi_accident ?? 0, limits.auto_pd ?? 0);
}

/** The demanded limits of a line in the order of the certificate. */
export function demandedLimits(line: InsuranceLine, demand: LineRequirement): readonly [LimitCode, number][] {
  return LIMITS_OF_LINE[line].flatMap((code): [LimitCode, number][] => {
    const minimum = demand.limits[code];
    return minimum === undefined ? [] : [[code, minimum]];
  });
}

export interface JudgedLimits {
  readonly items: readonly Item[];
  readonly used: UmbrellaAmounts;
}

interface JudgedLimit {
  readonly item: Item;
  readonly used: UmbrellaAmounts;
}

function judgeWithUmbrella(key: string, trace: Partial<Item>, short: number, help: UmbrellaHelp): Item {
  const evidenceIds = [...(trace.evidenceIds ?? []), help.id];
  if (!help.pending) {
    return createItem(key, 'compliant', { ...trace, reasons: ['met_with_umbrella'], evidenceIds });
  }
  const reasons = ['met_with_umbrella', 'awaiting_review', ...(help.grace ? ['grace'] : [])];
  const grace = help.grace ? { grace: true } : {};
  return createItem(key, 'pending_review', { ...trace, reasons, evidenceIds, gap: short, ...grace });
}

function judgeLimit(
  key: string,
  have: number,
  required: number,
  code: LimitCode,
  evidenceIds: readonly string[],
  help: UmbrellaHelp | undefined,
): JudgedLimit {
  const trace = { actual: have, required, evidenceIds };
  if (have >= required) return { item: createItem(key, 'compliant', trace), used: NOTHING_USED };
  const short = required - have;
  const part = umbrellaPartOf(code);
  if (help !== undefined && short <= help.amounts[part]) {
    return { item: judgeWithUmbrella(key, trace, short, help), used: { ...NOTHING_USED, [part]: short } };
  }
  const item = createItem(key, 'non_compliant', { ...trace, reasons: ['below_limit'], gap: short });
  return { item, used: NOTHING_USED };
}

/** `insurance.<line>.<limit>` of every line but the umbrella itself. Waived limits are left to the caller. */
export function judgeLimits(
  policy: Policy,
  limits: readonly [LimitCode, number][],
  help: UmbrellaHelp | undefined,
): JudgedLimits {
  const judged = limits.map(([code, minimum]) =>
    judgeLimit(`insurance.${policy.line}.${code}`, amountOf(policy, code), minimum, code, [policy.id], help),
  );
  return { items: judged.map((entry) => entry.item), used: largestUse(judged.map((entry) => entry.used)) };
}

/** `insurance.umbrella.<limit>`: what the lines below it take is gone first. */
export function judgeUmbrellaLimits(
  policy: Policy,
  limits: readonly [LimitCode, number][],
  used: UmbrellaAmounts,
): readonly Item[] {
  return limits.map(([code, required]) => {
    const have = amountOf(policy, code);
    const taken = Math.min(have, used[umbrellaPartOf(code)]);
    const left = have - taken;
    const trace = { actual: left, required, evidenceIds: [policy.id] };
    const key = `insurance.umbrella.${code}`;
    if (left >= required) return createItem(key, 'compliant', trace);
    const consumed = have >= required;
    return createItem(key, 'non_compliant', {
      ...trace,
      reasons: consumed ? ['below_limit', 'consumed_by_primary'] : ['below_limit'],
      gap: required - left,
      facts: { used: taken },
    });
  });
}

import type { InsuranceLine, LimitCode } from '../insurance.ts';
import { LIMITS_OF_LINE } from '../insurance.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { insuranceKey } from './insurance-keys.ts';
import { compliantItem, createItem, type Item } from './status.ts';
import { NOTHING_USED, type UmbrellaAmounts, type UmbrellaHelp, umbrellaPartOf } from './umbrella.ts';

/** Lines whose minimum an umbrella may help to reach (domain 3.2). */
export const UMBRELLA_LINES: readonly InsuranceLine[] = ['gl', 'auto', 'wc_el'];

/** Dollars a policy carries for a limit. Split automobile limits stand in for the combined one by their smaller part. */
export function amountOf(policy: Policy, code: LimitCode): number {
  const { limits } = policy;
  if (code !== 'auto_csl' || limits.auto_csl !== undefined) return limits[code] ?? 0;
  return Math.min(limits.auto_bi_accident ?? 0, limits.auto_pd ?? 0);
}

/** The demanded limits of a line in the order of the certificate, without those the client waived. */
export function demandedLimits(
  context: EvaluationContext,
  line: InsuranceLine,
  demand: LineRequirement,
): readonly [LimitCode, number][] {
  const limits: [LimitCode, number][] = [];
  for (const code of LIMITS_OF_LINE[line]) {
    const minimum = demand.limits[code];
    if (minimum !== undefined && !context.isWaived(insuranceKey(line, code))) limits.push([code, minimum]);
  }
  return limits;
}

export interface JudgedLimits {
  readonly items: readonly Item[];
  readonly used: UmbrellaAmounts;
}

/** A limit that is reached with the umbrella; it waits where the umbrella does. */
function judgeWithUmbrella(
  { reviewer }: EvaluationContext,
  key: string,
  trace: Partial<Item> & { readonly gap: number },
  help: UmbrellaHelp,
): Item {
  const { actual, required } = trace;
  const evidenceIds = [...(trace.evidenceIds ?? []), help.id];
  if (!help.pending) {
    const reasons = ['met_with_umbrella'];
    return createItem(key, 'compliant', { actual, required, evidenceIds, reasons });
  }
  const reasons = ['met_with_umbrella', 'awaiting_review', ...(help.grace ? ['grace'] : [])];
  const grace = help.grace ? true : undefined;
  return createItem(key, 'pending_review', { ...trace, reasons, evidenceIds, actor: reviewer, grace });
}

/** `insurance.<line>.<limit>` of every line but the umbrella itself. One loss uses the umbrella once: the largest gap counts. */
export function judgeLimits(
  context: EvaluationContext,
  policy: Policy,
  limits: readonly [LimitCode, number][],
  help: UmbrellaHelp | undefined,
): JudgedLimits {
  const evidenceIds = [policy.id];
  const items: Item[] = [];
  let used = NOTHING_USED;
  for (const [code, required] of limits) {
    const key = insuranceKey(policy.line, code);
    const actual = amountOf(policy, code);
    const gap = required - actual;
    const part = umbrellaPartOf(code);
    if (gap <= 0) {
      items.push(compliantItem(key, evidenceIds, actual, required));
    } else if (help !== undefined && gap <= help.amounts[part]) {
      items.push(judgeWithUmbrella(context, key, { actual, required, evidenceIds, gap }, help));
      used = { ...used, [part]: Math.max(used[part], gap) };
    } else {
      const reasons = ['below_limit'];
      items.push(createItem(key, 'non_compliant', { actual, required, evidenceIds, reasons, gap }));
    }
  }
  return { items, used };
}

/** `insurance.umbrella.<limit>`: what the lines below it take is gone first. */
export function judgeUmbrellaLimits(
  policy: Policy,
  limits: readonly [LimitCode, number][],
  used: UmbrellaAmounts,
): readonly Item[] {
  const evidenceIds = [policy.id];
  return limits.map(([code, required]) => {
    const have = amountOf(policy, code);
    const taken = Math.min(have, used[umbrellaPartOf(code)]);
    const left = have - taken;
    const key = insuranceKey('umbrella', code);
    if (left >= required && taken === 0) return compliantItem(key, evidenceIds, left, required);
    if (left >= required) {
      return createItem(key, 'compliant', { actual: left, required, evidenceIds, facts: { used: taken } });
    }
    return createItem(key, 'non_compliant', {
      actual: left,
      required,
      evidenceIds,
      reasons: have >= required ? ['below_limit', 'consumed_by_primary'] : ['below_limit'],
      gap: required - left,
      facts: { used: taken },
    });
  });
}

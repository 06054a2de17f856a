import { WC_STATEMENT_TYPE } from '../document.ts';
import type { InsuranceLine } from '../insurance.ts';
import { INSURANCE_LINES, LIMITS_OF_LINE } from '../insurance.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { firstInOrder, isCandidate, judgeCoverage, judgePaper } from './coverage.ts';
import { documentCovers } from './document-items.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { insuranceKey } from './insurance-keys.ts';
import { amountOf, demandedLimits, judgeUmbrellaLimits, UMBRELLA_LINES } from './insurance-limits.ts';
import { judgeLine, judgeWording, policyCovers, tierOf } from './insurance-line.ts';
import { withGrace } from './insurance-shown.ts';
import type { PolicyCover } from './policy-cover.ts';
import { createItem, type Item, type Status } from './status.ts';
import { largestUse, type UmbrellaAmounts, type UmbrellaHelp, umbrellaPartOf } from './umbrella.ts';
import { WORDING_PARTS, wordingDemand } from './wording-demands.ts';

/** Without a demand for an umbrella one still counts for the lines that may use it. */
const NO_UMBRELLA_DEMAND: LineRequirement = { required: false, limits: {}, endorsements: [], warnDays: 0 };

type LineItems = ReadonlyMap<InsuranceLine, readonly Item[]>;

function demandOf(context: EvaluationContext, line: InsuranceLine): LineRequirement | undefined {
  const demand = context.set.insurance[line];
  return demand?.required === true ? demand : undefined;
}

function umbrellaDemand(context: EvaluationContext): LineRequirement {
  return demandOf(context, 'umbrella') ?? NO_UMBRELLA_DEMAND;
}

function umbrellaLimits(context: EvaluationContext) {
  return demandedLimits(context, 'umbrella', umbrellaDemand(context));
}

function judgeUmbrellaCoverage(
  context: EvaluationContext,
  covers: readonly PolicyCover[],
  chosen: PolicyCover | undefined,
): Item {
  return judgeCoverage(insuranceKey('umbrella', 'coverage'), covers, chosen, {
    asOf: context.asOf,
    warnDays: umbrellaDemand(context).warnDays,
    graceDays: context.set.policy.graceDays,
    reviewer: context.reviewer,
  });
}

function helpOf(context: EvaluationContext, cover: PolicyCover, coverage: Item): UmbrellaHelp {
  const amounts = {
    occurrence: amountOf(cover.policy, 'umb_each_occurrence'),
    aggregate: amountOf(cover.policy, 'umb_aggregate'),
  };
  const spare = { ...amounts };
  for (const [code, minimum] of umbrellaLimits(context)) {
    const part = umbrellaPartOf(code);
    spare[part] = Math.max(0, amounts[part] - minimum);
  }
  return {
    id: cover.id,
    amounts,
    spare,
    pending: cover.review.state === 'pending',
    grace: coverage.grace === true,
  };
}

/** The lines that may use the umbrella, and the umbrella itself, with one choice of the umbrella. */
function judgeWithUmbrella(
  context: EvaluationContext,
  covers: readonly PolicyCover[],
  cover: PolicyCover | undefined,
): { readonly items: LineItems; readonly tier: number } {
  const coverage = judgeUmbrellaCoverage(context, covers, cover);
  const help = cover === undefined ? undefined : helpOf(context, cover, coverage);
  const items = new Map<InsuranceLine, readonly Item[]>();
  const uses: UmbrellaAmounts[] = [];
  for (const line of UMBRELLA_LINES) {
    const demand = demandOf(context, line);
    if (demand === undefined) continue;
    const judged = judgeLine(context, line, demand, help);
    items.set(line, judged.items);
    uses.push(judged.used);
  }
  if (cover === undefined) {
    if (demandOf(context, 'umbrella') !== undefined) items.set('umbrella', [coverage]);
    return { items, tier: 0 };
  }
  const own = [
    ...judgeUmbrellaLimits(cover.policy, umbrellaLimits(context), largestUse(uses)),
    ...judgeWording(context, cover, umbrellaDemand(context)),
  ];
  if (demandOf(context, 'umbrella') !== undefined)
    items.set('umbrella', [coverage, ...withGrace('umbrella', coverage, own)]);
  return { items, tier: tierOf(cover.review.state === 'accepted', own, false) };
}

/** Orders outcomes: fewer failed items first, then fewer waiting, then fewer ending. Far fewer than 100 of each exist. */
function shortcomings(items: readonly Item[]): number {
  const count = (status: Status) => items.filter((item) => item.status === status).length;
  return 10 * (100 * (100 * count('non_compliant') + count('pending_review')) + count('expiring'));
}

/**
 * The umbrella is chosen by what comes out for all lines together: one with a later end that is too small below
 * must not displace one that is enough. Between equal outcomes the order of choice of domain 3.2 decides.
 */
function judgeUmbrellaGroup(context: EvaluationContext): LineItems {
  const covers = policyCovers(context, 'umbrella');
  const candidates = covers.filter((cover) => isCandidate(cover, context.asOf));
  const [only, ...others] = candidates;
  if (others.length === 0) return judgeWithUmbrella(context, covers, only).items;
  const options = candidates.map((cover) => {
    const { items, tier } = judgeWithUmbrella(context, covers, cover);
    return { cover, items, tier: tier + shortcomings([...items.values()].flat()) };
  });
  return firstInOrder(options)?.items ?? judgeWithUmbrella(context, covers, undefined).items;
}

/** A company without employees states it instead of carrying workers' compensation (domain 3.2). */
function withStatement(context: EvaluationContext, items: readonly Item[]): readonly Item[] {
  const [coverage] = items;
  if (coverage?.status !== 'non_compliant') return items;
  const { asOf, reviewer } = context;
  const covers = documentCovers(context, WC_STATEMENT_TYPE);
  if (covers.length === 0) return items;
  const statement = judgePaper(coverage.key, covers, { asOf, reviewer, warnDays: 0, graceDays: 0 });
  if (statement.status === 'non_compliant') return items;
  if (statement.status === 'pending_review') return [statement];
  if (hasCancelledTerm(context))
    return [{ ...statement, status: 'pending_review', raw: 'pending_review', actor: reviewer }];
  const { evidenceIds } = statement;
  const stated = createItem(coverage.key, 'not_applicable', { reasons: ['wc_not_required'], evidenceIds });
  const asked = demandOf(context, 'wc_el')?.statutory === true;
  const trace = { reasons: ['wc_not_required'], required: true, evidenceIds };
  return asked ? [stated, createItem('insurance.wc_el.wc_statutory', 'compliant', trace)] : [stated];
}

/**
 * A policy that its contractor cancelled within its term says that there were employees. It was judged as long as it ran, and
 * cancelling it, which nobody reviews, must not make a statement of none count instead: until the printed end that waits.
 */
function hasCancelledTerm(context: EvaluationContext): boolean {
  const { asOf } = context;
  return policyCovers(context, 'wc_el').some(
    ({ policy, review }) =>
      policy.cancelledOn !== undefined &&
      review.state === 'accepted' &&
      policy.effective <= asOf &&
      policy.expiration > asOf,
  );
}

/** Demands the client waived for this contractor stay visible, where the line has something to judge. */
function waivedItems(
  context: EvaluationContext,
  line: InsuranceLine,
  shown: readonly Item[],
): readonly Item[] {
  const demand = demandOf(context, line);
  if (demand === undefined || shown[0]?.status === 'non_compliant') return [];
  const names = [
    ...LIMITS_OF_LINE[line].filter((code) => demand.limits[code] !== undefined),
    ...WORDING_PARTS.filter((part) => wordingDemand(demand, part) !== undefined),
  ];
  return names
    .map((name) => `insurance.${line}.${name}`)
    .filter((key) => context.isWaived(key) && shown.every((item) => item.key !== key))
    .map((key) => createItem(key, 'not_applicable'));
}

/** `insurance.*` (domain 3.2), lines in the order of the certificate. */
export function insuranceItems(context: EvaluationContext): readonly Item[] {
  const group = judgeUmbrellaGroup(context);
  const all: Item[] = [];
  for (const line of INSURANCE_LINES) {
    const demand = demandOf(context, line);
    if (demand === undefined) continue;
    const judged = group.get(line) ?? judgeLine(context, line, demand, undefined).items;
    const items = line === 'wc_el' ? withStatement(context, judged) : judged;
    all.push(...items);
    if (context.hasWaivers) all.push(...waivedItems(context, line, items));
  }
  return all;
}

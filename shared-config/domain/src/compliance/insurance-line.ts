import { type AutoDemand, autosInWords, uncoveredAutos } from '../autos.ts';
import type { InsuranceLine } from '../insurance.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { isSameCompanyName } from './company-name.ts';
import { firstInOrder, isCandidate, judgeCoverage } from './coverage.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { exists } from './evaluation-context.ts';
import { remembered } from './evaluation-memory.ts';
import { insuranceKey } from './insurance-keys.ts';
import { demandedLimits, judgeLimits, UMBRELLA_LINES } from './insurance-limits.ts';
import { judgeAggregate, judgeEndorsements, withGrace } from './insurance-shown.ts';
import { reachesRating } from './insurer-rating.ts';
import { judgeFlag, type PolicyCover } from './policy-cover.ts';
import { createItem, type Item } from './status.ts';
import { isSameHelp, NOTHING_USED, strains, type UmbrellaAmounts, type UmbrellaHelp } from './umbrella.ts';

export interface JudgedPolicy {
  readonly cover: PolicyCover;
  readonly items: readonly Item[];
  readonly used: UmbrellaAmounts;
  /** Order of choice of domain 3.2, 0 the best. */
  readonly tier: number;
}

const NO_COVERS: readonly PolicyCover[] = [];

/** All policies of a line that exist, as covers. A cancelled one ends on the day it is cancelled on. */
export function policyCovers(context: EvaluationContext, line: InsuranceLine): readonly PolicyCover[] {
  const { policies } = context.view;
  if (policies.size === 0) {
    for (const policy of context.evidence.policies) {
      if (exists(policy)) remembered(policies, policy.line, () => []).push(coverOf(context, policy));
    }
  }
  return policies.get(line) ?? NO_COVERS;
}

function coverOf(context: EvaluationContext, policy: Policy): PolicyCover {
  const { cancelledOn, expiration, id } = policy;
  const { clientId } = context.set;
  const until = cancelledOn !== undefined && cancelledOn < expiration ? cancelledOn : expiration;
  return {
    id,
    from: policy.effective,
    until,
    printedEnd: until,
    submittedOn: policy.submittedOn,
    review: context.reviewOf('policy', policy),
    policy,
    holder: context.evidence.holders.find((entry) => entry.policyId === id && entry.clientId === clientId),
  };
}

/** Whether the policy covers the autos that are asked for; without a box ticked it says nothing of them. */
function judgeAutos(cover: PolicyCover, asked: readonly AutoDemand[]): Item {
  const { autos } = cover.policy;
  const lacking = uncoveredAutos(asked, autos);
  return judgeFlag(cover, 'autos', {
    met: lacking.length === 0,
    reason: `autos_missing:${lacking.join(',')}`,
    actual: autos.length === 0 ? undefined : autosInWords(autos),
    required: autosInWords(asked),
  });
}

/** Form of the policy and standing of the insurer, where the client asks for them. */
function judgeForm(context: EvaluationContext, cover: PolicyCover, demand: LineRequirement): readonly Item[] {
  const { policy } = cover;
  const items: Item[] = [];
  if (demand.statutory === true) {
    const met = policy.wcStatutory === true;
    const flag = { met, reason: 'statutory_missing', actual: met, required: true };
    items.push(judgeFlag(cover, 'wc_statutory', flag));
  }
  if (demand.occurrenceOnly === true) {
    items.push(judgeFlag(cover, 'occurrence_only', { met: !policy.claimsMade, reason: 'claims_made' }));
  }
  if (demand.aggregatePer !== undefined)
    items.push(judgeAggregate(context, cover, demand.aggregatePer, demand));
  if (demand.autos !== undefined) items.push(judgeAutos(cover, demand.autos));
  if (demand.minBest !== undefined) {
    const { amBest: actual } = policy;
    const { minBest: required } = demand;
    const flag = { met: reachesRating(actual, required), reason: 'insurer_rating_low', actual, required };
    items.push(judgeFlag(cover, 'min_best', flag));
  }
  return items;
}

/** A different spelling is a question for the reviewer, never a failure; after acceptance it is answered. */
function judgeName(context: EvaluationContext, { policy, review }: PolicyCover): readonly Item[] {
  if (isSameCompanyName(policy.namedInsured, context.contractor.name)) return [];
  return [
    createItem(insuranceKey(policy.line, 'named_insured'), 'compliant', {
      reasons: ['name_differs'],
      actual: policy.namedInsured,
      required: context.contractor.name,
      evidenceIds: [policy.id],
      actor: review.state === 'pending' ? context.reviewer : null,
    }),
  ];
}

/** Items of one policy but its limits and coverage, without the waived ones. */
export function judgeWording(
  context: EvaluationContext,
  cover: PolicyCover,
  demand: LineRequirement,
): readonly Item[] {
  const items = wordingOf(context, cover, demand);
  return context.hasWaivers ? items.filter((item) => !context.isWaived(item.key)) : items;
}

function wordingOf(context: EvaluationContext, cover: PolicyCover, demand: LineRequirement) {
  const { wording } = context.view;
  const known = wording.get(cover);
  if (known?.demand === demand) return known.items;
  const items = [
    ...judgeForm(context, cover, demand),
    ...judgeEndorsements(context, cover, demand),
    ...judgeName(context, cover),
  ];
  wording.set(cover, { demand, items });
  return items;
}

/**
 * Order of choice (domain 3.2): accepted and meets all, pending and meets all, accepted, pending. "Meets all" is
 * everything asked of the line: otherwise a newly accepted policy without an endorsement could replace one with it.
 */
export function tierOf(accepted: boolean, items: readonly Item[], strained: boolean): number {
  const meetsAll = !strained && items.every((item) => item.status !== 'non_compliant');
  const settled = accepted && items.every((item) => item.status !== 'pending_review');
  if (meetsAll) return settled ? 0 : 1;
  return accepted ? 2 : 3;
}

/** What a policy is worth does not depend on the day, only on what is asked and on the umbrella above it. */
function judgeOnce(
  context: EvaluationContext,
  cover: PolicyCover,
  demand: LineRequirement,
  help: UmbrellaHelp | undefined,
): JudgedPolicy {
  if (context.hasWaivers) return judgePolicy(context, cover, demand, help);
  const { judged } = context.view;
  const known = judged.get(cover);
  if (known?.demand === demand && isSameHelp(known.help, help)) return known.policy;
  const policy = judgePolicy(context, cover, demand, help);
  judged.set(cover, { demand, help, policy });
  return policy;
}

function judgePolicy(
  context: EvaluationContext,
  cover: PolicyCover,
  demand: LineRequirement,
  help: UmbrellaHelp | undefined,
): JudgedPolicy {
  const { line } = cover.policy;
  const helper = demand.viaUmbrella === true && UMBRELLA_LINES.includes(line) ? help : undefined;
  const limits = demandedLimits(context, line, demand);
  const { items: limitItems, used } = judgeLimits(context, cover.policy, limits, helper);
  const items = [...limitItems, ...judgeWording(context, cover, demand)];
  const tier = tierOf(cover.review.state === 'accepted', items, strains(used, helper));
  return { cover, items, used, tier };
}

export interface JudgedLine {
  readonly items: readonly Item[];
  readonly used: UmbrellaAmounts;
}

/** All items of a required line but the umbrella (domain 3.2). Without a usable policy there is only the coverage. */
export function judgeLine(
  context: EvaluationContext,
  line: InsuranceLine,
  demand: LineRequirement,
  help: UmbrellaHelp | undefined,
): JudgedLine {
  const { asOf, reviewer } = context;
  const covers = policyCovers(context, line);
  const judged = covers
    .filter((cover) => isCandidate(cover, asOf))
    .map((cover) => judgeOnce(context, cover, demand, help));
  const chosen = firstInOrder(judged);
  const { graceDays } = context.set.policy;
  const terms = { asOf, warnDays: demand.warnDays, graceDays, reviewer };
  const coverage = judgeCoverage(insuranceKey(line, 'coverage'), covers, chosen?.cover, terms);
  if (chosen === undefined) return { items: [coverage], used: NOTHING_USED };
  return { items: [coverage, ...withGrace(line, coverage, chosen.items)], used: chosen.used };
}

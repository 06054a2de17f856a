import type { InsuranceLine } from '../insurance.ts';
import { ENDORSEMENTS } from '../insurance.ts';
import type { Policy, PolicyHolder } from '../schemas/insurance-schemas.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import { isSameCompanyName } from './company-name.ts';
import { type Cover, firstInOrder, isCandidate, judgeCoverage } from './coverage.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { existing } from './evaluation-context.ts';
import { type JudgedWith, remembered } from './evaluation-memory.ts';
import { demandedLimits, judgeLimits, UMBRELLA_LINES } from './insurance-limits.ts';
import { reachesRating } from './insurer-rating.ts';
import { createItem, type Item } from './status.ts';
import { isSameHelp, NOTHING_USED, strains, type UmbrellaAmounts, type UmbrellaHelp } from './umbrella.ts';

/** A policy of a line with what it shows for this client. */
export interface PolicyCover extends Cover {
  readonly policy: Policy;
  readonly holder: PolicyHolder | undefined;
}

export interface JudgedPolicy {
  readonly cover: PolicyCover;
  readonly items: readonly Item[];
  readonly used: UmbrellaAmounts;
  /** Order of choice of domain 3.2, 0 the best. */
  readonly tier: number;
}

/** All policies of a line that exist, as covers. A cancelled one ends on the day it is cancelled on. */
export function policyCovers(context: EvaluationContext, line: InsuranceLine): readonly PolicyCover[] {
  return remembered(context.view.policies, line, () => coversOf(context, line));
}

function coversOf(context: EvaluationContext, line: InsuranceLine): readonly PolicyCover[] {
  const { policies, holders } = context.evidence;
  return existing(policies)
    .filter((policy) => policy.line === line)
    .map((policy) => {
      const { cancelledOn, expiration } = policy;
      const until = cancelledOn !== undefined && cancelledOn < expiration ? cancelledOn : expiration;
      return {
        id: policy.id,
        from: policy.effective,
        until,
        printedEnd: until,
        submittedOn: policy.submittedOn,
        review: context.reviewOf('policy', policy),
        policy,
        holder: holders.find(
          (entry) => entry.policyId === policy.id && entry.clientId === context.set.clientId,
        ),
      };
    });
}

/** An item that is met or not, with one reason when it is not. */
function judgeFlag(key: string, met: boolean, reason: string, id: string, trace: Partial<Item> = {}): Item {
  return createItem(key, met ? 'compliant' : 'non_compliant', {
    ...trace,
    reasons: met ? [] : [reason],
    evidenceIds: [id],
  });
}

function judgeEndorsements(cover: PolicyCover, demand: LineRequirement): readonly Item[] {
  const { policy, holder, id } = cover;
  const prefix = `insurance.${policy.line}`;
  const endorsements = ENDORSEMENTS.filter((name) => demand.endorsements.includes(name)).map((name) => {
    const shown = policy.endorsements[name]?.basis === 'blanket' || holder?.scheduled.includes(name) === true;
    return judgeFlag(`${prefix}.${name}`, shown, 'endorsement_missing', id);
  });
  if (demand.certificateHolder !== true) return endorsements;
  const shown = holder?.certificateDocId !== undefined;
  return [...endorsements, judgeFlag(`${prefix}.certificate_holder`, shown, 'holder_missing', id)];
}

/** Form of the policy and standing of the insurer, where the client asks for them. */
function judgeForm(cover: PolicyCover, demand: LineRequirement): readonly Item[] {
  const { policy, id } = cover;
  const prefix = `insurance.${policy.line}`;
  const items: Item[] = [];
  if (demand.statutory === true) {
    const met = policy.wcStatutory === true;
    items.push(
      judgeFlag(`${prefix}.wc_statutory`, met, 'statutory_missing', id, { actual: met, required: true }),
    );
  }
  if (demand.occurrenceOnly === true) {
    items.push(judgeFlag(`${prefix}.occurrence_only`, !policy.claimsMade, 'claims_made', id));
  }
  if (demand.aggregatePer !== undefined) {
    const trace = { actual: policy.aggregatePer, required: demand.aggregatePer };
    const met = policy.aggregatePer === demand.aggregatePer;
    items.push(judgeFlag(`${prefix}.aggregate_per`, met, 'aggregate_differs', id, trace));
  }
  if (demand.minBest !== undefined) {
    const trace = { actual: policy.amBest, required: demand.minBest };
    const met = reachesRating(policy.amBest, demand.minBest);
    items.push(judgeFlag(`${prefix}.min_best`, met, 'insurer_rating_low', id, trace));
  }
  return items;
}

/** A different spelling is a question for the reviewer, never a failure; after acceptance it is answered. */
function judgeName(context: EvaluationContext, cover: PolicyCover): readonly Item[] {
  const { policy, review } = cover;
  if (isSameCompanyName(policy.namedInsured, context.contractor.name)) return [];
  return [
    createItem(`insurance.${policy.line}.named_insured`, 'compliant', {
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
  const ofDemand = remembered(context.view.wording, demand, () => new Map<string, readonly Item[]>());
  const items = remembered(ofDemand, cover.id, () => [
    ...judgeForm(cover, demand),
    ...judgeEndorsements(cover, demand),
    ...judgeName(context, cover),
  ]);
  return items.filter((item) => !context.isWaived(item.key));
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
  const ofDemand = remembered(context.view.judged, demand, () => new Map<string, JudgedWith>());
  const known = ofDemand.get(cover.id);
  if (known !== undefined && isSameHelp(known.help, help)) return known.policy;
  const policy = judgePolicy(context, cover, demand, help);
  ofDemand.set(cover.id, { help, policy });
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
  const limits = demandedLimits(line, demand).filter(
    ([code]) => !context.isWaived(`insurance.${line}.${code}`),
  );
  const { items: limitItems, used } = judgeLimits(cover.policy, limits, helper);
  const waiting = limitItems.map((item) =>
    item.status === 'pending_review' ? { ...item, actor: context.reviewer } : item,
  );
  const items = [...waiting, ...judgeWording(context, cover, demand)];
  return {
    cover,
    items,
    used,
    tier: tierOf(cover.review.state === 'accepted', items, strains(used, helper)),
  };
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
  const covers = policyCovers(context, line);
  const judged = covers
    .filter((cover) => isCandidate(cover, context.asOf))
    .map((cover) => judgeOnce(context, cover, demand, help));
  const chosen = firstInOrder(judged);
  const coverage = judgeCoverage(`insurance.${line}.coverage`, covers, chosen?.cover, {
    asOf: context.asOf,
    warnDays: demand.warnDays,
    graceDays: context.set.policy.graceDays,
    reviewer: context.reviewer,
  });
  return { items: [coverage, ...(chosen?.items ?? [])], used: chosen?.used ?? NOTHING_USED };
}

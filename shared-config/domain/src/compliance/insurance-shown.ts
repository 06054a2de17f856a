import {
  certificateStanding,
  type HolderStanding,
  pagesStanding,
  scheduledStanding,
} from '../holder-review.ts';
import { type AggregateScope, ENDORSEMENTS, type Endorsement, type InsuranceLine } from '../insurance.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { type InsurancePart, insuranceKey } from './insurance-keys.ts';
import { judgeFlag, type PolicyCover } from './policy-cover.ts';
import { createItem, type Item } from './status.ts';

interface Shown {
  readonly standing: HolderStanding;
  /** Why not, where it is not shown. */
  readonly reason: string;
  readonly actual?: Item['actual'];
  readonly required?: Item['required'];
}

/** What the policy shows for this client alone is evidence of its own: pending never helps (domain 3.7). */
function judgeShown(context: EvaluationContext, cover: PolicyCover, part: InsurancePart, shown: Shown): Item {
  const { standing, reason, actual, required } = shown;
  if (standing !== 'waiting') {
    return judgeFlag(cover, part, { met: standing === 'reviewed', reason, actual, required });
  }
  return createItem(insuranceKey(cover.policy.line, part), 'pending_review', {
    reasons: ['awaiting_review'],
    actual,
    required,
    evidenceIds: [cover.policy.id],
    actor: context.reviewer,
    facts: { waitingSince: cover.holder?.submittedOn ?? cover.submittedOn },
  });
}

type EndorsementShown = Pick<Shown, 'standing' | 'reason'>;

/** Of two parts that are both needed: nothing where one is not there, waiting where one waits. */
function both(left: HolderStanding, right: HolderStanding): HolderStanding {
  if (left === 'none' || right === 'none') return 'none';
  return left === 'waiting' ? left : right;
}

/** Blanket for everybody or scheduled for this client; a tick without the page is worth nothing unless the client says so (domain 3.7). */
function shownEndorsement(
  { policy, holder }: PolicyCover,
  name: Endorsement,
  { endorsementProof: proof = 'page' }: Pick<LineRequirement, 'endorsementProof'>,
): EndorsementShown {
  const entry = policy.endorsements[name];
  const standing = entry?.basis === 'blanket' ? 'reviewed' : scheduledStanding(holder, name);
  const isPaged = proof === 'statement' || entry?.docId !== undefined;
  if (standing === 'none' || isPaged) return { standing, reason: 'endorsement_missing' };
  const page = entry?.basis === 'blanket' ? 'none' : pagesStanding(holder);
  return { standing: both(standing, page), reason: 'endorsement_missing:page' };
}

/**
 * What the general aggregate applies to, as the form says it or, per project, as an endorsement does (CG 25 03). One for each
 * project or location is more than one for the whole policy.
 */
export function judgeAggregate(
  context: EvaluationContext,
  cover: PolicyCover,
  required: AggregateScope,
  demand: Pick<LineRequirement, 'endorsementProof'>,
): Item {
  const { aggregatePer: stated } = cover.policy;
  const isStated = stated === required || (required === 'policy' && stated !== undefined);
  const endorsed =
    required === 'project' ? shownEndorsement(cover, 'per_project_aggregate', demand).standing : 'none';
  const standing = isStated ? 'reviewed' : endorsed;
  const actual = isStated || endorsed === 'none' ? stated : required;
  return judgeShown(context, cover, 'aggregate_per', {
    standing,
    reason: 'aggregate_differs',
    actual,
    required,
  });
}

/** The endorsements and the certificate that the client asks for. */
export function judgeEndorsements(
  context: EvaluationContext,
  cover: PolicyCover,
  demand: LineRequirement,
): readonly Item[] {
  const { holder } = cover;
  const items: Item[] = [];
  for (const name of ENDORSEMENTS) {
    if (!demand.endorsements.includes(name)) continue;
    items.push(judgeShown(context, cover, name, shownEndorsement(cover, name, demand)));
  }
  if (demand.certificateHolder === true) {
    const shown = { standing: certificateStanding(holder), reason: 'holder_missing' };
    items.push(judgeShown(context, cover, 'certificate_holder', shown));
  }
  return items;
}

/**
 * What a policy in grace shows for this client is reviewed with it, and is in time as it is (domain 3.2). Limits that wait do so for an
 * umbrella, which has its own.
 */
export function withGrace(line: InsuranceLine, coverage: Item, items: readonly Item[]): readonly Item[] {
  if (coverage.grace !== true) return items;
  const shown: readonly string[] = [
    ...ENDORSEMENTS,
    'certificate_holder' as const,
    'aggregate_per' as const,
  ].map((part) => insuranceKey(line, part));
  return items.map((item) =>
    item.status === 'pending_review' && shown.includes(item.key)
      ? { ...item, grace: true, dueOn: coverage.dueOn }
      : item,
  );
}

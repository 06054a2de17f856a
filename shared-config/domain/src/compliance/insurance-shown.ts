import { certificateStanding, type HolderStanding, scheduledStanding } from '../holder-review.ts';
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

function endorsementStanding({ policy, holder }: PolicyCover, name: Endorsement): HolderStanding {
  const isBlanket = policy.endorsements[name]?.basis === 'blanket';
  return isBlanket ? 'reviewed' : scheduledStanding(holder, name);
}

/**
 * What the general aggregate applies to, as the form says it or, per project, as an endorsement does (CG 25 03). One for each
 * project or location is more than one for the whole policy.
 */
export function judgeAggregate(
  context: EvaluationContext,
  cover: PolicyCover,
  required: AggregateScope,
): Item {
  const { aggregatePer: stated } = cover.policy;
  const isStated = stated === required || (required === 'policy' && stated !== undefined);
  const endorsed = required === 'project' ? endorsementStanding(cover, 'per_project_aggregate') : 'none';
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
    const standing = endorsementStanding(cover, name);
    items.push(judgeShown(context, cover, name, { standing, reason: 'endorsement_missing' }));
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

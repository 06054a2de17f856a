import { certificateStanding, type HolderStanding, scheduledStanding } from '../holder-review.ts';
import { ENDORSEMENTS, type InsuranceLine } from '../insurance.ts';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { type InsurancePart, insuranceKey } from './insurance-keys.ts';
import { judgeFlag, type PolicyCover } from './policy-cover.ts';
import { createItem, type Item } from './status.ts';

/** What the policy shows for this client alone is evidence of its own: pending never helps (domain 3.7). */
function judgeShown(
  context: EvaluationContext,
  cover: PolicyCover,
  part: InsurancePart,
  shown: { readonly standing: HolderStanding; readonly reason: string },
): Item {
  const { standing, reason } = shown;
  if (standing !== 'waiting') return judgeFlag(cover, part, { met: standing === 'reviewed', reason });
  return createItem(insuranceKey(cover.policy.line, part), 'pending_review', {
    reasons: ['awaiting_review'],
    evidenceIds: [cover.policy.id],
    actor: context.reviewer,
    facts: { waitingSince: cover.holder?.submittedOn ?? cover.submittedOn },
  });
}

/** The endorsements and the certificate that the client asks for. */
export function judgeEndorsements(
  context: EvaluationContext,
  cover: PolicyCover,
  demand: LineRequirement,
): readonly Item[] {
  const { policy, holder } = cover;
  const items: Item[] = [];
  for (const name of ENDORSEMENTS) {
    if (!demand.endorsements.includes(name)) continue;
    const isBlanket = policy.endorsements[name]?.basis === 'blanket';
    const standing = isBlanket ? 'reviewed' : scheduledStanding(holder, name);
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
  const shown: readonly string[] = [...ENDORSEMENTS, 'certificate_holder' as const].map((part) =>
    insuranceKey(line, part),
  );
  return items.map((item) =>
    item.status === 'pending_review' && shown.includes(item.key)
      ? { ...item, grace: true, dueOn: coverage.dueOn }
      : item,
  );
}

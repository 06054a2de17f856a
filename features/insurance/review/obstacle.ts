import type { Policy, Review } from '@vcms/domain';
import type { StoredPolicy } from './judge-candidate.ts';
import type { ReviewSide } from './review-side.ts';

interface Situation {
  readonly policy: StoredPolicy;
  readonly reviews: readonly Review[];
  readonly side: ReviewSide;
  readonly uid: string;
}

const ENDED: Readonly<Partial<Record<Policy['state'], string>>> = {
  draft: 'The contractor is working on this policy. There is nothing to decide until it is submitted.',
  withdrawn: 'The contractor withdrew this policy. There is nothing to decide.',
  archived: 'This policy is archived.',
};

const DECIDED: Readonly<Partial<Record<Policy['state'], string>>> = {
  accepted: 'The firm accepted this policy.',
  rejected: 'The firm rejected this policy.',
  changes_requested: 'This policy went back to the contractor.',
  superseded: 'A later policy has replaced this one.',
  cancelled: 'This policy was cancelled.',
};

/** Why this person cannot decide on the policy now, as a sentence; undefined: it can be taken. */
export function obstacleFor({ policy, reviews, side, uid }: Situation): string | undefined {
  const ended = ENDED[policy.state];
  if (ended !== undefined) return ended;
  if (side.kind === 'firm') {
    if (policy.record.createdBy === uid) {
      return 'You entered this policy. Somebody else of the firm must review it.';
    }
    return DECIDED[policy.state];
  }
  const isDecided = reviews.some(
    ({ scope, subjectId, subjectVersion }) =>
      scope === side.scope && subjectId === policy.id && subjectVersion === policy.version,
  );
  return isDecided ? 'Your company has decided on this version.' : undefined;
}

import type { Policy, Review } from '@vcms/domain';
import type { ReviewFinding } from './policy-findings.ts';

/** One return of a policy: by whom, and everything that was found. */
export interface ReturnedReview {
  readonly id: string;
  readonly review: Review;
  readonly findings: readonly ReviewFinding[];
}

/** The submission that was returned: a returned policy is still at it, a draft that corrects it is one further. */
function returnedVersion({ state, version }: Pick<Policy, 'state' | 'version'>): number | undefined {
  if (state === 'changes_requested' || state === 'rejected') return version;
  return state === 'draft' && version > 1 ? version - 1 : undefined;
}

/** Why a policy is with its contractor again, the newest decision first; none while nothing is to be corrected. */
export function returnsOf(
  policy: Pick<Policy, 'id' | 'state' | 'version'>,
  reviews: readonly Review[],
): readonly ReturnedReview[] {
  const version = returnedVersion(policy);
  return reviews
    .filter(
      ({ subjectType, subjectId, subjectVersion, decision }) =>
        subjectType === 'policy' &&
        subjectId === policy.id &&
        subjectVersion === version &&
        decision !== 'accepted',
    )
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime())
    .map((review) => ({
      id: review.id,
      review,
      findings: review.findings.filter(({ result }) => result === 'fail'),
    }));
}

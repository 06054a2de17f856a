import type { Engagement, Review } from '@vcms/domain';

/** Who reviewed, as a contractor may know it: the firm, or one of its clients by name. */
export function reviewerOf(
  engagements: readonly Pick<Engagement, 'clientId' | 'clientName'>[],
): (review: Pick<Review, 'scope'>) => string {
  return ({ scope }) => {
    if (scope === 'firm') return 'the firm';
    return engagements.find(({ clientId }) => clientId === scope)?.clientName ?? 'a client';
  };
}

import type { LiveState, Standing } from '@vcms/data';
import type { InsuranceLine, Review } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { lastReview, reviewText } from './last-review.ts';
import { lineStanding } from './line-standing.ts';

export interface LineReviewProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
  /** The last decisions about the contractor's policies, the newest first. */
  readonly reviews: LiveState<Review>;
}

/** The last decision about the policy that counts for a line: what, when, by whom. */
export function LineReview({ standing, line, reviews }: LineReviewProps) {
  const { userId } = useSession();
  if (lineStanding(standing, line).policyIds.length === 0) return null;
  if (reviews.kind === 'failed') return <Text color="fg.muted">{reviews.failure.message}</Text>;
  if (reviews.kind === 'loading') return <Text color="fg.muted">…</Text>;
  const review = lastReview(standing, line, itemsOf(reviews));
  return (
    <Text color="fg.muted">
      {review === undefined ? 'Not reviewed yet' : reviewText(review, standing, userId)}
    </Text>
  );
}

import type { Standing } from '@vcms/data';
import type { InsuranceLine } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { lastReview, reviewText } from './last-review.ts';
import { lineStanding } from './line-standing.ts';
import { useRowReviews } from './row-reviews.tsx';

export interface LineReviewProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
}

/** The last decision about the policy that counts for a line: what, when, by whom. */
export function LineReview({ standing, line }: LineReviewProps) {
  const { userId } = useSession();
  const state = useRowReviews();
  if (state === undefined || lineStanding(standing, line).policyIds.length === 0) return null;
  if (state.kind === 'failed') return <Text color="fg.muted">{state.failure.message}</Text>;
  if (state.kind === 'loading') return <Text color="fg.muted">…</Text>;
  const review = lastReview(standing, line, itemsOf(state));
  return (
    <Text color="fg.muted">
      {review === undefined ? 'Not reviewed yet' : reviewText(review, standing, userId)}
    </Text>
  );
}

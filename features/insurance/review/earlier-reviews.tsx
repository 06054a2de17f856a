import type { StoredRecord } from '@vcms/data';
import type { Engagement, Policy, Review, ReviewDecision } from '@vcms/domain';
import { formatDate } from '@vcms/kits';
import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import { ReviewCard } from './review-card.tsx';

export interface EarlierReviewsProps {
  readonly policy: Policy;
  readonly reviews: readonly StoredRecord<Review>[];
  readonly engagements: readonly Engagement[];
}

const DECISIONS: Readonly<Record<ReviewDecision, { readonly tone: StatusTone; readonly label: string }>> = {
  accepted: { tone: 'success', label: 'Accepted' },
  rejected: { tone: 'danger', label: 'Rejected' },
  changes_requested: { tone: 'warning', label: 'Returned' },
};

function ReviewLine({ review, who }: { readonly review: Review; readonly who: string }) {
  const { decision, publicComment, decidedAt } = review;
  return (
    <Box as="li" listStyleType="none" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium">
          {who}, {formatDate(decidedAt)}
        </Text>
        <StatusChip {...DECISIONS[decision]} />
      </Flex>
      {publicComment !== '' && (
        <Text mt="1" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {publicComment}
        </Text>
      )}
    </Box>
  );
}

/** What was decided on this policy already: the firm's word first, and what an earlier version was returned for. */
export function EarlierReviews({ policy, reviews, engagements }: EarlierReviewsProps) {
  const own = reviews
    .filter(({ subjectId }) => subjectId === policy.id)
    .toSorted(
      (left, right) =>
        Number(right.scope === 'firm') - Number(left.scope === 'firm') ||
        right.decidedAt.getTime() - left.decidedAt.getTime(),
    );
  const nameOf = (scope: string) =>
    scope === 'firm'
      ? 'The firm'
      : (engagements.find((one) => one.clientId === scope)?.clientName ?? 'A client');
  return (
    <ReviewCard title="Decisions so far">
      {own.length === 0 ? (
        <Text color="fg.muted">The firm has not decided yet.</Text>
      ) : (
        <Box as="ul" m="0" p="0">
          {own.map((review) => (
            <ReviewLine
              key={review.id}
              review={review}
              who={`${nameOf(review.scope)}${review.subjectVersion === policy.version ? '' : ' on the version before'}`}
            />
          ))}
        </Box>
      )}
    </ReviewCard>
  );
}

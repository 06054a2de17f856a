import { type Engagement, formatDate, type Review, type ReviewDecision } from '@vcms/domain';
import { Box, Flex, StatusChip, type StatusTone, Text } from '@vcms/ui';
import { ReviewCard } from './review-card.tsx';
import type { ReviewTopic } from './review-topic.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

export interface EarlierReviewsProps {
  readonly topic: Pick<ReviewTopic, 'accept'>;
  readonly subject: Pick<ReviewedSubject, 'id' | 'version'>;
  readonly reviews: readonly Review[];
  readonly engagements: readonly Engagement[];
}

const TONES: Readonly<Record<ReviewDecision, StatusTone>> = {
  accepted: 'success',
  rejected: 'danger',
  changes_requested: 'warning',
};

function decisionLabel(decision: ReviewDecision, { accept }: Pick<ReviewTopic, 'accept'>): string {
  if (decision === 'accepted') return accept.done.charAt(0).toUpperCase() + accept.done.slice(1);
  return decision === 'rejected' ? 'Rejected' : 'Returned';
}

interface ReviewLineProps extends Pick<EarlierReviewsProps, 'topic'> {
  readonly review: Review;
  readonly who: string;
}

function ReviewLine({ topic, review, who }: ReviewLineProps) {
  const { decision, publicComment, decidedAt } = review;
  return (
    <Box as="li" listStyleType="none" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Text fontWeight="medium">
          {who}, {formatDate(decidedAt)}
        </Text>
        <StatusChip tone={TONES[decision]} label={decisionLabel(decision, topic)} />
      </Flex>
      {publicComment !== '' && (
        <Text mt="1" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {publicComment}
        </Text>
      )}
    </Box>
  );
}

/** What was decided on this evidence already: the firm's word first, and what an earlier version was returned for. */
export function EarlierReviews({ topic, subject, reviews, engagements }: EarlierReviewsProps) {
  const own = reviews
    .filter(({ subjectId }) => subjectId === subject.id)
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
              {...{ topic, review }}
              who={`${nameOf(review.scope)}${review.subjectVersion === subject.version ? '' : ' on the version before'}`}
            />
          ))}
        </Box>
      )}
    </ReviewCard>
  );
}

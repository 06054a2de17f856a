import { recordRef, type StoredRecord, useLiveDocument } from '@vcms/data';
import { formatDate, type Policy, type Review } from '@vcms/domain';
import { DECISION_LOOKS } from '@vcms/kits/versions';
import { useBackend } from '@vcms/sdk';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';
import { HistoryButton } from '../versions/history-button.tsx';
import type { RegisterSide } from './register-side.ts';

/** What the own side noted for itself; the contractor never sees it. */
function InternalComment({
  contractorId,
  reviewId,
}: {
  readonly contractorId: string;
  readonly reviewId: string;
}) {
  const { firestore } = useBackend();
  const note = useLiveDocument(recordRef(firestore, 'reviewInternal', contractorId, reviewId, 'main'));
  if (note.kind !== 'ready') return null;
  return (
    <Text mt="1" textStyle="sm" whiteSpace="pre-line">
      Internal: {note.value.internalComment}
    </Text>
  );
}

export interface PolicyDecisionsProps {
  readonly policy: Policy;
  readonly contractorId: string;
  readonly reviews: readonly StoredRecord<Review>[];
  readonly side: RegisterSide;
  readonly nameOf: (review: Review) => string;
}

/** Every decision about one policy, over all its versions, the newest on top, and the way to what each version said. */
export function PolicyDecisions(props: PolicyDecisionsProps) {
  const { policy, contractorId, reviews, nameOf } = props;
  return (
    <>
      <DecisionList {...props} />
      <HistoryButton contractorId={contractorId} policy={policy} reviews={reviews} nameOf={nameOf} />
    </>
  );
}

function DecisionList({ policy, contractorId, reviews, side, nameOf }: PolicyDecisionsProps) {
  const own = reviews.filter(({ subjectId }) => subjectId === policy.id);
  const ownScope = side.clientId ?? 'firm';
  if (own.length === 0) {
    return (
      <Text textStyle="sm" color="fg.muted">
        No decision yet.
      </Text>
    );
  }
  return (
    <Box as="ol" m="0" p="0" aria-label={`Decisions about policy ${policy.policyNumber}`}>
      {own.map((review) => (
        <Box as="li" key={review.id} listStyleType="none" py="1.5">
          <Flex wrap="wrap" gap="2" align="center">
            <StatusChip {...DECISION_LOOKS[review.decision]} />
            <Text textStyle="sm">
              {formatDate(review.decidedAt)}, by {nameOf(review)}, version {review.subjectVersion}
            </Text>
          </Flex>
          {review.publicComment !== '' && (
            <Text mt="1" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
              {review.publicComment}
            </Text>
          )}
          {side.seesInternal && review.scope === ownScope && (
            <InternalComment contractorId={contractorId} reviewId={review.id} />
          )}
        </Box>
      ))}
    </Box>
  );
}

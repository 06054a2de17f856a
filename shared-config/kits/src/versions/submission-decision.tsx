import { formatDate, type Review } from '@vcms/domain';
import { Box, Flex, StatusChip, Text } from '@vcms/ui';
import { DECISION_LOOKS } from './decision-looks.ts';

export interface SubmissionDecisionProps {
  readonly review: Review;
  readonly who: string;
  /** How a stored finding is called. */
  readonly findingLabel: (key: string) => string;
}

/** What was decided about a submission: by whom, when, and each finding, or the message where it names none. */
export function SubmissionDecision({ review, who, findingLabel }: SubmissionDecisionProps) {
  const findings = review.findings.filter(({ result }) => result === 'fail');
  const { publicComment } = review;
  return (
    <Box mt="2">
      <Flex wrap="wrap" gap="2" align="center">
        <StatusChip {...DECISION_LOOKS[review.decision]} />
        <Text textStyle="sm">
          {formatDate(review.decidedAt)}, by {who}
        </Text>
      </Flex>
      {findings.length > 0 ? (
        <Box as="ul" ps="5" mt="1" textStyle="sm">
          {findings.map(({ key, comment }) => (
            <li key={`${key} ${comment}`}>
              {findingLabel(key)}
              {comment === '' ? '.' : `: ${comment}`}
            </li>
          ))}
        </Box>
      ) : (
        publicComment !== '' && (
          <Text mt="1" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
            {publicComment}
          </Text>
        )
      )}
    </Box>
  );
}

import { formatDate, type Policy, type Review } from '@vcms/domain';
import { Alert, List, Text } from '@vcms/ui';
import { returnsOf } from '../model/returned-findings.ts';
import { findingLabel } from './findings.ts';

export interface ReturnedFindingsProps {
  readonly policy: Pick<Policy, 'id' | 'state' | 'version' | 'policyNumber'>;
  readonly reviews: readonly Review[];
  /** Who decided, as the reader may know it. */
  readonly nameOf: (review: Review) => string;
}

/** Everything that has to be corrected, by who found it; nothing where nothing came back. */
export function ReturnedFindings({ policy, reviews, nameOf }: ReturnedFindingsProps) {
  return returnsOf(policy, reviews).map(({ id, review, findings }) => (
    <Alert.Root key={id} status="warning" my="3">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>
          {review.decision === 'rejected' ? 'Rejected' : 'Returned'} by {nameOf(review)} on{' '}
          {formatDate(review.decidedAt)}
        </Alert.Title>
        {findings.length === 0 ? (
          <Alert.Description overflowWrap="anywhere" whiteSpace="pre-line">
            {review.publicComment}
          </Alert.Description>
        ) : (
          <List.Root as="ol" aria-label={`Findings, policy ${policy.policyNumber}`} ps="4" mt="1" gap="1">
            {findings.map(({ key, comment }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a review may name one finding twice; the list never changes
              <List.Item key={`${key} ${at}`}>
                <Text as="span" fontWeight="medium">
                  {findingLabel(key)}
                </Text>
                {comment !== '' && `: ${comment}`}
              </List.Item>
            ))}
          </List.Root>
        )}
      </Alert.Content>
    </Alert.Root>
  ));
}

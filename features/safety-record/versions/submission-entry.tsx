import { formatDate, type Review } from '@vcms/domain';
import { SubmissionDecision } from '@vcms/kits/versions';
import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@vcms/ui';
import { papersOf } from '../model/versions/compare-records.ts';
import type { RecordSubmission, VersionedRecord } from '../model/versions/record-timeline.ts';
import { findingLabel } from './finding-label.ts';
import { VersionComparison } from './version-comparison.tsx';

const NOT_KEPT = 'What was submitted then was not kept: it was before versions of these records were.';

export interface SubmissionEntryProps {
  readonly subject: VersionedRecord;
  readonly submission: RecordSubmission;
  /** What was decided about the submission before. */
  readonly returns: readonly Review[];
  readonly nameOf: (review: Review) => string;
  readonly onShowFile: (documentId: string, label: string) => void;
}

/** One submission of a record: when, what was decided about it and why, what it changed, and its papers. */
export function SubmissionEntry({ subject, submission, returns, nameOf, onShowFile }: SubmissionEntryProps) {
  const { version, terms, decisions, comparison } = submission;
  const papers = terms === undefined ? [] : papersOf(terms);
  return (
    <Box as="li" listStyleType="none" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Heading as="h3" size="sm">
          Version {version}
          {terms?.submittedOn !== undefined && `, submitted on ${formatDate(terms.submittedOn)}`}
        </Heading>
        <Flex wrap="wrap" gap="2" data-print="hide">
          {papers.map(({ key, name, after }) =>
            after === undefined ? null : (
              <Button
                key={key}
                size="xs"
                variant="outline"
                onClick={() => onShowFile(after, `${name}, version ${version}`)}
              >
                Open {name}
                <VisuallyHidden> of version {version}</VisuallyHidden>
              </Button>
            ),
          )}
        </Flex>
      </Flex>
      {terms === undefined && (
        <Text mt="1" color="fg.muted">
          {NOT_KEPT}
        </Text>
      )}
      {comparison !== undefined && terms !== undefined && (
        <Box mt="2">
          <VersionComparison
            {...{ comparison, terms, returns }}
            onShowFile={(documentId, name) => onShowFile(documentId, `${name}, version ${version - 1}`)}
          />
        </Box>
      )}
      {decisions.map((review) => (
        <SubmissionDecision
          key={review.id}
          review={review}
          who={nameOf(review)}
          findingLabel={(key) => findingLabel(terms ?? subject, key)}
        />
      ))}
    </Box>
  );
}

import type { StoredRecord } from '@vcms/data';
import { FileStateChip } from '@vcms/documents/center';
import { type CompanyDocument, documentTypeName, formatDate, type Review } from '@vcms/domain';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';

export interface PaperRowProps {
  readonly paper: StoredRecord<CompanyDocument>;
  readonly reviews: readonly Review[];
  readonly onOpen: () => void;
  readonly onWithdraw: () => void;
}

function facts({ submittedOn, expiresOn, visibility }: CompanyDocument): string {
  return [
    submittedOn === undefined ? 'Not submitted' : `Submitted ${formatDate(submittedOn)}`,
    ...(expiresOn === undefined ? [] : [`good through ${formatDate(expiresOn)}`]),
    visibility === 'company' ? 'not shown to clients' : 'shown to clients',
  ].join(', ');
}

/** Why the latest decision was no acceptance; undefined: it was one, or there is none. */
function refusal({ id, version }: CompanyDocument, reviews: readonly Review[]): string | undefined {
  const [latest] = reviews
    .filter((review) => review.subjectId === id && review.subjectVersion === version)
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime());
  return latest === undefined || latest.decision === 'accepted' ? undefined : latest.publicComment;
}

/** One document with its dates, its state and why it came back. */
export function PaperRow({ paper, reviews, onOpen, onWithdraw }: PaperRowProps) {
  const name = documentTypeName(paper.typeId);
  const returned = refusal(paper, reviews);
  return (
    <Flex as="li" wrap="wrap" gap="2" justify="space-between" align="flex-start">
      <Box flex="1 1 16rem" minW="0">
        <Flex wrap="wrap" gap="2" align="center">
          <Text fontWeight="medium">{name}</Text>
          <FileStateChip file={paper} />
        </Flex>
        <Text overflowWrap="anywhere">{paper.fileName}</Text>
        <Text textStyle="sm" color="fg.muted">
          {facts(paper)}
        </Text>
        {paper.contentProblem !== undefined && <Text color="fg.error">{paper.contentProblem}</Text>}
        {returned !== undefined && returned !== '' && (
          <Text textStyle="sm" mt="1" whiteSpace="pre-line">
            {returned}
          </Text>
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button size="xs" variant="outline" onClick={onOpen}>
          Open
          <VisuallyHidden>
            {' '}
            {name}, {paper.fileName}
          </VisuallyHidden>
        </Button>
        {(paper.state === 'submitted' || paper.state === 'in_review') && (
          <Button size="xs" variant="outline" onClick={onWithdraw}>
            Withdraw
            <VisuallyHidden>
              {' '}
              {name}, {paper.fileName}
            </VisuallyHidden>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

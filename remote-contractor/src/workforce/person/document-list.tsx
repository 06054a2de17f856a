import type { StoredRecord } from '@vcms/data';
import { formatDate, type Review, type StaffDocument, staffDocumentEnd } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { typeName } from '@vcms/workforce/model';
import type { PersonPapers } from '@vcms/workforce/person';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { type DocumentMove, documentMoves, MOVE_LABELS } from './document-moves.ts';

/** The newest return of this version, by whomever. */
function returnOf(reviews: readonly Review[], { id, version, state }: StaffDocument): Review | undefined {
  const returned = state === 'draft' ? version - 1 : version;
  return reviews
    .filter((review) => review.subjectId === id && review.subjectVersion === returned)
    .filter(({ decision }) => decision !== 'accepted')
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime())[0];
}

export interface DocumentListProps extends PersonPapers {
  readonly terms: WorkforceTerms;
  readonly onMove: (move: DocumentMove, document: StoredRecord<StaffDocument>) => void;
}

/** Every document of one person with its dates, its state and why it came back. */
export function DocumentList({ documents, reviews, terms, onMove }: DocumentListProps) {
  if (documents.length === 0)
    return <Text color="fg.muted">No documents yet. Add what the clients require.</Text>;
  return (
    <Box as="ul" aria-label="Documents" m="0" p="0">
      {documents.map((document) => {
        const type = terms.docTypes.find(({ id }) => id === document.typeId);
        const end = staffDocumentEnd(document, type?.validMonths ?? 0);
        const returned = returnOf(reviews, document);
        const name = typeName(terms.docTypes, document.typeId);
        return (
          <Flex
            as="li"
            key={document.id}
            listStyleType="none"
            wrap="wrap"
            gap="3"
            justify="space-between"
            borderTopWidth="1px"
            py="3"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Flex wrap="wrap" gap="2" align="center">
                <Text fontWeight="medium">{name}</Text>
                <EvidenceChip state={document.state} />
              </Flex>
              <Text textStyle="sm" color="fg.muted">
                {document.issuer}
                {document.number !== '' && `, no. …${document.number}`}, issued{' '}
                {formatDate(document.issuedOn)},{' '}
                {end === undefined ? 'no end' : `good through ${formatDate(end)}`}
                {document.sensitive && ', sensitive'}
              </Text>
              {returned !== undefined && (
                <Text textStyle="sm" mt="1" whiteSpace="pre-line">
                  Returned: {returned.publicComment}
                </Text>
              )}
            </Box>
            <Flex gap="2" wrap="wrap" align="flex-start">
              {documentMoves(document).map((move) => (
                <Button
                  key={move}
                  size="xs"
                  variant={move === 'edit' || move === 'correct' ? 'solid' : 'outline'}
                  onClick={() => onMove(move, document)}
                >
                  {MOVE_LABELS[move]}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              ))}
            </Flex>
          </Flex>
        );
      })}
    </Box>
  );
}

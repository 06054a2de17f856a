import type { StoredRecord } from '@vcms/data';
import { isHeldBy, type Review, type StaffDocument, type StaffMember } from '@vcms/domain';
import { Button, Flex, Text, VisuallyHidden } from '@vcms/ui';
import { DocumentRows, type PersonPapers } from '@vcms/workforce/person';
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
  readonly person: StaffMember;
  readonly terms: WorkforceTerms;
  readonly onMove: (move: DocumentMove, document: StoredRecord<StaffDocument>) => void;
}

/** Every document of one person with its dates, its state and why it came back. */
export function DocumentList({ person, documents, reviews, terms, onMove }: DocumentListProps) {
  return (
    <DocumentRows
      documents={documents}
      docTypes={terms.docTypes}
      empty="No documents yet. Add what the clients require."
      showsNumber
      noteOf={(document) => {
        const returned = returnOf(reviews, document);
        return (
          <>
            {!isHeldBy(document, person) && (
              <Text textStyle="sm" mt="1">
                Submitted for {document.holder}. Send it again to have it reviewed under the current name.
              </Text>
            )}
            {returned !== undefined && (
              <Text textStyle="sm" mt="1" whiteSpace="pre-line">
                Returned: {returned.publicComment}
              </Text>
            )}
          </>
        );
      }}
      actionsOf={(document, name) => (
        <Flex gap="2" wrap="wrap" align="flex-start">
          {documentMoves(document, isHeldBy(document, person)).map((move) => (
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
      )}
    />
  );
}

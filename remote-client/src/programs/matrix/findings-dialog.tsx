import { clientReviewsQuery, recordRef, type Standing, useLiveDocument, useLiveQuery } from '@vcms/data';
import { formatDate, type Item, type Program, type ProgramVersion } from '@vcms/domain';
import { FailurePanel, itemsOf, ReadingDialog, waitingFor } from '@vcms/kits';
import { reasonSentences } from '@vcms/kits/standing';
import { useJudgedProgram } from '@vcms/programs/data';
import { countsUntil, findingOf, reviewIn } from '@vcms/programs/model';
import { useBackend } from '@vcms/sdk';
import { Box, Link, LoadingBlock, StatusChip, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';

/** One cell of the matrix. */
export interface ShownProgram {
  readonly standing: Standing;
  readonly item: Item;
  readonly programId: string;
  readonly title: string;
}

export interface FindingsDialogProps {
  readonly shown: ShownProgram;
  readonly catalogue: readonly Program[];
  readonly onClose: () => void;
}

const TONES = { pass: 'success', fail: 'danger', na: 'neutral' } as const;
const WORDS = { pass: 'Pass', fail: 'Fail', na: 'Not applicable' } as const;

function factsOf({ version, submittedOn, score }: ProgramVersion, item: Item): string {
  const until = countsUntil(item);
  return [
    `Version ${version}`,
    ...(submittedOn === undefined ? [] : [`submitted ${formatDate(submittedOn)}`]),
    ...(typeof score === 'string' ? [`score ${score} by the firm`] : []),
    ...(until === undefined ? [] : [`valid until ${formatDate(until)}`]),
  ].join(', ');
}

interface FindingsProps extends Pick<FindingsDialogProps, 'catalogue'> {
  readonly shown: ShownProgram;
  readonly versionId: string;
}

/** What the own company, else the firm, found in the version that the result goes by. */
function Findings({ shown, versionId, catalogue }: FindingsProps) {
  const { firestore } = useBackend();
  const { clientId, contractorId } = shown.standing;
  const version = useLiveDocument(recordRef(firestore, 'programVersions', contractorId, versionId));
  const reviews = useLiveQuery(clientReviewsQuery(firestore, contractorId, clientId, 'program'));
  const { editions, program } = useJudgedProgram(
    catalogue,
    version.kind === 'ready' ? version.value : undefined,
  );
  const waiting = waitingFor([reviews, editions]);
  if (version.kind === 'failed') return <FailurePanel failure={version.failure} retry={version.retry} />;
  if (waiting?.kind === 'failed') return <FailurePanel failure={waiting.failure} retry={waiting.retry} />;
  if (waiting !== undefined || version.kind === 'loading')
    return <LoadingBlock label="Loading the findings" rows={5} />;
  if (version.kind !== 'ready') return <Text>This version cannot be read. Contact support.</Text>;
  const { value } = version;
  const own = reviewIn(itemsOf(reviews), value, clientId);
  const review = own ?? reviewIn(itemsOf(reviews), value, 'firm');
  const elements = program?.elements ?? [];
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {factsOf(value, shown.item)}
      </Text>
      {value.declaredNotApplicable && <Text mt="2">{value.notApplicableReason}</Text>}
      <Text mt="2">
        <Link asChild>
          <RouterLink to={`/safety-policy-review/${contractorId}/${versionId}`}>Open the program</RouterLink>
        </Link>
      </Text>
      {review === undefined ? (
        <Text mt="3">Nobody has reviewed this version yet.</Text>
      ) : (
        <Box as="ul" aria-label="Findings" m="0" mt="3" p="0">
          {elements.map(({ id, text, cfr }) => {
            const finding = findingOf(review, id);
            if (finding === undefined) return null;
            return (
              <Box as="li" key={id} listStyleType="none" borderTopWidth="1px" py="2.5">
                <StatusChip tone={TONES[finding.result]} label={WORDS[finding.result]} />
                <Text mt="1" textStyle="sm">
                  {text}{' '}
                  <Text as="span" color="fg.muted">
                    {cfr}
                  </Text>
                </Text>
                {finding.comment !== '' && (
                  <Text textStyle="sm" color="fg.muted">
                    {finding.comment}
                  </Text>
                )}
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}

/** Why a contractor's program stands as it does: the rule's words, then element by element. */
export function FindingsDialog({ shown, catalogue, onClose }: FindingsDialogProps) {
  const { standing, item, title } = shown;
  const [versionId] = item.evidenceIds;
  return (
    <ReadingDialog title={`${title}: ${standing.contractorName}`} size="lg" onClose={onClose}>
      {item.reasons.length > 0 && <Text mb="2">{reasonSentences(item).join(' ')}</Text>}
      {versionId === undefined ? (
        <Text color="fg.muted">Nothing is on file. The contractor is asked for this program.</Text>
      ) : (
        <Findings {...{ shown, versionId, catalogue }} />
      )}
    </ReadingDialog>
  );
}

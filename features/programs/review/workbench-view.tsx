import type { CalendarDate } from '@vcms/domain';
import {
  EarlierReviews,
  type Finding,
  PaperPane,
  ReviewCard,
  type Workbench,
  WorkbenchLayout,
} from '@vcms/kits/review';
import { Box, Flex, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { ChangedPassages } from '../comparison/changed-passages.tsx';
import { CompareButton } from '../comparison/compare-button.tsx';
import { liveScore } from '../model/element-answers.ts';
import { requiredPrograms } from '../model/required-programs.ts';
import { ClientCard } from './client-card.tsx';
import { DocumentSearch } from './document-search.tsx';
import { ElementCard } from './element-card.tsx';
import type { PreviousReview } from './previous-review.ts';
import { PAPER_WORDS } from './program-topic.ts';
import { SavedCommentsProvider } from './saved-comments.tsx';
import { SecondLookCard } from './second-look-card.tsx';
import type { Answers } from './use-answers.ts';
import { type ChangedText, useChangedText } from './use-changed-text.ts';
import type { ProgramReview } from './use-program-review.ts';

const NONE: readonly Finding[] = [];

export interface WorkbenchViewProps {
  readonly file: ProgramReview;
  readonly bench: Workbench;
  readonly answers: Answers;
  readonly previous: PreviousReview | undefined;
  readonly today: CalendarDate;
}

function Statement({ reason }: { readonly reason: string | undefined }) {
  return (
    <ReviewCard title="The contractor says it does not apply">
      <Text whiteSpace="pre-line">{reason ?? 'No reason is given.'}</Text>
    </ReviewCard>
  );
}

interface ElementsProps extends WorkbenchViewProps {
  readonly changed: ChangedText | undefined;
  readonly onShowPage: (page: number) => void;
}

/** What the text says otherwise than before; passages of an element stand with the element. */
function ChangedCard({
  changed: { version, comparing, others },
  onShowPage,
}: Pick<ElementsProps, 'onShowPage'> & { readonly changed: ChangedText }) {
  const isBeside = others.length < comparing.changes.length;
  return (
    <Box mb="4">
      <ReviewCard title="Changed text">
        <CompareButton comparing={comparing} label={`Compare with version ${version}`} />
        {isBeside && (
          <Text mt="1" textStyle="sm" color="fg.muted">
            Passages of an element stand below it.
          </Text>
        )}
        <ChangedPassages
          key={others.length}
          changes={others}
          label="Changed passages beside the elements"
          onShowPage={onShowPage}
        />
      </ReviewCard>
    </Box>
  );
}

function Elements(props: ElementsProps) {
  const { file, bench, answers, previous, changed, onShowPage } = props;
  const { subject, program } = file;
  if (subject.declaredNotApplicable) return <Statement reason={subject.notApplicableReason} />;
  if (program === undefined) {
    return (
      <ReviewCard title="Elements">
        <Text>This program is no longer in the catalog. Return it, or tell an admin.</Text>
      </ReviewCard>
    );
  }
  const mayAnswer = bench.obstacle === undefined;
  const card = (
    <ElementCard
      {...{ program, previous, answers, mayAnswer, onShowPage }}
      changes={changed?.byElement}
      pageRefs={subject.pageRefs}
      isChecked={bench.decision.problem !== undefined}
    />
  );
  if (!mayAnswer) return card;
  return <SavedCommentsProvider programId={program.id}>{card}</SavedCommentsProvider>;
}

function useClientCard({ file, answers, today }: WorkbenchViewProps) {
  const { subject, program, versions, records } = file;
  const asks = useMemo(() => {
    const all = requiredPrograms(records, versions, today);
    return all.find(({ programId }) => programId === subject.programId)?.asks ?? [];
  }, [records, versions, subject.programId, today]);
  const isAnswered = Object.keys(answers.all).length > 0;
  return (
    <ClientCard asks={asks} scored={program && isAnswered ? liveScore(program, answers.all) : undefined} />
  );
}

/** The file on the left at the page of the element, the elements and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { file, bench } = props;
  const { subject, records, reviews } = file;
  const { topic } = bench;
  const { engagements } = records;
  const [page, setPage] = useState(Math.min(...Object.values(subject.pageRefs), 9_999) % 9_999 || 1);
  const [blob, setBlob] = useState<Blob>();
  const clients = useClientCard(props);
  const changed = useChangedText(file, props.previous, blob);
  return (
    <WorkbenchLayout
      bench={bench}
      paperName={PAPER_WORDS.name}
      paperKey={`${subject.docId ?? ''} ${page}`}
      paper={
        <Flex direction="column" h={{ lg: 'full' }} minH="0">
          {subject.docId !== undefined && <DocumentSearch file={blob} onShowPage={setPage} />}
          <Box flex={{ lg: '1' }} minH="0">
            <PaperPane
              words={PAPER_WORDS}
              contractorId={records.company.id}
              documentId={subject.docId}
              label={`${PAPER_WORDS.name}, ${bench.subject.title}`}
              onFile={setBlob}
              page={page}
              onPageChange={setPage}
              highlights={changed?.places}
            />
          </Box>
        </Flex>
      }
      tabs={[
        {
          value: 'elements',
          label: subject.declaredNotApplicable ? 'Statement' : 'Elements',
          content: (
            <>
              {file.secondLook !== undefined && <SecondLookCard look={file.secondLook} />}
              {changed !== undefined && <ChangedCard changed={changed} onShowPage={setPage} />}
              <Elements {...props} changed={changed} onShowPage={setPage} />
            </>
          ),
        },
        { value: 'clients', label: 'Clients', content: clients },
      ]}
      history={<EarlierReviews subject={bench.subject} {...{ topic, reviews, engagements }} />}
      suggested={NONE}
    />
  );
}

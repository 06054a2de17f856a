import type { CalendarDate } from '@vcms/domain';
import { DecisionArea, EarlierReviews, PaperPane, ReviewCard, type Workbench } from '@vcms/kits/review';
import { Grid, Stack, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { liveScore } from '../model/element-answers.ts';
import { requiredPrograms } from '../model/required-programs.ts';
import { ClientCard } from './client-card.tsx';
import { ElementCard } from './element-card.tsx';
import type { PreviousReview } from './previous-review.ts';
import { PAPER_WORDS } from './program-topic.ts';
import type { Answers } from './use-answers.ts';
import type { ProgramReview } from './use-program-review.ts';

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

function Facts(props: WorkbenchViewProps & { readonly onShowPage: (page: number) => void }) {
  const { file, bench, answers, previous, today, onShowPage } = props;
  const { subject, program, versions, records, reviews } = file;
  const asks = useMemo(() => {
    const all = requiredPrograms(records, versions, today);
    return all.find(({ programId }) => programId === subject.programId)?.asks ?? [];
  }, [records, versions, subject.programId, today]);
  const { topic, side } = bench;
  const { engagements } = records;
  const decided = <EarlierReviews subject={bench.subject} {...{ topic, reviews, engagements }} />;
  const hasOwn = reviews.some(({ subjectId }) => subjectId === subject.id);
  const isAnswered = Object.keys(answers.all).length > 0;
  return (
    <>
      {(side.kind === 'client' || hasOwn) && decided}
      <ClientCard asks={asks} scored={program && isAnswered ? liveScore(program, answers.all) : undefined} />
      {subject.declaredNotApplicable && <Statement reason={subject.notApplicableReason} />}
      {!subject.declaredNotApplicable && program === undefined && (
        <ReviewCard title="Elements">
          <Text>This program is no longer in the catalog. Return it, or tell an admin.</Text>
        </ReviewCard>
      )}
      {!subject.declaredNotApplicable && program !== undefined && (
        <ElementCard
          {...{ program, previous, answers, onShowPage }}
          pageRefs={subject.pageRefs}
          mayAnswer={bench.obstacle === undefined}
          isChecked={bench.decision.problem !== undefined}
        />
      )}
    </>
  );
}

/** The file on the left at the page of the element, the elements and the decision on the right. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { file, bench } = props;
  const { subject, records } = file;
  const [page, setPage] = useState(Math.min(...Object.values(subject.pageRefs), 9_999) % 9_999 || 1);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5">
      <PaperPane
        words={PAPER_WORDS}
        contractorId={records.company.id}
        documentId={subject.docId}
        label={`${PAPER_WORDS.name}, ${bench.subject.title}`}
        page={page}
        onPageChange={setPage}
      />
      <Stack gap="4" minW="0">
        <Facts {...props} onShowPage={setPage} />
        <DecisionArea bench={bench} suggested={[]} />
      </Stack>
    </Grid>
  );
}

import type { CalendarDate } from '@vcms/domain';
import {
  EarlierReviews,
  type Finding,
  PaperPane,
  useWorkbench,
  WorkbenchFrame,
  WorkbenchLayout,
} from '@vcms/kits/review';
import { useMemo, useState } from 'react';
import { changedSince, lastAcceptance } from '../model/response-changes.ts';
import { responseProgress } from '../model/response-progress.ts';
import { type AnswersDossier, answersBook, reviewedAnswers } from './answers-dossier.ts';
import { PAPER_WORDS, QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';
import { SectionReview } from './section-review.tsx';
import { SummaryCard } from './summary-card.tsx';

const NONE: readonly Finding[] = [];

export interface WorkbenchProps {
  readonly dossier: AnswersDossier;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

/** Answers under review (domain 4.4): they are accepted once every section was looked at. */
export function Workbench({ dossier, today, now }: WorkbenchProps) {
  const { company, response, version, reviews, engagements } = dossier;
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [paper, setPaper] = useState<string>();
  const progress = useMemo(() => responseProgress(version, response.answers), [version, response.answers]);
  const acceptedAt = useMemo(() => lastAcceptance(reviews, response.id), [reviews, response.id]);
  const changed = useMemo(() => changedSince(response.answers, acceptedAt), [response.answers, acceptedAt]);
  const due = progress.sections.flatMap(({ questions }, at) => (questions.length === 0 ? [] : [at]));
  const open = due.filter((at) => !seen.has(at)).length;
  const subject = useMemo(() => reviewedAnswers(dossier), [dossier]);
  const bench = useWorkbench(
    {
      topic: QUESTIONNAIRE_TOPIC,
      subject,
      book: useMemo(() => answersBook(version), [version]),
      reviews,
      unready: open === 0 ? undefined : `Check every section first. ${open} left.`,
    },
    today,
    now,
  );
  const mark = (at: number, isSeen: boolean) =>
    setSeen((before) => new Set(isSeen ? [...before, at] : [...before].filter((one) => one !== at)));
  const answers = (
    <>
      <SummaryCard {...{ dossier, progress, changed, acceptedAt, today }} />
      {progress.sections.map((section, at) => (
        <SectionReview
          key={section.title}
          {...{ section, bench, changed, response }}
          isSeen={seen.has(at)}
          onSeen={(isSeen) => mark(at, isSeen)}
          onPaper={setPaper}
        />
      ))}
    </>
  );
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchLayout
        bench={bench}
        paperName={PAPER_WORDS.name}
        paperKey={paper ?? ''}
        paper={
          paper !== undefined && (
            <PaperPane
              words={PAPER_WORDS}
              contractorId={company.id}
              documentId={paper}
              label="Document"
              onBack={() => setPaper(undefined)}
            />
          )
        }
        tabs={[{ value: 'answers', label: 'Answers', count: open, counts: 'to check', content: answers }]}
        history={
          <EarlierReviews subject={subject} topic={QUESTIONNAIRE_TOPIC} {...{ reviews, engagements }} />
        }
        suggested={NONE}
      />
    </WorkbenchFrame>
  );
}

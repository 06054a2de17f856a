import { type CalendarDate, documentPath } from '@vcms/domain';
import { reviewSideOf, useWorkbench, WorkbenchFrame } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { openElements, storedAnswers } from '../model/element-answers.ts';
import { programTitle } from '../model/required-programs.ts';
import { FILE_BOOK, STATEMENT_BOOK } from './finding-book.ts';
import { previousReview } from './previous-review.ts';
import { PROGRAM_TOPIC } from './program-topic.ts';
import { useAnswers } from './use-answers.ts';
import type { ProgramReview } from './use-program-review.ts';
import { WorkbenchView } from './workbench-view.tsx';

export interface WorkbenchProps {
  readonly file: ProgramReview;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function unreadyText(open: number): string | undefined {
  if (open === 0) return undefined;
  return `Answer every element first: pass, fail with what is missing, or not applicable with a reason. ${open} left.`;
}

/** One version under review (domain 4.4): it is decided once every element has its answer. */
export function Workbench({ file, today, now }: WorkbenchProps) {
  const { subject, program, records, reviews, secondLook } = file;
  const asked = secondLook?.second === undefined ? secondLook?.appeal : undefined;
  const { scope } = reviewSideOf(useSession());
  const answers = useAnswers();
  const scored = subject.declaredNotApplicable ? undefined : program;
  const open = scored === undefined ? 0 : openElements(scored, answers.all).length;
  const bench = useWorkbench(
    {
      topic: PROGRAM_TOPIC,
      subject: {
        type: 'program',
        id: subject.id,
        path: documentPath('programVersions', records.company.id, subject.id),
        contractorId: records.company.id,
        contractorName: records.company.name,
        title: `${programTitle(records.catalogue, subject.programId)}, version ${subject.version}`,
        state: subject.state,
        version: subject.version,
        submittedOn: asked?.askedOn ?? subject.submittedOn,
        updatedAt: subject.record.updatedAt,
        createdBy: subject.record.createdBy,
        decidedFirstBy: asked?.decidedBy,
      },
      book: subject.declaredNotApplicable ? STATEMENT_BOOK : FILE_BOOK,
      reviews,
      unready: unreadyText(open),
      answers: scored === undefined ? undefined : [...storedAnswers(scored, answers.all)],
    },
    today,
    now,
  );
  const previous = useMemo(() => previousReview(file, scope), [file, scope]);
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchView {...{ file, bench, answers, previous, today }} />
    </WorkbenchFrame>
  );
}

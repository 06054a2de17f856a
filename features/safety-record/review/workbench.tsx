import type { CalendarDate } from '@vcms/domain';
import { useWorkbench, WorkbenchFrame } from '@vcms/kits/review';
import { useMemo } from 'react';
import { fieldGroups } from '../model/record-fields.ts';
import { openFields, useMatchedFields } from './field-checks.ts';
import { findingBook } from './finding-books.ts';
import { reviewedRecord } from './safety-subject.ts';
import { PAPER_WORDS, STATISTICS_TOPIC } from './statistics-topic.ts';
import type { SafetyDossier } from './use-safety-dossier.ts';
import { WorkbenchView } from './workbench-view.tsx';

export interface WorkbenchProps {
  readonly dossier: SafetyDossier;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

/** One record under review (domain 4.4): it is confirmed once every value was compared with the paper. */
export function Workbench({ dossier, today, now }: WorkbenchProps) {
  const { subject, records } = dossier;
  const groups = useMemo(() => fieldGroups(subject), [subject]);
  const checks = useMatchedFields(groups);
  const open = openFields(groups, checks.matched, []);
  const bench = useWorkbench(
    {
      topic: STATISTICS_TOPIC,
      subject: reviewedRecord(subject, records.company),
      book: useMemo(() => findingBook(subject.kind, groups), [subject.kind, groups]),
      reviews: records.reviews,
      unready:
        open === 0
          ? undefined
          : `Compare every value with the ${PAPER_WORDS[subject.kind].name} first. ${open} left.`,
    },
    today,
    now,
  );
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchView {...{ dossier, bench, groups, checks, today }} />
    </WorkbenchFrame>
  );
}

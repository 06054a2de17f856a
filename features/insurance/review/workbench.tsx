import type { CalendarDate } from '@vcms/domain';
import { useWorkbench, WorkbenchFrame } from '@vcms/kits/review';
import { useMemo } from 'react';
import { POLICY_BOOK } from '../versions/findings.ts';
import { judgeCandidate } from './judge-candidate.ts';
import { POLICY_TOPIC } from './policy-topic.ts';
import { reviewedPolicy, seenHolders } from './reviewed-policy.ts';
import type { ReviewDossier } from './use-review-dossier.ts';
import { WorkbenchView } from './workbench-view.tsx';

export interface WorkbenchProps {
  readonly file: ReviewDossier;
  readonly contractorId: string;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

/** One policy under review (domain 4.4). */
export function Workbench({ file, contractorId, today, now }: WorkbenchProps) {
  const { policy, records } = file;
  const bench = useWorkbench(
    {
      topic: POLICY_TOPIC,
      subject: reviewedPolicy(contractorId, file),
      book: POLICY_BOOK,
      besides: seenHolders(contractorId, file),
      reviews: records.reviews,
    },
    today,
    now,
  );
  const overview = useMemo(() => judgeCandidate(records, policy, today), [records, policy, today]);
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchView {...{ file, bench, contractorId, overview, today }} />
    </WorkbenchFrame>
  );
}

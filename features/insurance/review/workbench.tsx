import type { CalendarDate } from '@vcms/domain';
import { reviewAddress, reviewSideOf, useWorkbench, WorkbenchFrame } from '@vcms/kits/review';
import { useNavigateTo, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { POLICY_BOOK } from '../versions/findings.ts';
import { judgeCandidate } from './judge-candidate.ts';
import { POLICY_TOPIC } from './policy-topic.ts';
import { reviewedPolicy, seenHolders } from './reviewed-policy.ts';
import { type CertificateLine, nextOnCertificate, sameCertificate } from './same-certificate.ts';
import type { ReviewDossier } from './use-review-dossier.ts';
import { WorkbenchView } from './workbench-view.tsx';

export interface WorkbenchProps {
  readonly file: ReviewDossier;
  readonly contractorId: string;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

/** The other lines of the certificate, and the way to the next of them that waits. */
function useCertificateLines({ policy, records }: ReviewDossier, contractorId: string) {
  const session = useSession();
  const navigate = useNavigateTo();
  const [params] = useSearchParams();
  const { policies, reviews } = records;
  const reader = { side: reviewSideOf(session), uid: session.userId, reviews };
  const lines: readonly CertificateLine[] = sameCertificate(policy, policies, reader);
  const next = nextOnCertificate(lines);
  const place = next && { contractorId, subjectId: next.id, subjectType: 'policy' as const };
  const go = async () => {
    if (place !== undefined) navigate(reviewAddress(POLICY_TOPIC, place, params));
  };
  return { lines, afterDecision: place === undefined ? undefined : go };
}

/** One policy under review (domain 4.4). */
export function Workbench({ file, contractorId, today, now }: WorkbenchProps) {
  const { policy, records } = file;
  const { lines, afterDecision } = useCertificateLines(file, contractorId);
  const bench = useWorkbench(
    {
      topic: POLICY_TOPIC,
      subject: reviewedPolicy(contractorId, file),
      book: POLICY_BOOK,
      besides: seenHolders(contractorId, file),
      reviews: records.reviews,
      afterDecision,
    },
    today,
    now,
  );
  const overview = useMemo(() => judgeCandidate(records, policy, today), [records, policy, today]);
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchView {...{ file, bench, contractorId, overview, today, lines }} />
    </WorkbenchFrame>
  );
}

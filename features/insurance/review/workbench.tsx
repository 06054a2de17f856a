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

const NONE: ReadonlySet<string> = new Set();

/** The other lines of the certificate, and the way to the next of them that waits. */
function useCertificateLines({ policy, records }: ReviewDossier, contractorId: string) {
  const session = useSession();
  const navigate = useNavigateTo();
  const [params] = useSearchParams();
  const { policies, reviews } = records;
  const reader = { side: reviewSideOf(session), uid: session.userId, reviews };
  const lines: readonly CertificateLine[] = sameCertificate(policy, policies, reader);

  /** The way to the next line that waits, beside those that were just decided; undefined: none does. */
  function wayOn(decided: ReadonlySet<string>): (() => Promise<void>) | undefined {
    const next = nextOnCertificate(lines.filter((line) => !decided.has(line.policy.id)));
    if (next === undefined) return undefined;
    const place = { contractorId, subjectId: next.id, subjectType: 'policy' as const };
    return async () => navigate(reviewAddress(POLICY_TOPIC, place, params));
  }

  return { lines, wayOn };
}

/** One policy under review (domain 4.4). */
export function Workbench({ file, contractorId, today, now }: WorkbenchProps) {
  const { policy, records } = file;
  const { lines, wayOn } = useCertificateLines(file, contractorId);
  const bench = useWorkbench(
    {
      topic: POLICY_TOPIC,
      subject: reviewedPolicy(contractorId, file),
      book: POLICY_BOOK,
      besides: seenHolders(contractorId, file),
      reviews: records.reviews,
      afterDecision: wayOn(NONE),
    },
    today,
    now,
  );
  const overview = useMemo(() => judgeCandidate(records, policy, today), [records, policy, today]);

  /** What is on the bench may have stayed behind: then it is decided on here. */
  function onAccepted(ids: ReadonlySet<string>): void {
    if (ids.has(policy.id)) void (wayOn(ids) ?? bench.next.go)();
  }

  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchView {...{ file, bench, contractorId, overview, today, lines, now, onAccepted }} />
    </WorkbenchFrame>
  );
}

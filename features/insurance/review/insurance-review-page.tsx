import { localDate } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { useParams } from 'react-router-dom';
import { PolicyPage } from './policy-page.tsx';
import { QueueView } from './queue-view.tsx';
import { reviewSideOf } from './review-side.ts';
import { useQueue } from './use-queue.ts';

interface ClockProps {
  readonly today: string;
  readonly now: () => Date;
}

function Queue({ scope, today, now }: ClockProps & { readonly scope: string }) {
  return <QueueView page={useQueue(scope, today)} now={now} />;
}

function realNow(): Date {
  return new Date();
}

export interface InsuranceReviewPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const PURPOSE = {
  firm: 'Policies that contractors have submitted, the longest waiting on top.',
  client: "Policies of your contractors, for your own decision beside the firm's.",
} as const;

/** `/csinsurance-review`: the queue, or the policy that the address names (domain 4.4). */
export function InsuranceReviewPage({ now = realNow }: InsuranceReviewPageProps) {
  const { contractorId, policyId } = useParams();
  const { kind, scope } = reviewSideOf(useSession());
  const today = localDate(now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (contractorId !== undefined && policyId !== undefined) {
    const address = { contractorId, policyId };
    return <PolicyPage key={`${contractorId}/${policyId}`} {...{ address, today, now }} />;
  }
  return (
    <>
      <PageHeading title="Review Insurance" description={PURPOSE[kind]} />
      <Queue {...{ scope, today, now }} />
    </>
  );
}

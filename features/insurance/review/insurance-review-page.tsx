import { readerDate } from '@vcms/domain';
import { ReviewQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { useParams } from 'react-router-dom';
import { PolicyPage } from './policy-page.tsx';
import { POLICY_TOPIC } from './policy-topic.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';

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
  const { kind } = reviewSideOf(useSession());
  const today = readerDate(now());
  if (contractorId !== undefined && policyId !== undefined) {
    const address = { contractorId, policyId };
    return <PolicyPage key={`${contractorId}/${policyId}`} {...{ address, today, now }} />;
  }
  return (
    <>
      <PageHeading title="Review Insurance" description={PURPOSE[kind]} />
      <ReviewQueue
        topic={POLICY_TOPIC}
        label="Policies to review"
        columns={QUEUE_COLUMNS}
        shownColumns={SHOWN_COLUMNS}
        filters={QUEUE_FILTERS}
        {...{ today, now }}
      />
    </>
  );
}

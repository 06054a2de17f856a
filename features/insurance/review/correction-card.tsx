import type { StoredRecord } from '@vcms/data';
import type { Engagement, Policy, Review } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { ReviewCard } from '@vcms/kits/review';
import { LoadingBlock } from '@vcms/ui';
import { usePolicyVersions } from '../versions/use-policy-versions.ts';
import { ReturnedComparison } from './returned-comparison.tsx';

export interface CorrectionCardProps {
  readonly contractorId: string;
  readonly policy: Policy;
  readonly reviews: readonly StoredRecord<Review>[];
  readonly engagements: readonly Engagement[];
  /** Shows a file on the left. */
  readonly show: (documentId: string, label: string) => void;
}

/** What a correction changed against the version that was returned, each finding beside its answer. */
export function CorrectionCard(props: CorrectionCardProps) {
  const { contractorId, policy } = props;
  const versions = usePolicyVersions(contractorId, policy.id);
  return (
    <ReviewCard title="Changes">
      {versions.kind === 'failed' && <FailurePanel failure={versions.failure} retry={versions.retry} />}
      {versions.kind === 'loading' && <LoadingBlock label="Loading the version before" rows={4} />}
      {versions.kind === 'ready' && <ReturnedComparison {...props} versions={versions.items} />}
    </ReviewCard>
  );
}

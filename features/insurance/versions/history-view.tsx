import type { Policy, Review } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { Box, LoadingBlock, Text } from '@vcms/ui';
import { useState } from 'react';
import { policyTimeline } from '../model/policy-timeline.ts';
import { CertificateDialog } from './certificate-dialog.tsx';
import { SubmissionEntry } from './submission-entry.tsx';
import { usePolicyVersions } from './use-policy-versions.ts';

export interface HistoryViewProps {
  readonly contractorId: string;
  readonly policy: Policy;
  /** Of the contractor's policies, as far as the reader may see them. */
  readonly reviews: readonly Review[];
  readonly nameOf: (review: Review) => string;
}

/** Every submission of a policy with its decisions and what it changed, the newest first. */
export function HistoryView({ contractorId, policy, reviews, nameOf }: HistoryViewProps) {
  const versions = usePolicyVersions(contractorId, policy.id);
  const [shown, setShown] = useState<{ readonly documentId: string; readonly label: string }>();
  if (versions.kind === 'failed') return <FailurePanel failure={versions.failure} retry={versions.retry} />;
  if (versions.kind !== 'ready') return <LoadingBlock label="Loading the history" rows={6} />;
  const timeline = policyTimeline(policy, versions.items, reviews);
  if (timeline.length === 0) return <Text color="fg.muted">Nothing has been submitted yet.</Text>;
  return (
    <>
      <Box as="ol" m="0" p="0">
        {timeline.map((handIn, at) => (
          <SubmissionEntry
            key={handIn.version}
            policy={policy}
            handIn={handIn}
            nameOf={nameOf}
            returns={timeline[at + 1]?.decisions.filter(({ decision }) => decision !== 'accepted') ?? []}
            onShowFile={(documentId, label) => setShown({ documentId, label })}
          />
        ))}
      </Box>
      {shown !== undefined && (
        <CertificateDialog contractorId={contractorId} {...shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

import { FailurePanel } from '@vcms/kits';
import { SavingMark, useExpectedRow } from '@vcms/kits/pending';
import { Box, EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { StoredEngagement } from './contractor-register.tsx';
import type { useContractor } from './use-contractor.ts';

export interface ContractorGateProps {
  readonly engagement: ReturnType<typeof useContractor>['engagement'];
  /** The way back. */
  readonly back: ReactNode;
  readonly children: (engagement: StoredEngagement) => ReactNode;
}

function Absent({ engagement, back }: Omit<ContractorGateProps, 'children'>) {
  if (engagement.kind === 'loading') return <LoadingBlock label="Loading the contractor" rows={8} />;
  if (engagement.kind === 'failed' && engagement.failure.kind !== 'denied') {
    return <FailurePanel failure={engagement.failure} retry={engagement.retry} />;
  }
  // A record that others have and one that nobody has look the same.
  const title =
    engagement.kind === 'missing' || engagement.kind === 'failed'
      ? 'This contractor is not on your list.'
      : 'This record is damaged. Contact support.';
  return <EmptyState title={title} action={back} />;
}

/** The relation as it will be, marked while what was done with it waits for the server. */
function Expected({
  stored,
  children,
}: Pick<ContractorGateProps, 'children'> & { readonly stored: StoredEngagement }) {
  const { row, isPending } = useExpectedRow(stored, stored.record.path);
  return (
    <Box aria-busy={isPending}>
      {isPending && <SavingMark />}
      {children(row)}
    </Box>
  );
}

/** What stands in place of a contractor's page while it loads, and where there is none for the reader. */
export function ContractorGate({ engagement, back, children }: ContractorGateProps) {
  if (engagement.kind === 'ready') return <Expected stored={engagement.value}>{children}</Expected>;
  return (
    <>
      <PageHeading title="Contractor" />
      <Absent engagement={engagement} back={back} />
    </>
  );
}

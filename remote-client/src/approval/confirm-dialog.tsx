import { formatDate, itemTitle } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { DataList, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredEngagement } from '../contractors/contractor-register.tsx';

export type FirstApproval = NonNullable<StoredEngagement['firstApproval']>;

/** What the first approver entered. */
export function FirstTerms({ first }: { readonly first: FirstApproval }) {
  const { reason, conditions, endOn, variances = [] } = first.terms;
  return (
    <DataList
      columns={2}
      items={[
        { label: 'Approved first by', value: first.byName },
        { label: 'Reason', value: reason },
        { label: 'Conditions', value: conditions },
        { label: 'Approved until', value: endOn === undefined ? 'No end' : formatDate(endOn) },
        ...variances.map(({ key, reason: why, to }) => ({
          label: `Variance for ${itemTitle(key)}`,
          value: `To ${formatDate(to)}. ${why}`,
        })),
      ]}
    />
  );
}

export interface ConfirmDialogProps {
  readonly engagement: StoredEngagement;
  readonly first: FirstApproval;
  readonly onClose: () => void;
}

/** The second of two approvals: what the first one entered, as it is. */
export function ConfirmDialog({ engagement, first, onClose }: ConfirmDialogProps) {
  const { clientId, contractorId, contractorName } = engagement;
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('engagementMove');
  const notify = useNotify();

  async function submit(): Promise<void> {
    setProblem(undefined);
    const result = await call({ clientId, contractorId, action: 'approve' });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({
      kind: 'success',
      message: `${contractorName} is approved.`,
      description: 'The contractor is notified.',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Confirm the approval of ${contractorName}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Confirm approval"
      busy={busy}
      problem={problem}
    >
      <Text mb="4">
        It counts as entered. To change it, ask {first.byName}, or ask the contractor for changes.
      </Text>
      <FirstTerms first={first} />
    </ActionDialog>
  );
}

import { formatDate, itemTitle } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useInstantAct } from '@vcms/kits/pending';
import { DataList, Text } from '@vcms/ui';
import type { StoredEngagement } from '../contractors/contractor-register.tsx';
import { expectedMove } from '../contractors/expected-move.ts';

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
  const { busy, call } = useTrustedCall('engagementMove');
  const act = useInstantAct();

  function submit(): void {
    onClose();
    const { path, before, after } = expectedMove(engagement, 'approved');
    void act({
      // A state that is left takes the first approval with it.
      expected: { path, before, after: { ...after, firstApproval: undefined } },
      send: () => call({ clientId, contractorId, action: 'approve' }),
      done: `${contractorName} is approved. The contractor is notified.`,
      refused: `${contractorName}: nothing was changed.`,
    });
  }

  return (
    <ActionDialog
      title={`Confirm the approval of ${contractorName}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={submit}
      verb="Confirm approval"
      busy={busy}
      problem={undefined}
    >
      <Text mb="4">
        It counts as entered. To change it, ask {first.byName}, or ask the contractor for changes.
      </Text>
      <FirstTerms first={first} />
    </ActionDialog>
  );
}

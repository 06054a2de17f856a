import type { Policy } from '@vcms/domain';
import { useLog, useNotify } from '@vcms/sdk';
import { Button, Icon, VisuallyHidden } from '@vcms/ui';
import { type ComponentType, useState } from 'react';

export interface EnterPolicyDialogProps {
  readonly contractorId: string;
  readonly contractorName: string;
  /** The policy whose next period is entered; absent: a new one. */
  readonly renews?: Policy | undefined;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
  /** There is something to see: the contractor's insurance is read, or cannot be. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

export type EnterPolicyButtonProps = Omit<EnterPolicyDialogProps, 'onShown' | 'onClose'>;

/** Enters a policy for a contractor; the editor is loaded with the first press, then what it is checked against. */
export function EnterPolicyButton(props: EnterPolicyButtonProps) {
  const notify = useNotify();
  const log = useLog();
  const [busy, setBusy] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<EnterPolicyDialogProps>>();
  const { renews, contractorName } = props;

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const { EnterPolicyDialog } = await import('./enter-policy-dialog.tsx');
      setDialog(() => EnterPolicyDialog);
    } catch (cause) {
      log.error('policy-editor.failed', cause);
      notify.show({ kind: 'error', message: 'The form could not be loaded. Try again.' });
      setBusy(false);
    }
  }

  const subject = renews === undefined ? contractorName : `policy ${renews.policyNumber}`;
  return (
    <>
      <Button
        size={renews === undefined ? undefined : 'xs'}
        variant={renews === undefined ? undefined : 'outline'}
        loading={busy}
        loadingText="Loading"
        data-print="hide"
        onClick={() => void open()}
      >
        {renews === undefined && <Icon name="plus" />}
        {renews === undefined ? 'Enter policy' : 'Enter renewal'}
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </Button>
      {Dialog !== undefined && (
        <Dialog {...props} onShown={() => setBusy(false)} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

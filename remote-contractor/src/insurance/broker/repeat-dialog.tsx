import type { BrokerRequest } from '@vcms/domain';
import { FormDialog, FormProblem, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { SentLetter } from './letter-view.tsx';
import type { RequestAction } from './request-list.tsx';

export interface RepeatDialogProps {
  readonly action: RequestAction;
  readonly request: BrokerRequest;
  readonly onClose: () => void;
  readonly onSent: (letter: SentLetter, byMail: boolean) => void;
}

/** Asks before a link ends: a new one in its place, or none. */
export function RepeatDialog({ action, request, onClose, onSent }: RepeatDialogProps) {
  const notify = useNotify();
  const resending = useTrustedCall('brokerRequestResend');
  const revoking = useTrustedCall('brokerRequestRevoke');
  const busy = resending.busy || revoking.busy;
  const [problem, setProblem] = useState<string>();
  const { id, brokerName, brokerEmail } = request;

  async function resend(byMail: boolean): Promise<void> {
    setProblem(undefined);
    const result = await resending.call({ id, byMail });
    if (result.kind === 'done') onSent(result.value, byMail);
    else setProblem(result.message);
  }

  async function revoke(): Promise<void> {
    setProblem(undefined);
    const result = await revoking.call({ id });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: 'The link takes no more files.' });
    onClose();
  }

  return (
    <FormDialog
      title={action === 'revoke' ? 'Revoke the request?' : 'Send the request again?'}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void (action === 'revoke' ? revoke() : resend(false))}
      actions={
        action === 'revoke' ? (
          <Button type="submit" colorPalette="red" loading={busy} loadingText="Saving">
            Revoke
          </Button>
        ) : (
          <>
            {brokerEmail !== undefined && (
              <Button variant="outline" disabled={busy} onClick={() => void resend(true)}>
                Send by mail
              </Button>
            )}
            <Button type="submit" loading={busy} loadingText="Making the link">
              Make a new link
            </Button>
          </>
        )
      }
    >
      <FormProblem message={problem} />
      <Text>
        {action === 'revoke'
          ? `The link that ${brokerName} has takes no more files.`
          : `${brokerName} gets a new link for what was asked; the old one stops working.`}
      </Text>
    </FormDialog>
  );
}

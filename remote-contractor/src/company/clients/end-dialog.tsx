import { ENGAGEMENT_BOUNDS, type Engagement } from '@vcms/domain';
import { ActionDialog, LongTextField, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { expectedAnswer } from '../../home/expected-answer.ts';

const { reasonMin, reasonMax } = ENGAGEMENT_BOUNDS;

function checkReason({ reason }: { readonly reason: string }) {
  const { length } = reason.trim();
  const isRight = length >= reasonMin && length <= reasonMax;
  return isRight ? {} : { reason: `Give a reason of ${reasonMin}-${reasonMax} characters.` };
}

export interface EndDialogProps {
  readonly engagement: Engagement;
  readonly onClose: () => void;
}

/** Asks why before a connection ends. */
export function EndDialog({ engagement, onClose }: EndDialogProps) {
  const { clientId, contractorId, clientName } = engagement;
  const form = useCheckedForm({ reason: '' }, checkReason);
  const { busy, call } = useTrustedCall('engagementMove');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const { firestore } = useBackend();

  async function send({ reason }: { readonly reason: string }): Promise<void> {
    setProblem(undefined);
    const result = await whileExpected(firestore, expectedAnswer(engagement, 'ended'), () =>
      call({ clientId, contractorId, action: 'end', reason: reason.trim() }),
    );
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `The connection with ${clientName} has ended.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`End the connection with ${clientName}?`}
      role="alertdialog"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      verb="End the connection"
      busyText="Ending"
      busy={busy}
      isDanger
      problem={problem}
    >
      <Text mb="4">
        {clientName} no longer sees what you submit, and you may not work on its sites. It keeps its own
        reviews and notes, reads your reason, and can invite you again.
      </Text>
      <LongTextField form={form} name="reason" label="Reason" required maxLength={reasonMax} />
    </ActionDialog>
  );
}

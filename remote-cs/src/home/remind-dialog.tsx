import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useContext, useState } from 'react';
import { type Reminder, ReminderContext } from './reminder.ts';

function RemindForm({ engagement, close }: Reminder) {
  const { busy, call } = useTrustedCall('engagementRemind');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const { clientId, clientName, contractorId, contractorName, state } = engagement;

  async function send(): Promise<void> {
    setProblem(undefined);
    const result = await call({ clientId, contractorId });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: 'Reminder sent.', description: contractorName });
    close();
  }

  return (
    <ActionDialog
      title={`Remind ${contractorName}?`}
      onClose={close}
      onSubmit={() => void send()}
      verb="Remind"
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Text>
        {state === 'invited'
          ? `${clientName} is waiting for an answer to its invitation.`
          : `${clientName} is waiting for what it requires.`}{' '}
        Everybody active there gets a notification, and a mail if they chose so.
      </Text>
    </ActionDialog>
  );
}

/** Says what a reminder does, then asks the server for it. */
export function RemindDialog() {
  const reminder = useContext(ReminderContext);
  return reminder === undefined ? null : <RemindForm {...reminder} />;
}

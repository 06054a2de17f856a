import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useContext, useState } from 'react';
import { type InvitationAnswer, InvitationAnswerContext } from './invitation-answer.ts';

const WORDS = {
  accept: {
    title: 'Accept the invitation?',
    effect: 'From now on this client sees what you submit, until the connection ends.',
    verb: 'Accept',
    done: 'You have accepted.',
  },
  decline: {
    title: 'Decline the invitation?',
    effect: 'The client sees nothing about you. It can invite you again.',
    verb: 'Decline',
    done: 'You have declined.',
  },
} as const;

function AnswerForm({ engagement, action, close }: InvitationAnswer) {
  const { busy, call } = useTrustedCall('engagementMove');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const words = WORDS[action];

  async function send(): Promise<void> {
    setProblem(undefined);
    const { clientId, contractorId, clientName } = engagement;
    const result = await call({ clientId, contractorId, action });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: words.done, description: clientName });
    close();
  }

  return (
    <ActionDialog
      title={words.title}
      role="alertdialog"
      onClose={close}
      onSubmit={() => void send()}
      verb={words.verb}
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Text>
        {engagement.clientName} asks you to join its contractor list. {words.effect}
      </Text>
    </ActionDialog>
  );
}

/** Asks before an invitation is answered, then tells the server. */
export function AnswerDialog() {
  const answer = useContext(InvitationAnswerContext);
  return answer === undefined ? null : <AnswerForm {...answer} />;
}

import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useInstantAct } from '@vcms/kits/pending';
import { Text } from '@vcms/ui';
import { useContext } from 'react';
import { expectedAnswer } from './expected-answer.ts';
import { type InvitationAnswer, InvitationAnswerContext } from './invitation-answer.ts';

const WORDS = {
  accept: {
    title: 'Accept the invitation?',
    effect: 'From now on this client sees what you submit, until the connection ends.',
    verb: 'Accept',
    next: 'in_progress',
    done: 'You have accepted.',
    refused: 'Your acceptance was not saved.',
  },
  decline: {
    title: 'Decline the invitation?',
    effect: 'The client sees nothing about you. It can invite you again.',
    verb: 'Decline',
    next: 'declined',
    done: 'You have declined.',
    refused: 'Your decline was not saved.',
  },
} as const;

function AnswerForm({ engagement, action, close }: InvitationAnswer) {
  const { busy, call } = useTrustedCall('engagementMove');
  const act = useInstantAct();
  const words = WORDS[action];
  const { clientId, contractorId, clientName } = engagement;

  function send(): void {
    close();
    void act({
      expected: expectedAnswer(engagement, words.next),
      send: () => call({ clientId, contractorId, action }),
      done: `${clientName}: ${words.done}`,
      refused: `${clientName}: ${words.refused}`,
    });
  }

  return (
    <ActionDialog
      title={words.title}
      role="alertdialog"
      onClose={close}
      onSubmit={send}
      verb={words.verb}
      busyText="Sending"
      busy={busy}
      problem={undefined}
    >
      <Text>
        {clientName} asks you to join its contractor list. {words.effect}
      </Text>
    </ActionDialog>
  );
}

/** Asks before an invitation is answered, then tells the server. */
export function AnswerDialog() {
  const answer = useContext(InvitationAnswerContext);
  return answer === undefined ? null : <AnswerForm {...answer} />;
}

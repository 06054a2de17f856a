import { recordRef, type Standing, useLiveDocument } from '@vcms/data';
import { engagementId, LETTER_GAP_HOURS, type LetterSent } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useBackend, useNotify } from '@vcms/sdk';
import { Button, Icon, Text } from '@vcms/ui';
import { useState } from 'react';
import { hasDeficiencies } from '../model/letter-content.ts';
import { receiversText, sentText } from './letter-sent.ts';

const GAP_MS = LETTER_GAP_HOURS * 3_600_000;

interface SendDialogProps {
  readonly standing: Standing;
  readonly sent: LetterSent | undefined;
  readonly isJustSent: boolean;
  readonly onClose: () => void;
}

function SendDialog({ standing, sent, isJustSent, onClose }: SendDialogProps) {
  const { busy, call } = useTrustedCall('deficiencyLetterSend');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();
  const { clientId, clientName, contractorId, contractorName } = standing;

  async function send(): Promise<void> {
    setProblem(undefined);
    const result = await call({ clientId, contractorId });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({
      kind: 'success',
      message: 'Deficiency letter sent.',
      description: `To ${receiversText(result.value)}`,
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Send the deficiency letter to ${contractorName}?`}
      onClose={onClose}
      onSubmit={() => void send()}
      verb="Send"
      busyText="Sending"
      busy={busy}
      disabled={isJustSent}
      problem={problem}
    >
      <Text>
        It lists what the insurance does not meet for {clientName}, as judged when you send it. Everybody at{' '}
        {contractorName} who manages its insurance is told, and gets it by mail, with the letter as a PDF,
        unless they chose no mails.
      </Text>
      <Text mt="3">
        A broker gets the part about a line, as a PDF too, that {contractorName} asked it for through VCMS.
        Other addresses get nothing.
      </Text>
      {sent !== undefined && (
        <Text mt="3" color="fg.muted">
          {sentText(sent)}
          {isJustSent && ' It can be sent again 24 hours later.'}
        </Text>
      )}
    </ActionDialog>
  );
}

export interface SendLetterProps {
  readonly standing: Standing;
  readonly now: () => Date;
}

/** The last letter of this client to this contractor; undefined before the first one. */
function useLetterSent({ clientId, contractorId }: Standing): LetterSent | undefined {
  const { firestore } = useBackend();
  const engagement = useLiveDocument(
    recordRef(firestore, 'engagements', engagementId(clientId, contractorId)),
  );
  return engagement.kind === 'ready' ? engagement.value.letterSent : undefined;
}

/** Sends what the insurance lacks to the contractor and its broker; nothing where nothing is lacking. */
export function SendLetterButton({ standing, now }: SendLetterProps) {
  const [isOpen, setOpen] = useState(false);
  const sent = useLetterSent(standing);
  if (!hasDeficiencies(standing)) return null;
  const isJustSent = sent !== undefined && now().getTime() - sent.at.getTime() < GAP_MS;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="mail" /> Send to contractor
      </Button>
      {isOpen && <SendDialog {...{ standing, sent, isJustSent }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** When the letter was last sent, and to how many. */
export function LetterNote({ standing }: Pick<SendLetterProps, 'standing'>) {
  const sent = useLetterSent(standing);
  if (sent === undefined) return null;
  return (
    <Text mt="-3" mb="5" color="fg.muted" textStyle="sm">
      Deficiency letter: {sentText(sent)}
    </Text>
  );
}

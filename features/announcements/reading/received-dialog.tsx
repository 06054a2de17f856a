import type { WriteResult } from '@vcms/data';
import { type AnnouncementRecipient, formatDate } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { FormProblem, writeProblem } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Stack, Text } from '@vcms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { acknowledge, markRead } from '../data/index.ts';
import { FileRow } from '../files/index.ts';
import { MessageView } from '../message/index.ts';
import { filesWords } from '../model/index.ts';

export interface ReceivedDialogProps {
  readonly received: AnnouncementRecipient;
  readonly onClose: () => void;
}

type Marking = Promise<WriteResult> | undefined;

interface AcknowledgementProps {
  readonly received: AnnouncementRecipient;
  readonly marking: RefObject<Marking>;
}

function Acknowledgement({ received, marking }: AcknowledgementProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { clientName, acknowledgedAt } = received;

  async function press(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await acknowledge({ firestore, uid: userId }, received, marking.current);
    setBusy(false);
    if (result.kind !== 'done') setProblem(writeProblem(result));
  }

  // What is shown before the server has it would be lost with a tab that is closed at once.
  if (acknowledgedAt !== undefined && !busy)
    return (
      <Text role="status" mt="5" fontWeight="medium">
        Acknowledged for your company on {formatDate(acknowledgedAt)}.
      </Text>
    );
  return (
    <>
      <Text mt="5" mb="3">
        {clientName} asks you to acknowledge this for your company.
      </Text>
      <FormProblem message={problem} />
      <Button loading={busy} loadingText="Acknowledging" onClick={() => void press()}>
        Acknowledge
      </Button>
    </>
  );
}

/** What came with it; each opening is noted for the client. */
function Files({
  received: { announcementId, clientId, files = [] },
}: Pick<ReceivedDialogProps, 'received'>) {
  if (files.length === 0) return null;
  return (
    <Box as="section" aria-label="Files" mt="5">
      <Text mb="3" fontWeight="semibold">
        {filesWords(files)}
      </Text>
      <Stack as="ul" gap="4">
        {files.map((file) => (
          <FileRow key={file.id} clientId={clientId} announcementId={announcementId} file={file} />
        ))}
      </Stack>
    </Box>
  );
}

/** An announcement as it was sent. Opening it marks it as read by the own company. */
export function ReceivedDialog({ received, onClose }: ReceivedDialogProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const marking = useRef<Marking>(undefined);
  useEffect(() => {
    // Where it cannot be noted now, the next look does.
    marking.current ??= markRead({ firestore, uid: userId }, received);
  }, [firestore, userId, received]);
  const { subject, bodyText, clientName, senderName, sentAt, ackRequired } = received;
  return (
    <ReadingDialog title={subject} size="lg" onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {senderName === '' ? clientName : `${senderName}, ${clientName}`}, {formatDate(sentAt)}
      </Text>
      <MessageView text={bodyText} />
      <Files received={received} />
      {ackRequired && <Acknowledgement received={received} marking={marking} />}
    </ReadingDialog>
  );
}

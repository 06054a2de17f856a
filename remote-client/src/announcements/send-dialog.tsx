import { scheduleAnnouncement } from '@vcms/announcements/data';
import { filesWords } from '@vcms/announcements/model';
import { type CallResult, callTrusted } from '@vcms/data';
import type { AnnouncementFile, Audience, CallableResponse } from '@vcms/domain';
import { ActionDialog, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { LoadingBlock, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { counted } from './announcement-words.ts';

type Answer = CallResult<CallableResponse<'announcementAudience'>>;

/** Who would get it at this moment, people counted. */
function useReach(mode: Audience['mode'], values: string): Answer | undefined {
  const { functions } = useBackend();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const abort = new AbortController();
    const audience = { mode, values: JSON.parse(values) };
    void callTrusted(functions, 'announcementAudience', { audience, from: 0, people: true }).then(
      (result) => {
        if (!abort.signal.aborted) setAnswer(result);
      },
    );
    return () => abort.abort();
  }, [functions, mode, values]);
  return answer;
}

/** Why it cannot go out; undefined: it can. */
function obstacleOf(answer: Answer | undefined, isNow: boolean): string | undefined {
  if (answer === undefined) return undefined;
  if (answer.kind !== 'done') return answer.message;
  if (answer.value.contractors === 0)
    return 'Nobody is in the audience. Choose other contractors, or save a draft.';
  return isNow && answer.value.leftToday === 0
    ? 'You have reached 10 announcements today. Save a draft, or schedule it for tomorrow.'
    : undefined;
}

export interface SendDialogProps {
  readonly id: string;
  readonly audience: Audience;
  readonly files: readonly AnnouncementFile[];
  /** Absent: now. */
  readonly at: Date | undefined;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Says how many people get it before it goes out, for it cannot be taken back. */
export function SendDialog({ id, audience, files, at, onClose, onSent }: SendDialogProps) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const notify = useNotify();
  const answer = useReach(audience.mode, JSON.stringify(audience.values));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const obstacle = obstacleOf(answer, at === undefined);
  const reach = answer?.kind === 'done' ? answer.value : undefined;

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const result = await scheduleAnnouncement({ firestore, uid: userId }, id, at);
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: at === undefined ? 'It is being sent.' : 'It is scheduled.' });
    onSent();
  }

  return (
    <ActionDialog
      title={at === undefined ? 'Send this announcement?' : 'Schedule this announcement?'}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void send()}
      verb={at === undefined ? 'Send now' : 'Schedule'}
      busyText="Sending"
      busy={busy}
      disabled={reach === undefined || obstacle !== undefined}
      problem={problem ?? obstacle}
    >
      {answer === undefined && <LoadingBlock label="Counting people" rows={1} />}
      {reach !== undefined && obstacle === undefined && (
        <>
          <Text fontWeight="semibold">
            {counted(reach.people ?? 0, 'person', 'people')} of{' '}
            {counted(reach.contractors, 'contractor', 'contractors')} get it by e-mail, one mail each.
          </Text>
          {files.length > 0 && (
            <Text mt="2">{filesWords(files)}: named in the mail, opened here after signing in.</Text>
          )}
          <Text mt="2">
            {at === undefined
              ? 'Sent email cannot be recalled. To correct it, send a new one.'
              : 'You can cancel it until then. It goes to everyone who matches the audience at that time.'}
          </Text>
        </>
      )}
    </ActionDialog>
  );
}

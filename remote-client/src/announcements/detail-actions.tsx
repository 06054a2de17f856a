import { cancelAnnouncement } from '@vcms/announcements/data';
import { callTrusted } from '@vcms/data';
import { ANNOUNCEMENT_REMINDERS_MAX } from '@vcms/domain';
import { writeProblem } from '@vcms/kits/form';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StoredAnnouncement } from './announcement-register.tsx';
import { counted, unreadOf } from './announcement-words.ts';
import { ANNOUNCEMENTS_PATH, COPY_PARAMETER, NEW } from './paths.ts';

function useTell() {
  const notify = useNotify();
  return (problem: string | undefined, done: string) =>
    notify.show(
      problem === undefined ? { kind: 'success', message: done } : { kind: 'error', message: problem },
    );
}

function Remind({ announcement }: { readonly announcement: StoredAnnouncement }) {
  const { functions } = useBackend();
  const ask = useAsk();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const { id, reminders = 0 } = announcement;
  const unread = unreadOf(announcement);
  if (unread === 0 || reminders >= ANNOUNCEMENT_REMINDERS_MAX) return null;

  async function press(): Promise<void> {
    const yes = await ask({
      title: 'Send it again?',
      text: `${counted(unread, 'contractor that has', 'contractors that have')} not read it ${unread === 1 ? 'gets' : 'get'} the same mail once more, marked as a reminder.`,
      yes: 'Send again',
      no: 'Not now',
    });
    if (!yes) return;
    setBusy(true);
    const result = await callTrusted(functions, 'announcementRemind', { announcementId: id, reminders });
    setBusy(false);
    tell(result.kind === 'done' ? undefined : result.message, 'It is being sent again.');
  }

  return (
    <Button variant="outline" loading={busy} loadingText="Sending" onClick={() => void press()}>
      Send again to the unread
    </Button>
  );
}

function Cancel({ announcement }: { readonly announcement: StoredAnnouncement }) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const ask = useAsk();
  const tell = useTell();

  async function press(): Promise<void> {
    const yes = await ask({
      title: 'Cancel this announcement?',
      text: 'Nobody gets it. You can use its words for a new one.',
      yes: 'Cancel announcement',
      no: 'Keep it',
    });
    if (!yes) return;
    const result = await cancelAnnouncement({ firestore, uid: userId }, announcement.id);
    tell(result.kind === 'done' ? undefined : writeProblem(result), 'Announcement cancelled.');
  }

  return (
    <Button variant="outline" onClick={() => void press()}>
      Cancel announcement
    </Button>
  );
}

/** What can be done with an announcement that is no draft any more. */
export function DetailActions({ announcement }: { readonly announcement: StoredAnnouncement }) {
  const { id, state } = announcement;
  return (
    <>
      {state === 'sent' && <Remind announcement={announcement} />}
      {state === 'scheduled' && <Cancel announcement={announcement} />}
      <Button asChild variant="outline">
        <RouterLink to={`${ANNOUNCEMENTS_PATH}/${NEW}?${COPY_PARAMETER}=${encodeURIComponent(id)}`}>
          Use as a new one
        </RouterLink>
      </Button>
    </>
  );
}

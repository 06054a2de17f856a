import {
  type AnnouncementMailState,
  type AnnouncementRecipient,
  documentPath,
  recipientMailState,
} from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';

const REASON_MAX = 500;

const OUTCOMES: Readonly<Record<string, AnnouncementMailState>> = { sent: 'delivered', bounced: 'failed' };

/**
 * Notes in the row of its contractor what became of a mail: taken by the mail server, or refused for good and why. Mails of other
 * kinds, and those that are still on their way, change nothing; the same outcome again neither.
 */
export async function settleMail({ db }: Trusted, mailId: string): Promise<void> {
  if (!mailId.startsWith('announcement-')) return;
  const mail = (await db.doc(documentPath('mail', mailId)).get()).data();
  const outcome = OUTCOMES[textOf(mail?.state)];
  const { announcementId, contractorId, uid, reminder } = { ...mail?.about };
  if (mail === undefined || outcome === undefined || textOf(announcementId) === '') return;
  const row = db.doc(documentPath('announcementRecipients', announcementId, contractorId));
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(row)).data() as Partial<AnnouncementRecipient> | undefined;
    const known = stored?.mails?.[uid];
    // A mail that a reminder has followed has no say any more.
    if (known === undefined || known.state !== 'queued' || (stored?.reminded ?? 0) !== reminder) return;
    const reason = outcome === 'failed' ? { reason: textOf(mail.reason).slice(0, REASON_MAX) } : {};
    const mails: AnnouncementRecipient['mails'] = {
      ...stored?.mails,
      [uid]: { name: known.name, state: outcome, ...reason },
    };
    const states = Object.values(mails).map(({ state }) => state);
    transaction.update(row, {
      mails,
      mailState: recipientMailState(states),
      failedMails: states.filter((state) => state === 'failed').length,
      ...updatedStamps(TRUSTED_ACTOR),
    });
  });
}

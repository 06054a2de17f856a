import { documentPath, recipientMailState } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { addNotice } from '@vcms/server/notifications';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { announcementMail, type Letter } from './announcement-mail.ts';
import type { Person } from './people.ts';

export interface Receiver {
  readonly clientId: string;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly people: readonly Person[];
}

/** The mails to the people of one contractor as their row shows them. */
export function queuedMails(people: readonly Person[]) {
  const mails = Object.fromEntries(people.map(({ uid, name }) => [uid, { name, state: 'queued' as const }]));
  return { mails, mailState: recipientMailState(people.map(() => 'queued')), failedMails: 0 };
}

/** N15 and a mail to each of these people. `reminder` counts from 1; 0: the announcement itself. */
export function queueToPeople(
  trusted: Trusted,
  transaction: Transaction,
  letter: Letter,
  { contractorId, people }: Pick<Receiver, 'contractorId' | 'people'>,
  reminder: number,
): void {
  const { announcementId, clientName, subject } = letter;
  const again = reminder === 0 ? '' : `-r${reminder}`;
  const draft = announcementMail(letter, trusted.appOrigin);
  for (const { uid, email } of people) {
    addNotice(trusted, transaction, uid, {
      eventKey: `announcement-${announcementId}${again}`,
      isMailed: true,
      title: 'Announcement',
      body: `${clientName}: ${subject}.`,
    });
    queueMail(trusted, transaction, `announcement-${announcementId}-${uid}${again}`, {
      ...draft,
      subject: reminder === 0 ? draft.subject : `Reminder: ${draft.subject}`,
      to: email,
      about: { announcementId, contractorId, uid, reminder },
    });
  }
}

/** The row, the notifications and the mails of one contractor, once. */
export async function sendToContractor(trusted: Trusted, letter: Letter, receiver: Receiver): Promise<void> {
  const { db } = trusted;
  const { announcementId, clientName, senderName, subject, bodyText, ackRequired, files } = letter;
  const { clientId, contractorId, contractorName, people } = receiver;
  const row = db.doc(documentPath('announcementRecipients', announcementId, contractorId));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(row)).exists) return;
    transaction.create(row, {
      ...{ announcementId, clientId, clientName, contractorId, contractorName, senderName },
      ...{ subject, bodyText, ackRequired },
      ...(files.length === 0 ? {} : { files }),
      ...queuedMails(people),
      sentAt: FieldValue.serverTimestamp(),
      createdAt: FieldValue.serverTimestamp(),
      createdBy: TRUSTED_ACTOR,
      ...updatedStamps(TRUSTED_ACTOR),
    });
    queueToPeople(trusted, transaction, letter, receiver, 0);
  });
}

import {
  ANNOUNCEMENT_MACHINE,
  ANNOUNCEMENT_STATES,
  ANNOUNCEMENTS_PER_DAY,
  documentPath,
  move,
} from '@vcms/domain';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { type MailFile, queueMail } from '@vcms/server/mail';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import { type DocumentData, type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { audienceOf } from './audience.ts';

const DAY_MS = 86_400_000;

/** Sends the announcements whose time has come, and goes on with those that an earlier run left in the middle. */
export async function sendDueAnnouncements(trusted: Trusted): Promise<number> {
  const announcements = trusted.db.collection('announcements');
  const due = await announcements
    .where('state', '==', 'scheduled')
    .where('scheduledFor', '<=', Timestamp.fromDate(trusted.now()))
    .get();
  const begun = await announcements.where('state', '==', 'sending').get();
  for (const { id } of [...due.docs, ...begun.docs]) await sendAnnouncement(trusted, id);
  return due.size + begun.size;
}

/**
 * Sends one announcement to its audience: a row, N15 and a mail for each contractor, each once. A second run finds the rows
 * that are written and goes on with the others.
 */
export async function sendAnnouncement(trusted: Trusted, id: string): Promise<void> {
  const reference = trusted.db.doc(documentPath('announcements', id));
  const announcement = await takeAnnouncement(trusted, reference);
  if (announcement === undefined) return;
  const contractors = await audienceOf(trusted, announcement);
  for (const contractorId of contractors) await sendToContractor(trusted, id, announcement, contractorId);
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('state') !== 'sending') return;
    const counts = { recipients: contractors.length, emailed: contractors.length };
    transaction.update(reference, {
      state: contractors.length === 0 ? 'failed' : 'sent',
      'counts.recipients': counts.recipients,
      'counts.emailed': counts.emailed,
      sentAt: FieldValue.serverTimestamp(),
      ...(contractors.length === 0 ? { failure: 'Nobody is in the audience.' } : {}),
      ...updatedStamps(TRUSTED_ACTOR),
    });
  });
}

/** From scheduled to sending, unless it is too early, cancelled, or the eleventh of the day. */
function takeAnnouncement(trusted: Trusted, reference: DocumentReference): Promise<DocumentData | undefined> {
  const { db, now } = trusted;
  return db.runTransaction(async (transaction) => {
    const announcement = (await transaction.get(reference)).data();
    if (announcement === undefined || announcement.state === 'sending') return announcement;
    const state = ANNOUNCEMENT_STATES.find((known) => known === announcement.state) ?? 'none';
    if (move(ANNOUNCEMENT_MACHINE, state, 'send', { role: 'trusted' }).kind === 'refused') return undefined;
    const at: unknown = announcement.scheduledFor;
    if (at instanceof Timestamp && at.toMillis() > now().getTime()) return undefined;
    const since = Timestamp.fromMillis(now().getTime() - DAY_MS);
    const sent = db.collection('announcements').where('clientId', '==', announcement.clientId);
    const today = await transaction.get(sent.where('sentAt', '>', since));
    const tooMany = today.size >= ANNOUNCEMENTS_PER_DAY;
    transaction.update(reference, {
      state: tooMany ? 'failed' : 'sending',
      ...(tooMany ? { failure: `You have reached ${ANNOUNCEMENTS_PER_DAY} announcements today.` } : {}),
      ...updatedStamps(TRUSTED_ACTOR),
    });
    return tooMany ? undefined : announcement;
  });
}

async function sendToContractor(
  trusted: Trusted,
  id: string,
  announcement: DocumentData,
  contractorId: string,
): Promise<void> {
  const { db } = trusted;
  const row = db.doc(documentPath('announcementRecipients', id, contractorId));
  const [uids, clientName, files, author] = await Promise.all([
    activeUsers(trusted, contractorId),
    companyNameOf(trusted, announcement.clientId),
    filesOf(trusted, announcement),
    db.doc(documentPath('users', textOf(announcement.createdBy) || TRUSTED_ACTOR)).get(),
  ]);
  const people =
    uids.length === 0 ? [] : await db.getAll(...uids.map((uid) => db.doc(documentPath('users', uid))));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(row)).exists) return;
    const { clientId, subject, ackRequired } = announcement;
    const contents = { announcementId: id, contractorId, clientId, clientName, subject };
    transaction.create(row, {
      ...contents,
      ackRequired: ackRequired === true,
      sentAt: FieldValue.serverTimestamp(),
    });
    for (const person of people) {
      addNotice(trusted, transaction, person.id, {
        eventKey: `announcement-${id}`,
        isMailed: true,
        title: 'Announcement',
        body: `${clientName}: ${textOf(subject)}.`,
      });
      const draft = announcementMail(announcement, clientName, textOf(author.get('email')), files);
      queueMail(trusted, transaction, `announcement-${id}-${person.id}`, {
        ...draft,
        to: textOf(person.get('email')),
      });
    }
  });
}

/** The mail of an announcement without its receiver; answers go to who wrote it. */
export function announcementMail(
  announcement: DocumentData,
  clientName: string,
  replyTo: string,
  attachments: readonly MailFile[],
) {
  return {
    subject: `${clientName}: ${textOf(announcement.subject)}`,
    text: textOf(announcement.bodyText),
    ...(replyTo === '' ? {} : { replyTo }),
    ...(attachments.length === 0 ? {} : { attachments }),
  };
}

/** The files that go with it: documents of the client's own folder. */
export async function filesOf(
  { db }: Trusted,
  { clientId, docIds }: DocumentData,
): Promise<readonly MailFile[]> {
  if (!Array.isArray(docIds) || docIds.length === 0) return [];
  const found = await db.getAll(
    ...docIds.map((docId) => db.doc(documentPath('documents', clientId, textOf(docId)))),
  );
  return found
    .filter((entry) => entry.exists)
    .map((entry) => ({
      fileName: textOf(entry.get('fileName')),
      storagePath: textOf(entry.get('storagePath')),
    }));
}

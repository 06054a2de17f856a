import { ANNOUNCEMENT_REMINDERS_MAX, type CheckedRequest, documentPath } from '@vcms/domain';
import {
  type Caller,
  Refusal,
  refuseAccess,
  refuseConflict,
  TRUSTED_ACTOR,
  type Trusted,
  textOf,
  updatedStamps,
} from '@vcms/server/core';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { type Letter, letterOf } from './announcement-mail.ts';
import { eachOf } from './each-of.ts';
import { isAuthor } from './is-author.ts';
import { type Person, peopleOf } from './people.ts';
import { queuedMails, queueToPeople } from './send-to-contractor.ts';

/** Asks for another mail to everybody who has not read a sent announcement; `remindUnread` sends it. */
export async function askReminder(
  trusted: Trusted,
  caller: Caller,
  { announcementId, reminders }: CheckedRequest<'announcementRemind'>,
): Promise<Record<string, never>> {
  const reference = trusted.db.doc(documentPath('announcements', announcementId));
  await trusted.db.runTransaction(async (transaction) => {
    const announcement = (await transaction.get(reference)).data();
    if (announcement === undefined || !isAuthor(caller, announcement)) refuseAccess();
    const before = remindersOf(announcement);
    if (announcement.state !== 'sent' || announcement.reminding === true || before !== reminders)
      refuseConflict();
    if (before >= ANNOUNCEMENT_REMINDERS_MAX)
      throw new Refusal('too-many', 'This announcement was sent again three times. Write a new one.');
    transaction.update(reference, {
      reminders: before + 1,
      reminding: true,
      ...updatedStamps(caller.uid),
    });
  });
  return {};
}

function remindersOf({ reminders }: DocumentData): number {
  return typeof reminders === 'number' ? reminders : 0;
}

/** Sends the reminder that was asked for to those who have not read it; a run that ended in the middle is followed by another. */
export async function remindUnread(trusted: Trusted, id: string): Promise<void> {
  const { db } = trusted;
  const reference = db.doc(documentPath('announcements', id));
  const announcement = (await reference.get()).data();
  if (announcement?.reminding !== true) return;
  const reminder = remindersOf(announcement);
  const letter = await letterOf(trusted, id, announcement);
  const rows = await db.collection(`announcements/${id}/recipients`).select('readAt', 'reminded').get();
  const left = rows.docs
    .filter((row) => row.get('readAt') === undefined && row.get('reminded') !== reminder)
    .map((row) => row.id);
  const people = await peopleOf(trusted, left);
  await eachOf(left, (contractorId) =>
    remind(trusted, letter, { contractorId, people: people.get(contractorId) ?? [] }, reminder),
  );
  await reference.update({ reminding: FieldValue.delete(), ...updatedStamps(TRUSTED_ACTOR) });
}

interface Late {
  readonly contractorId: string;
  readonly people: readonly Person[];
}

async function remind(trusted: Trusted, letter: Letter, late: Late, reminder: number): Promise<void> {
  const { db } = trusted;
  const row = db.doc(
    documentPath('announcementRecipients', letter.announcementId, textOf(late.contractorId)),
  );
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (stored.get('readAt') !== undefined || stored.get('reminded') === reminder) return;
    transaction.update(row, {
      ...queuedMails(late.people),
      reminded: reminder,
      ...updatedStamps(TRUSTED_ACTOR),
    });
    queueToPeople(trusted, transaction, letter, late, reminder);
  });
}

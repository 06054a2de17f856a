import {
  ANNOUNCEMENT_MACHINE,
  ANNOUNCEMENT_STATES,
  ANNOUNCEMENTS_PER_DAY,
  documentPath,
  move,
} from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { type DocumentData, type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { type FilesStanding, standingOfFiles } from './announced-files.ts';
import { letterOf } from './announcement-mail.ts';
import { engagedOf, type Meant, meantBy } from './audience.ts';
import { countRecipients } from './count-recipients.ts';
import { eachOf } from './each-of.ts';
import { peopleOf } from './people.ts';
import { remindUnread } from './remind-unread.ts';
import { sendToContractor } from './send-to-contractor.ts';
import { sentToday } from './sent-today.ts';

/** Sends the announcements whose time has come, and goes on with those that an earlier run left in the middle. */
export async function sendDueAnnouncements(trusted: Trusted): Promise<number> {
  const announcements = trusted.db.collection('announcements');
  const due = await announcements
    .where('state', '==', 'scheduled')
    .where('scheduledFor', '<=', Timestamp.fromDate(trusted.now()))
    .get();
  const begun = await announcements.where('state', '==', 'sending').get();
  for (const { id } of [...due.docs, ...begun.docs]) await sendAnnouncement(trusted, id);
  const reminding = await announcements.where('reminding', '==', true).get();
  for (const { id } of reminding.docs) await remindUnread(trusted, id);
  return due.size + begun.size + reminding.size;
}

/**
 * Sends one announcement to its audience: for each contractor a row, and for each of its people N15 and a mail, all of a contractor
 * in one transaction. A run that ended in the middle is followed by another, which finds the rows that are written and goes on
 * with the others; nobody is mailed twice. One with a file that is not scanned yet stays scheduled and goes out with a later run.
 */
export async function sendAnnouncement(trusted: Trusted, id: string): Promise<void> {
  const reference = trusted.db.doc(documentPath('announcements', id));
  const announcement = await takeAnnouncement(trusted, reference);
  if (announcement === undefined) return;
  await sendToAll(trusted, id, announcement);
  const counts = await countRecipients(trusted, id);
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('state') !== 'sending') return;
    transaction.update(reference, {
      state: counts.recipients === 0 ? 'failed' : 'sent',
      counts,
      ...(counts.recipients === 0 ? { failure: 'Nobody is in the audience.' } : {}),
      ...updatedStamps(TRUSTED_ACTOR),
    });
  });
}

async function sendToAll(trusted: Trusted, id: string, announcement: DocumentData): Promise<void> {
  const [letter, engaged, written] = await Promise.all([
    letterOf(trusted, id, announcement),
    engagedOf(trusted, announcement.clientId),
    trusted.db.collection(`announcements/${id}/recipients`).select().get(),
  ]);
  const there = new Set(written.docs.map((row) => row.id));
  const left = meantBy(engaged, announcement.audience).filter(({ contractorId }) => !there.has(contractorId));
  const people = await peopleOf(
    trusted,
    left.map(({ contractorId }) => contractorId),
  );
  await eachOf(left, ({ contractorId, name }: Meant) =>
    sendToContractor(trusted, letter, {
      clientId: announcement.clientId,
      contractorId,
      contractorName: name,
      people: people.get(contractorId) ?? [],
    }),
  );
}

/** Why one whose time has come goes to nobody; undefined: it goes out. */
function obstacleOf(files: FilesStanding, today: number): string | undefined {
  if (files.kind === 'wrong') return `${files.why} Use it as a new one, with other files.`;
  return today >= ANNOUNCEMENTS_PER_DAY
    ? `You have reached ${ANNOUNCEMENTS_PER_DAY} announcements today.`
    : undefined;
}

/** From scheduled to sending, unless it is too early, cancelled, with a file that nobody can open, or the eleventh of the day. */
async function takeAnnouncement(
  trusted: Trusted,
  reference: DocumentReference,
): Promise<DocumentData | undefined> {
  const { now } = trusted;
  // Before the transaction, which may run again: what is scheduled keeps its files.
  const seen = (await reference.get()).data();
  if (seen?.state !== 'scheduled' && seen?.state !== 'sending') return undefined;
  const files = await standingOfFiles(trusted, seen);
  return trusted.db.runTransaction(async (transaction) => {
    const announcement = (await transaction.get(reference)).data();
    if (announcement === undefined || announcement.state === 'sending') return announcement;
    const state = ANNOUNCEMENT_STATES.find((known) => known === announcement.state) ?? 'none';
    if (move(ANNOUNCEMENT_MACHINE, state, 'send', { role: 'trusted' }).kind === 'refused') return undefined;
    const at: unknown = announcement.scheduledFor;
    if (at instanceof Timestamp && at.toMillis() > now().getTime()) return undefined;
    if (files.kind === 'waiting') return undefined;
    // What is being sent counts too: its time is set here, and the query is part of the transaction.
    const today = await transaction.get(sentToday(trusted, announcement.clientId));
    const failure = obstacleOf(files, today.size);
    transaction.update(reference, {
      ...(failure === undefined
        ? { state: 'sending', sentAt: FieldValue.serverTimestamp() }
        : { state: 'failed', failure }),
      ...updatedStamps(TRUSTED_ACTOR),
    });
    return failure === undefined ? announcement : undefined;
  });
}

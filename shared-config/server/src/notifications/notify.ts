import { collectionPath, NOTIFICATION_BOUNDS, notificationId } from '@vcms/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { type Notice, noticeId } from './notice.ts';
import { awaitMail, fitted } from './notice-mail.ts';

/**
 * Writes a notification and its line in the reminder log within a transaction, and lets it wait for its mail. The log is created, so
 * a second run of the same event fails the transaction's create unless it was read before; use `notify` where nothing else is written.
 */
export function addNotice(trusted: Trusted, transaction: Transaction, toId: string, notice: Notice): void {
  const { db, now } = trusted;
  const { eventKey } = notice;
  const at = Timestamp.fromDate(now());
  const log = db.collection(collectionPath('reminderLog')).doc(noticeId(toId, notice));
  transaction.create(log, { toId, eventKey, at });
  showNotice(trusted, transaction, toId, notice);
}

/** The notification itself: new, or with its latest words and unread again. */
export function showNotice(trusted: Trusted, transaction: Transaction, toId: string, notice: Notice): void {
  const { db, now } = trusted;
  const id = noticeId(toId, notice);
  transaction.set(db.collection(collectionPath('notifications')).doc(id), {
    id,
    toId,
    title: fitted(notice.title, NOTIFICATION_BOUNDS.titleMax),
    body: fitted(notice.body, NOTIFICATION_BOUNDS.bodyMax),
    date_time: Timestamp.fromDate(now()),
    read: false,
  });
  if (notice.isMailed !== true) awaitMail(trusted, transaction, toId, notice);
}

/**
 * Notifies each person once. The reminder log outlives the notification, so a repeated event does not bring back what was
 * dismissed (domain section 2). Answers how many were told now.
 */
export async function notify(trusted: Trusted, toIds: readonly string[], notice: Notice): Promise<number> {
  const told = await Promise.all([...new Set(toIds)].map((toId) => notifyOne(trusted, toId, notice)));
  return told.filter(Boolean).length;
}

function notifyOne(trusted: Trusted, toId: string, notice: Notice): Promise<boolean> {
  const log = trusted.db.collection(collectionPath('reminderLog')).doc(notificationId(toId, notice.eventKey));
  return trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(log)).exists) return false;
    addNotice(trusted, transaction, toId, notice);
    return true;
  });
}

import { collectionPath, NOTIFICATION_BOUNDS, notificationId } from '@vcms/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';

/** A message for people; the same event reaches the same person once. */
export interface Notice {
  /** Names the event. No slash. */
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
}

/** Cuts a text at a bound of the specification: a long name must not stop a notification. */
function fitted(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

/**
 * Writes a notification and its line in the reminder log within a transaction. The log is created, so a second run of the
 * same event fails the transaction's create unless it was read before; use `notify` where nothing else is written.
 */
export function addNotice(trusted: Trusted, transaction: Transaction, toId: string, notice: Notice): void {
  const { db, now } = trusted;
  const id = notificationId(toId, notice.eventKey);
  const at = Timestamp.fromDate(now());
  transaction.create(db.collection(collectionPath('reminderLog')).doc(id), {
    toId,
    eventKey: notice.eventKey,
    at,
  });
  transaction.set(db.collection(collectionPath('notifications')).doc(id), {
    id,
    toId,
    title: fitted(notice.title, NOTIFICATION_BOUNDS.titleMax),
    body: fitted(notice.body, NOTIFICATION_BOUNDS.bodyMax),
    date_time: at,
    read: false,
  });
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

import { notificationId, notificationProblems } from '@vcms/domain';
import type { Firestore } from 'firebase-admin/firestore';

export interface NotifyInput {
  readonly firestore: Firestore;
  /** User id of the recipient. */
  readonly toId: string;
  /** Names the event; the same event never reaches the same person twice. No slash. */
  readonly eventKey: string;
  /** 1..80 characters. */
  readonly title: string;
  /** 1..280 characters; must stand alone and name company, item and date. */
  readonly body: string;
  readonly at: Date;
}

export type NotifyResult =
  | { readonly kind: 'sent'; readonly id: string }
  /** Sent before, perhaps dismissed since. */
  | { readonly kind: 'sent-before'; readonly id: string }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

/**
 * The trusted writer of notifications (domain section 2). Dismissal deletes a notification, so `reminderLog/{id}`
 * remembers that it was sent and a retry does not bring it back.
 */
export async function notify(input: NotifyInput): Promise<NotifyResult> {
  const { firestore, toId, eventKey, title, body, at } = input;
  const problems = notificationProblems(title, body);
  if (problems.length > 0) return { kind: 'refused', problems };
  const id = notificationId(toId, eventKey);
  const log = firestore.collection('reminderLog').doc(id);
  return firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(log)).exists) return { kind: 'sent-before', id };
    transaction.create(log, { toId, eventKey, at });
    transaction.set(firestore.collection('notifications').doc(id), {
      id,
      toId,
      title,
      body,
      date_time: at,
      read: false,
    });
    return { kind: 'sent', id };
  });
}

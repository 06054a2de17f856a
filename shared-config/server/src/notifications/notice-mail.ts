import { NOTIFICATION_BOUNDS } from '@vcms/domain';
import { type NoticePlace, placeOfKey } from '@vcms/domain/notice-place';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { type Notice, noticeId } from './notice.ts';

/**
 * Notices that no mail has told yet: `noticeMail/{toId}_{eventKey}` {toId, title, body, place, at, dueAt, digest}. Written with the
 * notice, taken away with the mail. No rule opens it.
 */
export const NOTICE_MAIL = 'noticeMail';

/** A notice that waits for its mail. */
export interface WaitingNotice {
  readonly toId: string;
  readonly title: string;
  readonly body: string;
  readonly place: NoticePlace;
  /** When it happened. */
  readonly at: Timestamp;
  /** When somebody looks whether to mail it. */
  readonly dueAt: Timestamp;
  /** Set once it waits for a digest. */
  readonly digest?: 'daily' | 'weekly';
}

/** Cuts a text at a bound of the specification: a long name must not stop a notification. */
export function fitted(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}

/** Lets a notice wait for its mail, in the transaction that writes it. The same notice waits once, with its last words. */
export function awaitMail(
  { db, now }: Trusted,
  transaction: Transaction,
  toId: string,
  notice: Notice,
): void {
  const at = Timestamp.fromDate(now());
  const waiting: WaitingNotice = {
    toId,
    title: fitted(notice.title, NOTIFICATION_BOUNDS.titleMax),
    body: fitted(notice.body, NOTIFICATION_BOUNDS.bodyMax),
    place: notice.place ?? placeOfKey(notice.eventKey),
    at,
    dueAt: at,
  };
  transaction.set(db.collection(NOTICE_MAIL).doc(noticeId(toId, notice)), waiting);
}

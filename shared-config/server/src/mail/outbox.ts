import { collectionPath } from '@vcms/domain';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { withoutAbsent } from '../core/fields.ts';
import { MAIL_FILES_MOST, type MailFile } from './mail-file.ts';

/** Files of companies are in no mail: it names them and leads to where they open for whoever may see them. */
export interface MailDraft {
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  /** Taken out of the record once the mail is sent: it may hold a secret link. */
  readonly text: string;
  /** The same for readers that show HTML; taken out with the text. */
  readonly html?: string | undefined;
  /** Secret address that ends mails of this kind; taken out with the text. Absent where nobody may end them. */
  readonly unsubscribe?: string | undefined;
  /** What the server made of the mail's own words; `MAIL_FILES_MOST` bytes at most, taken out with the text. */
  readonly files?: readonly MailFile[] | undefined;
  /** What the mail belongs to, for whoever notes there what became of it. */
  readonly about?: Readonly<Record<string, string | number>> | undefined;
  /** A mail that people of one company send to strangers: `MAILS_FROM_STRANGERS` of them reach one mailbox in a day. */
  readonly isToStranger?: true | undefined;
}

/** Events are tried again for a day; a mail that did not leave by then leaves no more. */
const FILES_KEPT_MS = 2 * 86_400_000;

/** What of a mail goes when its files go. */
export const WITHOUT_FILES = { files: FieldValue.delete(), filesUntil: FieldValue.delete() };

/**
 * Puts a mail into the outbox within the transaction that it belongs to; a trigger sends it. The id names the mail, so a
 * repeated transaction does not send it twice.
 */
export function queueMail(
  { db, now }: Trusted,
  transaction: Transaction,
  id: string,
  { files = [], ...draft }: MailDraft,
): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > MAIL_FILES_MOST) throw new Error(`${bytes} bytes of files are too many for mail ${id}.`);
  transaction.create(db.collection(collectionPath('mail')).doc(id), {
    ...withoutAbsent(draft),
    ...(files.length === 0
      ? {}
      : { files, filesUntil: Timestamp.fromMillis(now().getTime() + FILES_KEPT_MS) }),
    state: 'queued',
    attempts: 0,
    createdAt: FieldValue.serverTimestamp(),
  });
}

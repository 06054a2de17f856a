import { collectionPath } from '@vcms/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { withoutAbsent } from '../core/fields.ts';

/** A mail holds no files: it names them and leads to where they open for whoever may see them. */
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
  /** What the mail belongs to, for whoever notes there what became of it. */
  readonly about?: Readonly<Record<string, string | number>> | undefined;
  /** A mail that people of one company send to strangers: `MAILS_FROM_STRANGERS` of them reach one mailbox in a day. */
  readonly isToStranger?: true | undefined;
}

/**
 * Puts a mail into the outbox within the transaction that it belongs to; a trigger sends it. The id names the mail, so a
 * repeated transaction does not send it twice.
 */
export function queueMail({ db }: Trusted, transaction: Transaction, id: string, draft: MailDraft): void {
  transaction.create(db.collection(collectionPath('mail')).doc(id), {
    ...withoutAbsent(draft),
    state: 'queued',
    attempts: 0,
    createdAt: FieldValue.serverTimestamp(),
  });
}

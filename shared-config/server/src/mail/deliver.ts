import { documentPath } from '@vcms/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { auditOnce } from '../audit/audit-once.ts';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { countEvent, type RateLimit } from '../core/rate-limit.ts';
import { storedFiles } from './mail-file.ts';
import { WITHOUT_FILES } from './outbox.ts';
import { isBounce, type OutgoingMail, type SendMail } from './transport.ts';

export interface DeliveryParts {
  readonly trusted: Trusted;
  readonly send: SendMail;
  readonly from: string;
}

export type DeliveryResult = 'sent' | 'bounced' | 'held' | 'done-before';

/** Another run has the mail, or had it when it was killed. */
class MailInHandError extends Error {
  override readonly name = 'MailInHandError';
  readonly code = 'IN_HAND';

  constructor(id: string) {
    super(`Another run has mail ${id} in hand.`);
  }
}

/** While it lasts, no other run sends the same mail. */
const LEASE_MS = 60_000;

/**
 * To one mailbox in a day, whoever asks for them. Counted here and not when they are asked for: the answer to one company must not
 * say what others sent.
 */
export const MAILS_FROM_STRANGERS: RateLimit = { scope: 'mail-from-strangers', count: 20, seconds: 86_400 };

/**
 * Sends a mail of the outbox. Of two runs at the same time one sends; a run that died leaves the mail to a later one.
 * Rejects when the server cannot be reached now, and when another run has the mail: that one may have been killed, and only
 * an event that comes again finds that out.
 */
export async function deliverMail(parts: DeliveryParts, id: string): Promise<DeliveryResult> {
  const taken = await takeMail(parts.trusted, id);
  if (typeof taken === 'string') return taken;
  const reference = parts.trusted.db.doc(documentPath('mail', id));
  if (!(await mayReachMailbox(parts.trusted, id, taken))) {
    await reference.update({ state: 'held', leaseUntil: FieldValue.delete(), ...WITHOUT_TEXT });
    await tellHeld(parts.trusted, id, taken);
    return 'held';
  }
  try {
    await parts.send(outgoingMail(parts, id, taken));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const bounced = isBounce(cause);
    await reference.update({
      state: bounced ? 'bounced' : 'queued',
      leaseUntil: FieldValue.delete(),
      reason,
      ...(bounced ? WITHOUT_FILES : {}),
    });
    if (bounced) {
      await tellBounce(parts.trusted, id, taken, reason);
      return 'bounced';
    }
    throw cause;
  }
  await reference.update({
    state: 'sent',
    sentAt: FieldValue.serverTimestamp(),
    leaseUntil: FieldValue.delete(),
    ...WITHOUT_TEXT,
  });
  return 'sent';
}

/** It may hold a secret link. */
const WITHOUT_TEXT = {
  text: FieldValue.delete(),
  html: FieldValue.delete(),
  unsubscribe: FieldValue.delete(),
  ...WITHOUT_FILES,
};

async function mayReachMailbox(trusted: Trusted, id: string, mail: Stored): Promise<boolean> {
  if (mail.isToStranger !== true) return true;
  return countEvent(trusted, MAILS_FROM_STRANGERS, textOf(mail.to), { id, at: trusted.now() });
}

/** Told to the firm only, which can ask who floods a mailbox. */
function tellHeld(trusted: Trusted, id: string, mail: Stored): Promise<void> {
  return auditOnce(trusted, `mail-hold-${id}`, '', {
    action: 'mail.hold',
    entityType: 'mail',
    entityId: id,
    after: { to: textOf(mail.to), subject: textOf(mail.subject) },
    reason: `${textOf(mail.to)} got ${MAILS_FROM_STRANGERS.count} such mails that day.`,
  });
}

/** Longest reason that the audit keeps: what a server answers may be long. */
const REASON_MAX = 500;

/** A line of the audit, where an admin's home page finds what did not arrive; the mail itself is readable one by one only. */
function tellBounce(trusted: Trusted, id: string, mail: Stored, reason: string): Promise<void> {
  return auditOnce(trusted, `mail-bounce-${id}`, '', {
    action: 'mail.bounce',
    entityType: 'mail',
    entityId: id,
    after: { to: textOf(mail.to), subject: textOf(mail.subject) },
    reason: `${textOf(mail.to)}: ${reason}`.slice(0, REASON_MAX),
  });
}

type Stored = Readonly<Record<string, unknown>>;

const DONE: readonly unknown[] = ['sent', 'bounced', 'held'];

async function takeMail({ db, now }: Trusted, id: string): Promise<Stored | 'done-before'> {
  const reference = db.doc(documentPath('mail', id));
  return db.runTransaction(async (transaction) => {
    const mail = (await transaction.get(reference)).data();
    if (mail === undefined || DONE.includes(mail.state)) return 'done-before';
    const lease: unknown = mail.leaseUntil;
    if (lease instanceof Timestamp && lease.toMillis() > now().getTime()) throw new MailInHandError(id);
    const leaseUntil = Timestamp.fromMillis(now().getTime() + LEASE_MS);
    transaction.update(reference, { state: 'sending', attempts: FieldValue.increment(1), leaseUntil });
    return mail;
  });
}

/** What stands in a header holds no line of its own: names and titles come from people. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What is no address of a page makes no header. */
function webAddress(text: string): string | undefined {
  return /^https?:/.test(text) && URL.canParse(text) ? text : undefined;
}

function outgoingMail(parts: DeliveryParts, id: string, mail: Stored): OutgoingMail {
  const replyTo = textOf(mail.replyTo);
  return {
    messageId: `<${id}@${new URL(parts.trusted.appOrigin).hostname}>`,
    from: parts.from,
    to: onOneLine(textOf(mail.to)),
    replyTo: replyTo === '' ? undefined : onOneLine(replyTo),
    subject: onOneLine(textOf(mail.subject)),
    text: textOf(mail.text),
    html: textOf(mail.html) || undefined,
    unsubscribe: webAddress(textOf(mail.unsubscribe)),
    files: storedFiles(mail.files).map((file) => ({ ...file, name: onOneLine(file.name) })),
  };
}

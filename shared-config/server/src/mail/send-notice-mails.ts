import { createHash } from 'node:crypto';
import { DIGESTS, type Digest, documentPath } from '@vcms/domain';
import { type NoticePlace, placePath } from '@vcms/domain/notice-place';
import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { NOTICE_MAIL } from '../notifications/notice-mail.ts';
import { nextDigestAt } from './digest-time.ts';
import { noticeLetter } from './notice-letter.ts';
import { queueMail } from './outbox.ts';
import { makeUnsubscribeLink } from './unsubscribe-link.ts';

/** Notices of one run; the rest waits for the next. */
const PAGE = 400;

interface Reader {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
  readonly role: string;
  readonly atOnce: boolean;
  readonly digest: Digest;
  readonly companyId: string;
}

function readerOf(user: DocumentSnapshot): Reader | undefined {
  const email = textOf(user.get('email'));
  if (user.get('status') !== 'active' || email === '') return undefined;
  const { emailReminders, digest: stored } = user.get('prefs') ?? {};
  return {
    uid: user.id,
    email,
    firstName: textOf(user.get('firstName')),
    role: textOf(user.get('role')),
    atOnce: emailReminders === true,
    digest: DIGESTS.find((known) => known === stored) ?? 'off',
    companyId: textOf(user.get('companyId')),
  };
}

/** The same notices of the same moments make the same mail, however often it is tried. */
function mailId(toId: string, waiting: readonly DocumentSnapshot[]): string {
  const moments = waiting.map((entry) => `${entry.id} ${entry.updateTime?.toMillis()}`);
  const hash = createHash('sha256')
    .update([toId, ...moments.toSorted()].join('\n'))
    .digest('hex');
  return `notices-${hash.slice(0, 40)}`;
}

/**
 * Mails what happened to whoever wants it: at once, all of a run in one mail, or with the digest of the day or the week. Whoever
 * wants neither, and whoever is not active any more, gets none. Mail and waiting notices change in one transaction, so a run that
 * was cut short, or two at the same time, mail nobody twice. Answers how many mails were made.
 */
export async function sendNoticeMails(trusted: Trusted): Promise<number> {
  const { db, now } = trusted;
  const due = db.collection(NOTICE_MAIL).where('dueAt', '<=', Timestamp.fromDate(now()));
  const found = await due.orderBy('dueAt').limit(PAGE).get();
  let mails = 0;
  for (const [toId, notices] of byPerson(found.docs)) mails += await mailPerson(trusted, toId, notices);
  return mails;
}

function byPerson(
  notices: readonly QueryDocumentSnapshot[],
): ReadonlyMap<string, readonly QueryDocumentSnapshot[]> {
  const found = new Map<string, QueryDocumentSnapshot[]>();
  for (const entry of notices) {
    const toId = textOf(entry.get('toId'));
    found.set(toId, [...(found.get(toId) ?? []), entry]);
  }
  return found;
}

/** Put off once to the time of the digest, which has come now. */
function isDigestDue(waiting: readonly DocumentSnapshot[]): boolean {
  return waiting.some((entry) => entry.get('digest') !== undefined);
}

async function mailPerson(
  trusted: Trusted,
  toId: string,
  found: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const { db } = trusted;
  return db.runTransaction(async (transaction) => {
    const [user, ...entries] = await transaction.getAll(
      db.doc(documentPath('users', toId)),
      ...found.map(({ ref }) => ref),
    );
    const waiting = entries.filter(({ exists }) => exists);
    const reader = user === undefined ? undefined : readerOf(user);
    if (reader !== undefined && !reader.atOnce && reader.digest !== 'off' && !isDigestDue(waiting)) {
      await putOff(trusted, transaction, waiting, { ...reader, digest: reader.digest });
      return 0;
    }
    for (const { ref } of waiting) transaction.delete(ref);
    if (waiting.length === 0 || reader === undefined || (!reader.atOnce && reader.digest === 'off')) return 0;
    writeMail(trusted, transaction, mailId(toId, waiting), reader, waiting);
    return 1;
  });
}

async function putOff(
  { db, now }: Trusted,
  transaction: Transaction,
  waiting: readonly DocumentSnapshot[],
  { companyId, digest }: Reader & { readonly digest: 'daily' | 'weekly' },
): Promise<void> {
  const company =
    companyId === '' ? undefined : await transaction.get(db.doc(documentPath('companies', companyId)));
  const at = nextDigestAt(now(), digest, textOf(company?.get('timezone')));
  for (const { ref } of waiting) transaction.update(ref, { digest, dueAt: Timestamp.fromDate(at) });
}

function writeMail(
  trusted: Trusted,
  transaction: Transaction,
  id: string,
  { uid, email, firstName, role, atOnce, digest }: Reader,
  waiting: readonly DocumentSnapshot[],
): void {
  const oldestFirst = waiting.toSorted((left, right) => momentOf(left) - momentOf(right));
  const unsubscribe = makeUnsubscribeLink(trusted, transaction, uid, email);
  const letter = noticeLetter({
    firstName,
    appOrigin: trusted.appOrigin,
    digest: !atOnce && digest !== 'off' ? digest : undefined,
    unsubscribe,
    items: oldestFirst.map((entry) => ({
      title: textOf(entry.get('title')),
      body: textOf(entry.get('body')),
      path: placePath(entry.get('place') as NoticePlace, role),
    })),
  });
  queueMail(trusted, transaction, id, { to: email, ...letter, unsubscribe });
}

function momentOf(entry: DocumentSnapshot): number {
  const at: unknown = entry.get('at');
  return at instanceof Timestamp ? at.toMillis() : 0;
}

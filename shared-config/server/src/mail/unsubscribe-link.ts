import { documentPath } from '@vcms/domain';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { hashOf, newToken } from '../core/token.ts';

/**
 * The secret addresses by which mails are ended: `unsubscribeLinks/{hash of the secret}` {uid, mailbox, expireAt}. Each mail has
 * one of its own, since only hashes are stored; `mailbox` is the hash of the address it went to. No rule opens it.
 */
export const UNSUBSCRIBE_LINKS = 'unsubscribeLinks';

/** Where a link is followed; Hosting leads it to the function. */
const UNSUBSCRIBE_PATH = '/unsubscribe/';

/** Mails are ended by old ones, too: whoever takes up a mailbox again begins with what lies in it. */
const LINK_DAYS = 400;
const DAY_MS = 86_400_000;

/** 32 bytes as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The address in a mail that ends mails to this person, made in the transaction that writes the mail. */
export function makeUnsubscribeLink(
  trusted: Trusted,
  transaction: Transaction,
  uid: string,
  email: string,
): string {
  const { token, tokenHash } = newToken(trusted);
  transaction.create(trusted.db.collection(UNSUBSCRIBE_LINKS).doc(tokenHash), {
    uid,
    mailbox: hashOf(email),
    expireAt: Timestamp.fromMillis(trusted.now().getTime() + LINK_DAYS * DAY_MS),
  });
  return `${trusted.appOrigin}${UNSUBSCRIBE_PATH}${token}`;
}

/** The secret at the end of a path such as `/unsubscribe/<token>`; undefined: it is none. */
function tokenOfPath(path: string): string | undefined {
  const [last = ''] = path.split('?')[0]?.split('/').slice(-1) ?? [];
  return TOKEN.test(last) ? last : undefined;
}

/**
 * The record of the person whose mails a link ends; undefined for links that never were or are too old, for people who are not
 * active, and once the person has another mailbox: who reads the old one decides nothing any more.
 */
export async function findLinkOwner(
  { db, now }: Trusted,
  transaction: Transaction,
  path: string,
): Promise<DocumentSnapshot | undefined> {
  const token = tokenOfPath(path);
  if (token === undefined) return undefined;
  const link = await transaction.get(db.collection(UNSUBSCRIBE_LINKS).doc(hashOf(token)));
  const expireAt: unknown = link.get('expireAt');
  const uid = textOf(link.get('uid'));
  if (!(expireAt instanceof Timestamp) || expireAt.toMillis() <= now().getTime() || uid === '')
    return undefined;
  const user = await transaction.get(db.doc(documentPath('users', uid)));
  const isTheirs = hashOf(textOf(user.get('email'))) === link.get('mailbox');
  return user.get('status') === 'active' && isTheirs ? user : undefined;
}

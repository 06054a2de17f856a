import { type CheckedRequest, documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { countCall, derivedId, type RateLimit, textOf } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { activeUsersOfRole } from '@vcms/server/notifications';

const PER_PERSON: RateLimit = { scope: 'contact', count: 5, seconds: 3600 };

/** The contact form of the help pages (domain 4.8): a mail to customer service, once for one click. */
export async function contactFirm(
  trusted: Trusted,
  caller: Caller,
  { requestId, subject, message, page, browser }: CheckedRequest<'contactFirm'>,
): Promise<Record<string, never>> {
  await countCall(trusted, PER_PERSON, caller.uid);
  const { db } = trusted;
  const uids = await activeUsersOfRole(trusted, '5002');
  const staff =
    uids.length === 0 ? [] : await db.getAll(...uids.map((uid) => db.doc(documentPath('users', uid))));
  const from = `${caller.name}, ${caller.companyName} (${caller.email})`;
  const text = [message, '', `From: ${from}`, `Page: ${page}`, `Browser: ${browser}`].join('\n');
  await db.runTransaction(async (transaction) => {
    const ids = staff.map(({ id }) => `contact-${derivedId(caller.uid, requestId)}-${id}`);
    const known = await Promise.all(ids.map((id) => transaction.get(db.doc(documentPath('mail', id)))));
    staff.forEach((person, at) => {
      if (known[at]?.exists === true) return;
      const draft = {
        to: textOf(person.get('email')),
        replyTo: caller.email,
        subject: `Help: ${subject}`,
        text,
      };
      queueMail(trusted, transaction, ids[at] ?? '', draft);
    });
  });
  return {};
}

import { type CheckedRequest, documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { countCall, type RateLimit, refuseAccess } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { announcementMail, letterOf } from './announcement-mail.ts';
import { isAuthor } from './is-author.ts';

const TESTS: RateLimit = { scope: 'announcement-test', count: 20, seconds: 3600 };

/** The announcement as a mail to whoever asks for it only (domain 4.5). */
export async function sendTestMail(
  trusted: Trusted,
  caller: Caller,
  { announcementId }: CheckedRequest<'announcementTest'>,
): Promise<Record<string, never>> {
  await countCall(trusted, TESTS, caller.uid);
  const announcement = (await trusted.db.doc(documentPath('announcements', announcementId)).get()).data();
  if (announcement === undefined || !isAuthor(caller, announcement)) refuseAccess();
  const draft = announcementMail(await letterOf(trusted, announcementId, announcement), trusted.appOrigin);
  const id = `try-${announcementId}-${Buffer.from(trusted.random(12)).toString('base64url')}`;
  await trusted.db.runTransaction(async (transaction) =>
    queueMail(trusted, transaction, id, { ...draft, to: caller.email, subject: `Test: ${draft.subject}` }),
  );
  return {};
}

import { documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { countCall, type RateLimit, refuseAccess } from '@vcms/server/core';
import { queueMail } from '@vcms/server/mail';
import { announcementMail, filesOf } from './send-announcement.ts';

const TESTS: RateLimit = { scope: 'announcement-test', count: 20, seconds: 3600 };

/** The announcement as a mail to its author only (domain 4.5). */
export async function sendTestMail(
  trusted: Trusted,
  caller: Caller,
  { announcementId }: { readonly announcementId: string },
): Promise<Record<string, never>> {
  await countCall(trusted, TESTS, caller.uid);
  const announcement = (await trusted.db.doc(documentPath('announcements', announcementId)).get()).data();
  const isAuthor = announcement?.clientId === caller.companyId && ['5003', '5004'].includes(caller.role);
  if (announcement === undefined || !isAuthor) refuseAccess();
  const files = await filesOf(trusted, announcement);
  const draft = announcementMail(announcement, caller.companyName, caller.email, files);
  const id = `announcement-test-${Buffer.from(trusted.random(12)).toString('base64url')}`;
  await trusted.db.runTransaction(async (transaction) =>
    queueMail(trusted, transaction, id, { ...draft, to: caller.email, subject: `Test: ${draft.subject}` }),
  );
  return {};
}

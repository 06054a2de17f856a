import { collectionPath } from '@vcms/domain';
import { auditOnce } from '../audit/audit-once.ts';
import type { Trusted } from '../core/context.ts';
import { windowOf } from '../core/rate-limit.ts';
import { countSharedCalls, type Member, type SharedLimit } from '../core/shared-limit.ts';
import { type Notice, noticeId } from './notice.ts';
import { notify } from './notify.ts';

/**
 * Of one company in an hour: what its people make others read by writing, such as notes that they share and events to which they
 * invite. Each recipient is one. A client that invites 20 people each to 50 events in an hour is a busy one; one person may not
 * take all of it (ADR 65).
 */
export const MESSAGES_AN_HOUR: SharedLimit = {
  ...{ scope: 'messages', count: 1_000, seconds: 3600 },
  ofOne: 750,
};

/**
 * Notifies people of what somebody of a company wrote for them, each once, while the author and the company are within their
 * limits. Over them nobody is told, what was written stays, and the audit says once an hour that messages are held back.
 * @returns how many were told now
 */
export async function tellOthers(
  trusted: Trusted,
  author: Member,
  toIds: readonly string[],
  notice: Notice,
): Promise<number> {
  const fresh = await untold(trusted, toIds, notice);
  if (fresh.length === 0) return 0;
  const over = await countSharedCalls(trusted, MESSAGES_AN_HOUR, author, fresh.length);
  if (over === 'nobody') return await notify(trusted, fresh, notice);
  const { companyId, uid } = author;
  const { count, ofOne } = MESSAGES_AN_HOUR;
  const whose = over === 'person' ? `${companyId}-${uid}` : companyId;
  const tooMany = over === 'person' ? `${ofOne} messages of one person` : `${count} messages`;
  await auditOnce(trusted, `messages-${whose}-${windowOf(MESSAGES_AN_HOUR, trusted.now())}`, '', {
    action: 'message.hold',
    ...(over === 'person'
      ? { entityType: 'user', entityId: uid }
      : { entityType: 'message', entityId: companyId }),
    reason: `More than ${tooMany} within an hour. What was written stays, but nobody is notified of the rest.`,
  });
  return 0;
}

/** Those who were not told before: an event that comes again counts nothing. */
async function untold({ db }: Trusted, toIds: readonly string[], notice: Notice): Promise<readonly string[]> {
  const people = [...new Set(toIds)];
  if (people.length === 0) return [];
  const log = db.collection(collectionPath('reminderLog'));
  const found = await db.getAll(...people.map((toId) => log.doc(noticeId(toId, notice))));
  return people.filter((_toId, at) => found[at]?.exists !== true);
}

import { type Query, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { RATE_LIMITS } from '../trusted/rate-limit.ts';

const DAY_MS = 86_400_000;
const BATCH = 300;

/** Records that only work needs; nothing that was handed in or decided is among them (5 years, 1904.33). In days. */
export const RETENTION_DAYS = {
  sentMail: 90,
  reminderLog: 800,
  readNotifications: 365,
  brokerRequests: 400,
} as const;

/** Deletes old technical records; answers how many of each. A second run finds nothing more. */
export async function purge({ db, now }: Trusted): Promise<Readonly<Record<string, number>>> {
  const before = (days: number) => Timestamp.fromMillis(now().getTime() - days * DAY_MS);
  const { sentMail, reminderLog, readNotifications, brokerRequests } = RETENTION_DAYS;
  return {
    rateLimits: await deleteAll(db.collection(RATE_LIMITS).where('expireAt', '<', Timestamp.fromDate(now()))),
    // Only what nobody answered: a request that brought files says where they came from.
    brokerRequests: await deleteAll(
      db
        .collection('brokerRequests')
        .where('state', 'in', ['expired', 'revoked'])
        .where('expiresOn', '<', before(brokerRequests).toDate().toISOString().slice(0, 10)),
    ),
    locks: await deleteAll(db.collection('locks').where('until', '<', before(1))),
    mail: await deleteAll(db.collection('mail').where('createdAt', '<', before(sentMail))),
    reminderLog: await deleteAll(db.collection('reminderLog').where('at', '<', before(reminderLog))),
    notifications: await deleteAll(
      db
        .collection('notifications')
        .where('read', '==', true)
        .where('date_time', '<', before(readNotifications)),
    ),
  };
}

async function deleteAll(query: Query): Promise<number> {
  let count = 0;
  for (;;) {
    const page = await query.limit(BATCH).get();
    if (page.empty) return count;
    const batch = query.firestore.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    count += page.size;
  }
}

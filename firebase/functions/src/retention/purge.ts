import type { Trusted } from '@vcms/server/core';
import { RATE_LIMITS } from '@vcms/server/core';
import { dropStaleFiles, UNSUBSCRIBE_LINKS } from '@vcms/server/mail';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { NIGHT_RANGES, NIGHTS } from '../nightly/night-record.ts';
import { RELEASE_HEALTH } from '../releases/release-health.ts';
import { REVIEW_PACE } from '../reviews/review-pace.ts';

const DAY_MS = 86_400_000;
const BATCH = 300;
/** Of each kind in one night: a run has nine minutes. */
const BATCHES_MAX = 60;

/** Records that only work needs; nothing that was submitted or decided is among them (5 years, 1904.33). In days. */
const RETENTION_DAYS = {
  sentMail: 90,
  reminderLog: 800,
  readNotifications: 365,
  brokerRequests: 400,
  nights: 30,
  failedJobs: 30,
  userDevices: 180,
} as const;

/** Deletes old technical records, and files of mails that never left; answers how many. What is more than a run takes is left for the next night. */
export async function purge(trusted: Trusted): Promise<number> {
  const { db, now } = trusted;
  const before = (days: number) => Timestamp.fromMillis(now().getTime() - days * DAY_MS);
  const { sentMail, reminderLog, readNotifications, brokerRequests, nights, failedJobs, userDevices } =
    RETENTION_DAYS;
  const old: readonly Query[] = [
    db.collection(RATE_LIMITS).where('expireAt', '<', Timestamp.fromDate(now())),
    db.collection(UNSUBSCRIBE_LINKS).where('expireAt', '<', Timestamp.fromDate(now())),
    db.collection(RELEASE_HEALTH).where('expireAt', '<', Timestamp.fromDate(now())),
    db.collection(REVIEW_PACE).where('expireAt', '<', Timestamp.fromDate(now())),
    // Only what nobody answered: a request that brought files says where they came from.
    db
      .collection('brokerRequests')
      .where('state', 'in', ['expired', 'revoked'])
      .where('expiresOn', '<', before(brokerRequests).toDate().toISOString().slice(0, 10)),
    db.collection('locks').where('until', '<', before(1)),
    db.collection('intakePauses').where('until', '<', before(1)),
    db.collection('mail').where('createdAt', '<', before(sentMail)),
    db.collection('reminderLog').where('at', '<', before(reminderLog)),
    db
      .collection('notifications')
      .where('read', '==', true)
      .where('date_time', '<', before(readNotifications)),
    db.collection('failedJobs').where('lastFailedAt', '<', before(failedJobs)),
    db.collection('userDevices').where('lastSeenAt', '<', before(userDevices)),
    db.collection(NIGHT_RANGES).where('createdAt', '<', before(nights)),
    db.collection(NIGHTS).where('startedAt', '<', before(nights)),
  ];
  let count = await dropStaleFiles(trusted);
  for (const query of old) count += await deleteSome(query);
  return count;
}

async function deleteSome(query: Query): Promise<number> {
  let count = 0;
  for (let batches = 0; batches < BATCHES_MAX; batches += 1) {
    const page = await query.limit(BATCH).get();
    if (page.empty) break;
    const batch = query.firestore.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    count += page.size;
  }
  return count;
}

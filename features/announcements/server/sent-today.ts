import type { Trusted } from '@vcms/server/core';
import { type Query, Timestamp } from 'firebase-admin/firestore';

const DAY_MS = 86_400_000;

/** Announcements of a client whose sending began within the last 24 hours. */
export function sentToday({ db, now }: Trusted, clientId: unknown): Query {
  return db
    .collection('announcements')
    .where('clientId', '==', clientId)
    .where('sentAt', '>', Timestamp.fromMillis(now().getTime() - DAY_MS));
}

import { createHash } from 'node:crypto';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from './context.ts';
import { Refusal } from './refusal.ts';

/** At most `count` calls per subject within `seconds`, counted in fixed windows. */
export interface RateLimit {
  readonly scope: string;
  readonly count: number;
  readonly seconds: number;
}

/** Counters of calls; no rule opens them, and they go away by `expireAt`. */
export const RATE_LIMITS = 'rateLimits';

/**
 * Counts calls of a subject, all of them or, where that would be more than the limit, none. One counter per subject and window:
 * a subject's own calls are the only ones that contend for it.
 * @returns false: the limit is reached
 */
export async function countWithin(
  { db, now }: Trusted,
  limit: RateLimit,
  subject: string,
  calls = 1,
): Promise<boolean> {
  const window = windowOf(limit, now());
  const counter = counterOf(db, limit, subject, window);
  return await db.runTransaction(async (transaction) => {
    const counted: unknown = (await transaction.get(counter)).get('calls');
    const before = typeof counted === 'number' ? counted : 0;
    if (before + calls > limit.count) return false;
    transaction.set(counter, { calls: before + calls, expireAt: expiryOf(limit, window) });
    return true;
  });
}

/**
 * Counts an event of a subject in the window of its own time, once however often it is delivered.
 * @returns false: the limit was reached before it
 */
export async function countEvent(
  { db }: Trusted,
  limit: RateLimit,
  subject: string,
  event: { readonly id: string; readonly at: Date },
): Promise<boolean> {
  const window = windowOf(limit, event.at);
  const counter = counterOf(db, limit, subject, window);
  const mark = markOf(event.id);
  return await db.runTransaction(async (transaction) => {
    const counted: unknown = (await transaction.get(counter)).get('marks');
    const marks: readonly unknown[] = Array.isArray(counted) ? counted : [];
    if (marks.includes(mark)) return true;
    if (marks.length >= limit.count) return false;
    transaction.set(counter, { marks: [...marks, mark], expireAt: expiryOf(limit, window) });
    return true;
  });
}

/** A short name of an event: counters keep hundreds of them. */
export function markOf(eventId: string): string {
  return createHash('sha256').update(eventId).digest('base64url').slice(0, 12);
}

export function counterOf(
  db: Trusted['db'],
  { scope }: RateLimit,
  subject: string,
  window: number,
): DocumentReference {
  const name = createHash('sha256').update(`${scope}\n${subject}\n${window}`).digest('hex');
  return db.collection(RATE_LIMITS).doc(name);
}

/** A window later than the counter is needed. */
export function expiryOf({ seconds }: RateLimit, window: number): Timestamp {
  return Timestamp.fromMillis((window + 2) * seconds * 1000);
}

/** Counts one call and refuses it when the limit is reached. */
export async function countCall(trusted: Trusted, limit: RateLimit, subject: string): Promise<void> {
  if (await countWithin(trusted, limit, subject)) return;
  throw new Refusal('too-many', 'Too many attempts. Wait a while, then try again.');
}

/** The number of the window that a moment lies in. */
export function windowOf({ seconds }: RateLimit, moment: Date): number {
  return Math.floor(moment.getTime() / (seconds * 1000));
}

import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
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
  const name = createHash('sha256').update(`${limit.scope}\n${subject}\n${window}`).digest('hex');
  const counter = db.collection(RATE_LIMITS).doc(name);
  return await db.runTransaction(async (transaction) => {
    const counted: unknown = (await transaction.get(counter)).get('calls');
    const before = typeof counted === 'number' ? counted : 0;
    if (before + calls > limit.count) return false;
    const expireAt = Timestamp.fromMillis((window + 2) * limit.seconds * 1000);
    transaction.set(counter, { calls: before + calls, expireAt });
    return true;
  });
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

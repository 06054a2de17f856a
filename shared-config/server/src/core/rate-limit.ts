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
 * Counts one call and refuses it when the limit is reached. One counter per subject and window: a subject's own calls are
 * the only ones that contend for it.
 */
export async function countCall({ db, now }: Trusted, limit: RateLimit, subject: string): Promise<void> {
  const window = Math.floor(now().getTime() / (limit.seconds * 1000));
  const name = createHash('sha256').update(`${limit.scope}\n${subject}\n${window}`).digest('hex');
  const counter = db.collection(RATE_LIMITS).doc(name);
  const reached = await db.runTransaction(async (transaction) => {
    const calls: unknown = (await transaction.get(counter)).get('calls');
    const before = typeof calls === 'number' ? calls : 0;
    if (before >= limit.count) return true;
    const expireAt = Timestamp.fromMillis((window + 2) * limit.seconds * 1000);
    transaction.set(counter, { calls: before + 1, expireAt });
    return false;
  });
  if (reached) throw new Refusal('too-many', 'Too many attempts. Wait a while, then try again.');
}

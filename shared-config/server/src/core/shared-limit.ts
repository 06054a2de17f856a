import { createHash } from 'node:crypto';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Trusted } from './context.ts';
import { counterOf, expiryOf, markOf, type RateLimit, windowOf } from './rate-limit.ts';

/** A limit of a company of which each of its people may use a part only, so that one leaves room for the others (ADR 65). */
export interface SharedLimit extends RateLimit {
  readonly ofOne: number;
}

/** Whose event it is. */
export interface Member {
  readonly companyId: string;
  /** Empty where nobody says who it was: then the company alone is asked. */
  readonly uid: string;
}

/** Who had used up what they may before an event: nobody, the whole company, or of it this person alone. */
export type UsedUp = 'nobody' | 'person' | 'company';

interface CountedEvent {
  readonly id: string;
  readonly at: Date;
}

/** Marks of one person begin with this; nobody reads an uid out of it. */
function tagOf(uid: string): string {
  return uid === '' ? '' : `${createHash('sha256').update(uid).digest('base64url').slice(0, 8)}.`;
}

/** What a counter keeps of an event. */
export function memberMark(uid: string, eventId: string): string {
  return tagOf(uid) + markOf(eventId);
}

function tagIn(mark: unknown): string {
  const text = String(mark);
  return text.slice(0, text.indexOf('.') + 1);
}

/**
 * Judges the marks of a window. However much one person made before the pause came, it takes that person's part and no more of
 * what the company may: nobody stops the others alone.
 */
export function usedUp(
  marks: readonly unknown[],
  { count, ofOne }: Pick<SharedLimit, 'count' | 'ofOne'>,
  uid: string,
): UsedUp {
  const made = new Map<string, number>();
  for (const mark of marks) made.set(tagIn(mark), (made.get(tagIn(mark)) ?? 0) + 1);
  let all = 0;
  for (const [tag, number] of made) all += tag === '' ? number : Math.min(number, ofOne);
  if (all >= count) return 'company';
  return uid !== '' && (made.get(tagOf(uid)) ?? 0) >= ofOne ? 'person' : 'nobody';
}

/** Where an event is counted, and by which mark. */
function placeOf(
  db: Trusted['db'],
  limit: SharedLimit,
  { companyId, uid }: Member,
  { id, at }: CountedEvent,
) {
  const window = windowOf(limit, at);
  const counter = counterOf(db, limit, companyId, window);
  return { counter, mark: memberMark(uid, id), expireAt: expiryOf(limit, window) };
}

/** Counts an event of a company and of one of its people in the window of its own time, once however often it is delivered. */
export async function countShared(
  { db }: Trusted,
  limit: SharedLimit,
  member: Member,
  event: CountedEvent,
): Promise<UsedUp> {
  const { counter, mark, expireAt } = placeOf(db, limit, member, event);
  return await db.runTransaction(async (transaction) => {
    const marks = marksIn((await transaction.get(counter)).get('marks'));
    if (marks.includes(mark)) return 'nobody';
    const over = usedUp(marks, limit, member.uid);
    if (over === 'nobody') transaction.set(counter, { marks: [...marks, mark], expireAt });
    return over;
  });
}

/**
 * The same without waiting for others that count at the same time: they take no turns, so a few more than the limit may pass.
 * For events that come by the thousand.
 */
export async function countSharedLoosely(
  { db }: Trusted,
  limit: SharedLimit,
  member: Member,
  event: CountedEvent,
): Promise<UsedUp> {
  const { counter, mark, expireAt } = placeOf(db, limit, member, event);
  const marks = marksIn((await counter.get()).get('marks'));
  if (marks.includes(mark)) return 'nobody';
  const over = usedUp(marks, limit, member.uid);
  if (over !== 'nobody') return over;
  await counter.set({ marks: FieldValue.arrayUnion(mark), expireAt }, { merge: true });
  return 'nobody';
}

function marksIn(counted: unknown): readonly unknown[] {
  return Array.isArray(counted) ? counted : [];
}

/**
 * Counts calls of a company and of one of its people, all of them or, where that would be more than either may, none. One counter
 * for both.
 */
export async function countSharedCalls(
  { db, now }: Trusted,
  limit: SharedLimit,
  { companyId, uid }: Member,
  calls: number,
): Promise<UsedUp> {
  const window = windowOf(limit, now());
  const counter = counterOf(db, limit, companyId, window);
  const tag = tagOf(uid).slice(0, -1);
  return await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(counter);
    const numberIn = (counted: unknown) => (typeof counted === 'number' ? counted : 0);
    const all = numberIn(stored.get('calls')) + calls;
    const own = tag === '' ? 0 : numberIn(stored.get(new FieldPath('people', tag))) + calls;
    if (all > limit.count) return 'company';
    if (own > limit.ofOne) return 'person';
    const people = tag === '' ? {} : { people: { [tag]: own } };
    const change = { calls: all, expireAt: expiryOf(limit, window), ...people };
    transaction.set(counter, change, { merge: true });
    return 'nobody';
  });
}

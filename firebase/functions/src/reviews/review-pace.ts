import {
  addDays,
  type CallableResponse,
  FIRM_SCOPE,
  firmDate,
  isCalendarDate,
  PACE_DAYS,
  PACE_LONGEST,
  paceOf,
  workingDaysBetween,
} from '@vcms/domain';
import { type Caller, requireRole, type Trusted } from '@vcms/server/core';
import { type DocumentData, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';

/**
 * `reviewPace/{day}`: `{day, took, expireAt}`, where `took` holds how many of the firm's decisions of a day took how many working
 * days. Only counts, without anything of whom; no rule opens it.
 */
export const REVIEW_PACE = 'reviewPace';

const KEPT_MS = 400 * 86_400_000;

/**
 * Counts a decision of the firm within the transaction of its effect, which happens once. A client's own review is no promise of the
 * firm, and a review of an older version decided nothing.
 */
export function countDecision(
  { db }: Trusted,
  transaction: Transaction,
  review: DocumentData,
  subject: DocumentData,
): void {
  const since: unknown = subject.submittedOn;
  const decidedAt: unknown = review.decidedAt;
  if (review.scope !== FIRM_SCOPE || review.subjectVersion !== subject.version) return;
  if (!isCalendarDate(since) || !(decidedAt instanceof Timestamp)) return;
  const day = firmDate(decidedAt.toDate());
  const took = Math.min(workingDaysBetween(since, day), PACE_LONGEST);
  const expireAt = Timestamp.fromMillis(decidedAt.toMillis() + KEPT_MS);
  const counted = { day, took: { [took]: FieldValue.increment(1) }, expireAt };
  transaction.set(db.collection(REVIEW_PACE).doc(day), counted, { merge: true });
}

/** How the firm kept its promise in the last 30 days: at most 30 documents are read, however much was decided. */
export async function showReviewPace(
  { db, now }: Trusted,
  caller: Caller,
): Promise<CallableResponse<'reviewPace'>> {
  requireRole(caller, '5001', '5002');
  const first = addDays(firmDate(now()), 1 - PACE_DAYS);
  const { docs } = await db
    .collection(REVIEW_PACE)
    .where('day', '>=', first)
    .orderBy('day')
    .limit(PACE_DAYS)
    .get();
  const counts = new Map<number, number>();
  for (const entry of docs)
    for (const [took, count] of Object.entries({ ...entry.get('took') }))
      counts.set(Number(took), (counts.get(Number(took)) ?? 0) + Number(count));
  const from: unknown = docs[0]?.get('day');
  return { from: isCalendarDate(from) ? from : first, ...paceOf(counts) };
}

import { documentPath, type Lock, lockId, type ReviewSubject } from '@vcms/domain';
import { LOCK_MINUTES } from '@vcms/domain/schemas';
import {
  type DocumentData,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { asSaveResult } from '../evidence/save-result.ts';
import { asWriteResult, type WriteResult } from '../evidence/write-result.ts';
import { changeStamps, creationStamps } from '../record-stamps.ts';

/** Who reviews, for whom, and what. */
export interface ReviewWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  /** How the others see who holds the lock; 1..121 characters. */
  readonly holderName: string;
  /** 'firm', or the id of the client that reviews for itself. */
  readonly scope: string;
  readonly contractorId: string;
  readonly subjectType: ReviewSubject;
  readonly subjectId: string;
  /** Of a staff document: whose it is. */
  readonly staffId?: string | undefined;
  /** Of a questionnaire: who asks it. */
  readonly owner?: string | undefined;
}

/** The answer to taking: `held` when somebody else was first; `gone` when it no longer waits. */
export type TakeResult =
  | WriteResult
  | { readonly kind: 'held'; readonly by: string }
  | { readonly kind: 'gone' };

/** The rules refuse a lock that ends later than 15 minutes by the server's clock; computers run a little ahead. */
const CLOCK_TOLERANCE_MS = 5_000;

export function lockPathOf({ scope, subjectType, contractorId, subjectId }: ReviewWriteContext): string {
  return documentPath('locks', lockId(scope, subjectType, contractorId, subjectId));
}

function untilFrom(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + LOCK_MINUTES * 60_000 - CLOCK_TOLERANCE_MS);
}

/** True when the lock keeps somebody else out. */
export function isHeldByOther(
  lock: Pick<Lock, 'holderUid' | 'until'> | undefined,
  uid: string,
  now: Date,
): boolean {
  return lock !== undefined && lock.holderUid !== uid && lock.until.getTime() > now.getTime();
}

/** The part of a stored lock that says who may work. */
export function lockIn(
  data: DocumentData | undefined,
): Pick<Lock, 'holderUid' | 'holderName' | 'until'> | undefined {
  const until: unknown = data?.until;
  if (data === undefined || !(until instanceof Timestamp)) return undefined;
  return { holderUid: String(data.holderUid), holderName: String(data.holderName), until: until.toDate() };
}

class Refusal extends Error {
  readonly result: TakeResult;
  constructor(result: TakeResult) {
    super(result.kind);
    this.result = result;
  }
}

/**
 * Takes a piece of evidence for 15 minutes. For the firm this also moves what was submitted into review. `subjectPath` is the
 * path of the evidence.
 */
export async function takeForReview(
  context: ReviewWriteContext,
  subjectPath: string,
  now: Date,
): Promise<TakeResult> {
  const { firestore, uid, holderName, scope, contractorId, subjectType, subjectId } = context;
  const lockRef = doc(firestore, lockPathOf(context));
  const subjectRef = doc(firestore, subjectPath);
  const result = await asSaveResult(context, () =>
    runTransaction(firestore, async (transaction) => {
      const [stored, subject] = [await transaction.get(lockRef), await transaction.get(subjectRef)];
      const lock = lockIn(stored.data());
      if (lock !== undefined && isHeldByOther(lock, uid, now)) {
        throw new Refusal({ kind: 'held', by: lock.holderName });
      }
      const state: unknown = subject.data()?.state;
      const isWaiting = state === 'submitted' || state === 'in_review';
      const isGone = scope === 'firm' ? !isWaiting : state === 'draft' || state === 'withdrawn';
      if (isGone) throw new Refusal({ kind: 'gone' });
      const content = { scope, contractorId, subjectType, subjectId, holderUid: uid, holderName };
      const taken = { ...content, until: untilFrom(now) };
      if (stored.exists()) transaction.update(lockRef, { ...taken, ...changeStamps(uid) });
      else transaction.set(lockRef, { ...taken, ...creationStamps(uid) });
      if (scope === 'firm' && state === 'submitted') {
        transaction.update(subjectRef, { state: 'in_review', ...changeStamps(uid) });
      }
    }),
  );
  const cause = result.kind === 'failed' ? result.failure.cause : undefined;
  return cause instanceof Refusal ? cause.result : result;
}

/** Another 15 minutes for the holder. */
export function extendLock(context: ReviewWriteContext, now: Date): Promise<WriteResult> {
  const ref = doc(context.firestore, lockPathOf(context));
  return asSaveResult(context, () => updateDoc(ref, { until: untilFrom(now), ...changeStamps(context.uid) }));
}

/** Lets others take it at once. */
export function releaseLock(context: ReviewWriteContext): Promise<WriteResult> {
  const ref = doc(context.firestore, lockPathOf(context));
  return asWriteResult(() => updateDoc(ref, { until: serverTimestamp(), ...changeStamps(context.uid) }));
}

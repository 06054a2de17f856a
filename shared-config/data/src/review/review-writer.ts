import { documentPath, type Review } from '@vcms/domain';
import {
  collection,
  type DocumentData,
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { asSaveResult } from '../evidence/save-result.ts';
import type { WriteResult } from '../evidence/write-result.ts';
import { changeStamps, creationStamps } from '../record-stamps.ts';
import { lockIn, lockPathOf, type ReviewWriteContext } from './lock-writer.ts';

/** What a reviewer decides about one version of a piece of evidence. */
export interface ReviewDecisionInput extends Pick<Review, 'decision' | 'findings' | 'publicComment'> {
  readonly subjectVersion: number;
  /** The path of the evidence. */
  readonly subjectPath: string;
  /** Its last change that the reviewer saw; another one is a conflict (V23). */
  readonly seenAt: Date | undefined;
  /** What is accepted with it: records by their paths; undefined: there was none. Another one is a conflict, too. */
  readonly seenBesides?: readonly { readonly path: string; readonly seenAt: Date | undefined }[];
  /** For the own side only; '' for none. */
  readonly internalComment: string;
  readonly minutesToDecision: number;
}

class Conflict extends Error {}

function isUnchanged(subject: DocumentData | undefined, input: ReviewDecisionInput): boolean {
  const changed: unknown = subject?.updatedAt;
  return (
    subject?.version === input.subjectVersion &&
    changed instanceof Timestamp &&
    changed.toMillis() === input.seenAt?.getTime()
  );
}

/**
 * Writes the decision of the lock's holder, and gives the lock back. The server moves the evidence (5002) and tells the
 * contractor. A conflict when the evidence changed since it was seen, or when the lock went to somebody else.
 */
export async function decideReview(
  context: ReviewWriteContext,
  input: ReviewDecisionInput,
): Promise<WriteResult> {
  const { firestore, uid, scope, contractorId, subjectType, subjectId, staffId, owner } = context;
  const { subjectPath, seenAt: _seen, seenBesides = [], internalComment, ...content } = input;
  const lockRef = doc(firestore, lockPathOf(context));
  const reviewRef = doc(collection(firestore, `companies/${contractorId}/reviews`));
  const result = await asSaveResult(context, () =>
    runTransaction(firestore, async (transaction) => {
      const [subject, lock] = [
        await transaction.get(doc(firestore, subjectPath)),
        await transaction.get(lockRef),
      ];
      if (!isUnchanged(subject.data(), input)) throw new Conflict();
      for (const { path, seenAt } of seenBesides) {
        const changed: unknown = (await transaction.get(doc(firestore, path))).data()?.updatedAt;
        const time = changed instanceof Timestamp ? changed.toMillis() : undefined;
        if (time !== seenAt?.getTime()) throw new Conflict();
      }
      if (lockIn(lock.data())?.holderUid !== uid) throw new Conflict();
      transaction.set(reviewRef, {
        contractorId,
        subjectType,
        subjectId,
        ...(staffId === undefined ? {} : { staffId }),
        ...(owner === undefined ? {} : { owner }),
        scope,
        ...content,
        findings: content.findings.map((finding) => ({ ...finding })),
        decidedBy: uid,
        decidedAt: serverTimestamp(),
        ...creationStamps(uid),
      });
      if (internalComment !== '') {
        const path = documentPath('reviewInternal', contractorId, reviewRef.id, 'main');
        transaction.set(doc(firestore, path), { internalComment, ...creationStamps(uid) });
      }
      transaction.update(lockRef, { until: serverTimestamp(), ...changeStamps(uid) });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

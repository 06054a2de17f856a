import type { Trusted } from '@vcms/server/core';
import { createdStamps, textOf, updatedStamps } from '@vcms/server/core';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { MergePlan } from './merge-plan.ts';

/** How far merges have come; no rule opens it, and it stays as long as the companies do. */
export const COMPANY_MERGES = 'companyMerges';

/** A merge that was begun: `companyMerges/{sourceId}`. */
export interface MergeRecord {
  readonly sourceId: string;
  readonly targetId: string;
  /** Steps that are finished, from the first. */
  readonly stepsDone: number;
  readonly state: 'running' | 'done';
  /** Who began it. */
  readonly by: string;
  /** Why they are one company; '' of a merge that was begun before reasons were asked for. */
  readonly reason: string;
  readonly plan: MergePlan;
}

export function mergeReference({ db }: Trusted, sourceId: string): DocumentReference {
  return db.collection(COMPANY_MERGES).doc(sourceId);
}

/** What is stored of a merge; undefined when none was begun. */
export function mergeRecord(snapshot: DocumentSnapshot): MergeRecord | undefined {
  const data = snapshot.data();
  if (data === undefined) return undefined;
  return {
    sourceId: snapshot.id,
    targetId: textOf(data.targetId),
    stepsDone: typeof data.stepsDone === 'number' ? data.stepsDone : 0,
    state: data.state === 'done' ? 'done' : 'running',
    by: textOf(data.by),
    reason: textOf(data.reason),
    plan: data.plan as MergePlan,
  };
}

/** Begins a merge, or answers the one that was begun before by whoever came first. */
export function beginMerge(
  trusted: Trusted,
  { sourceId, targetId, by, reason, plan }: Omit<MergeRecord, 'stepsDone' | 'state'>,
) {
  const reference = mergeReference(trusted, sourceId);
  return trusted.db.runTransaction(async (transaction): Promise<MergeRecord> => {
    const begun = mergeRecord(await transaction.get(reference));
    if (begun !== undefined) return begun;
    const fields = { targetId, stepsDone: 0, state: 'running', by, reason, plan } as const;
    transaction.create(reference, { ...fields, ...createdStamps(by) });
    return { sourceId, ...fields };
  });
}

/** Notes that a step is finished, so that a later run begins after it. */
export async function noteStep(
  trusted: Trusted,
  { sourceId, by }: MergeRecord,
  stepsDone: number,
): Promise<void> {
  const batch = trusted.db.batch();
  batch.update(mergeReference(trusted, sourceId), { stepsDone, ...updatedStamps(by) });
  await batch.commit();
}

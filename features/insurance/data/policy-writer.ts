import type { StoredRecord } from '@vcms/data';
import {
  asSaveResult,
  asSubmitResult,
  asWriteResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type WriteResult,
} from '@vcms/data';
import { type CalendarDate, documentPath, type Policy } from '@vcms/domain';
import { deleteDoc, doc, type Firestore, runTransaction, setDoc, updateDoc } from 'firebase/firestore';

/** What a contractor says of a policy; the rest of the record is its place in the review. */
export type PolicyContent = Omit<
  Policy,
  'id' | 'state' | 'version' | 'submittedOn' | 'cancelledOn' | 'onBehalf'
>;

/** Who writes, and where. */
export interface PolicyWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

function refOf({ firestore, contractorId }: PolicyWriteContext, id: string) {
  return doc(firestore, documentPath('policies', contractorId, id));
}

/** A new draft; the same id again writes the same draft. */
export function createPolicyDraft(
  context: PolicyWriteContext,
  id: string,
  content: PolicyContent,
): Promise<WriteResult> {
  const { contractorId, uid } = context;
  const record = { ...content, contractorId, state: 'draft', version: 1, ...creationStamps(uid) };
  return asSaveResult(context, () => setDoc(refOf(context, id), record));
}

class Conflict extends Error {}

/**
 * Replaces the content of a draft, or begins the next version of a policy that was returned. Refused as a conflict when
 * the record changed since `seen` was read (V23).
 */
export async function savePolicyDraft(
  context: PolicyWriteContext,
  seen: StoredRecord<Policy>,
  content: PolicyContent,
): Promise<WriteResult> {
  const ref = refOf(context, seen.id);
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now === undefined) throw new Conflict();
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      const { createdAt, createdBy, v, submittedOn, mergedFrom, onBehalf } = now;
      const version = seen.state === 'draft' ? seen.version : seen.version + 1;
      transaction.set(ref, {
        ...content,
        createdAt,
        createdBy,
        v,
        submittedOn,
        mergedFrom,
        onBehalf,
        contractorId: context.contractorId,
        state: 'draft',
        version,
        ...changeStamps(context.uid),
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Hands a draft in; `today` is the contractor's. The rules refuse it for anything but a draft. */
export function submitPolicy(
  context: PolicyWriteContext,
  policy: Pick<Policy, 'id'>,
  today: CalendarDate,
): Promise<WriteResult> {
  return asSubmitResult(context, () =>
    updateDoc(refOf(context, policy.id), {
      state: 'submitted',
      submittedOn: today,
      ...changeStamps(context.uid),
    }),
  );
}

/** Takes back what waits for its review. */
export function withdrawPolicy(
  context: PolicyWriteContext,
  policy: Pick<Policy, 'id'>,
): Promise<WriteResult> {
  return asWriteResult(() =>
    updateDoc(refOf(context, policy.id), { state: 'withdrawn', ...changeStamps(context.uid) }),
  );
}

/** Says that an accepted policy ended early; `cancelledOn` is the first day without cover. */
export function cancelPolicy(
  context: PolicyWriteContext,
  policy: Pick<Policy, 'id'>,
  cancelledOn: CalendarDate,
): Promise<WriteResult> {
  return asWriteResult(() =>
    updateDoc(refOf(context, policy.id), { state: 'cancelled', cancelledOn, ...changeStamps(context.uid) }),
  );
}

/** Deletes a draft that was never submitted. */
export function deletePolicyDraft(
  context: PolicyWriteContext,
  policy: Pick<Policy, 'id'>,
): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, policy.id)));
}

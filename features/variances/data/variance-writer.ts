import { asSaveResult, asWriteResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import { documentPath, type Variance } from '@vcms/domain';
import { doc, type Firestore, runTransaction, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';

/** Who writes, and as what. */
export interface VarianceWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly role: Variance['requestedRole'];
}

/** What is asked for. An empty mitigation is left out. */
export type VarianceRequest = Pick<
  Variance,
  'clientId' | 'contractorId' | 'key' | 'reason' | 'mitigation' | 'from' | 'to' | 'renews'
>;

type Seen = Pick<Variance, 'id'>;

export type VarianceDecision =
  | {
      readonly state: 'approved';
      readonly from: string;
      readonly to: string;
      /** Absent: none. */
      readonly conditions?: string | undefined;
    }
  | { readonly state: 'denied'; readonly decisionReason: string };

function refOf({ firestore }: VarianceWriteContext, { id }: Seen) {
  return doc(firestore, documentPath('variances', id));
}

function present(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Asks for a variance; the same id again writes the same request. The rules bound its term (V18). */
export function requestVariance(
  context: VarianceWriteContext,
  id: string,
  request: VarianceRequest,
): Promise<WriteResult> {
  const { uid, role } = context;
  const asked = { ...present(request), requestedBy: uid, requestedRole: role, state: 'requested' };
  return asSaveResult(context, () => setDoc(refOf(context, { id }), { ...asked, ...creationStamps(uid) }));
}

/** Takes an own request back. */
export function withdrawVariance(context: VarianceWriteContext, variance: Seen): Promise<WriteResult> {
  return asWriteResult(() =>
    updateDoc(refOf(context, variance), { state: 'withdrawn', ...changeStamps(context.uid) }),
  );
}

class Conflict extends Error {}

/** Changes a variance that is still in the state its reader saw; else it is a conflict (V23). */
async function changeFrom(
  context: VarianceWriteContext,
  variance: Seen,
  state: Variance['state'],
  change: Readonly<Record<string, unknown>>,
): Promise<WriteResult> {
  const ref = refOf(context, variance);
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now?.state !== state) throw new Conflict();
      transaction.update(ref, {
        ...change,
        decidedBy: context.uid,
        decidedAt: serverTimestamp(),
        ...changeStamps(context.uid),
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/**
 * Approves or denies a request. A decision about an own request is marked as self-approved; with four eyes the rules refuse
 * it. An approval may shorten the term and add conditions.
 */
export function decideVariance(
  context: VarianceWriteContext,
  variance: Pick<Variance, 'id' | 'requestedBy'>,
  decision: VarianceDecision,
): Promise<WriteResult> {
  const mark = variance.requestedBy === context.uid ? { selfApproved: true } : {};
  return changeFrom(context, variance, 'requested', { ...present(decision), ...mark });
}

/** Ends an approved variance early; the reason has 20 to 2000 characters. */
export function revokeVariance(
  context: VarianceWriteContext,
  variance: Seen,
  reason: string,
): Promise<WriteResult> {
  return changeFrom(context, variance, 'approved', { state: 'revoked', decisionReason: reason });
}

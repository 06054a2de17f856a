import { asWriteResult, changeStamps, creationStamps, type WriteResult } from '@vcms/data';
import { documentPath, type Variance } from '@vcms/domain';
import { doc, type Firestore, runTransaction, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';

/** Who writes, and as what. */
export interface VarianceDesk {
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

function refOf({ firestore }: VarianceDesk, { id }: Seen) {
  return doc(firestore, documentPath('variances', id));
}

function present(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Asks for a variance; the same id again writes the same request. The rules bound its term (V18). */
export function requestVariance(
  desk: VarianceDesk,
  id: string,
  request: VarianceRequest,
): Promise<WriteResult> {
  const { uid, role } = desk;
  const asked = { ...present(request), requestedBy: uid, requestedRole: role, state: 'requested' };
  return asWriteResult(() => setDoc(refOf(desk, { id }), { ...asked, ...creationStamps(uid) }));
}

/** Takes an own request back. */
export function withdrawVariance(desk: VarianceDesk, variance: Seen): Promise<WriteResult> {
  return asWriteResult(() =>
    updateDoc(refOf(desk, variance), { state: 'withdrawn', ...changeStamps(desk.uid) }),
  );
}

class Conflict extends Error {}

/** Changes a variance that is still in the state its reader saw; else it is a conflict (V23). */
async function changeFrom(
  desk: VarianceDesk,
  variance: Seen,
  state: Variance['state'],
  change: Readonly<Record<string, unknown>>,
): Promise<WriteResult> {
  const ref = refOf(desk, variance);
  const result = await asWriteResult(() =>
    runTransaction(desk.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now?.state !== state) throw new Conflict();
      transaction.update(ref, {
        ...change,
        decidedBy: desk.uid,
        decidedAt: serverTimestamp(),
        ...changeStamps(desk.uid),
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
  desk: VarianceDesk,
  variance: Pick<Variance, 'id' | 'requestedBy'>,
  decision: VarianceDecision,
): Promise<WriteResult> {
  const mark = variance.requestedBy === desk.uid ? { selfApproved: true } : {};
  return changeFrom(desk, variance, 'requested', { ...present(decision), ...mark });
}

/** Ends an approved variance early; the reason has 20 to 2000 characters. */
export function revokeVariance(desk: VarianceDesk, variance: Seen, reason: string): Promise<WriteResult> {
  return changeFrom(desk, variance, 'approved', { state: 'revoked', decisionReason: reason });
}

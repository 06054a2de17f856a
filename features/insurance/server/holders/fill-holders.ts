import { collectionPath, isWaitingHolder } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import {
  type DocumentData,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type HolderFiles, provenContent, readHolders } from './accept-holders.ts';

/** States that a policy reaches only after the firm accepted it. */
const ONCE_ACCEPTED: readonly string[] = ['accepted', 'superseded', 'cancelled'];

/**
 * Gives records from before there were reviews of them their state: the certificate that is on file goes on to count, and what names
 * the client does where it stood there when the policy was accepted; all else waits for a reviewer. Answers how many it changed.
 */
export async function fillHolders(trusted: Trusted, contractorIds: readonly string[]): Promise<number> {
  let filled = 0;
  for (const id of contractorIds) {
    const policies = await trusted.db.collection(collectionPath('policies', id)).get();
    for (const policy of policies.docs) filled += await fillPolicy(trusted, id, policy);
  }
  return filled;
}

function fillPolicy(trusted: Trusted, companyId: string, policy: QueryDocumentSnapshot): Promise<number> {
  return trusted.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(policy.ref);
    const all = await readHolders(trusted, transaction, companyId, policy.id);
    const missing = all.filter(({ holder }) => holder.get('state') === undefined);
    if (missing.length === 0) return 0;
    const acceptedAt = await acceptanceOf(trusted, transaction, companyId, stored);
    for (const entry of missing) transaction.update(entry.holder.ref, stateOf(entry, stored, acceptedAt));
    return missing.length;
  });
}

/** When the firm accepted this version; undefined: nobody knows. */
async function acceptanceOf(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
  policy: DocumentSnapshot,
): Promise<Timestamp | undefined> {
  const own = db.collection(collectionPath('reviews', companyId)).where('subjectId', '==', policy.id);
  const { docs } = await transaction.get(own);
  const times = docs
    .filter((review) => review.get('subjectType') === 'policy' && review.get('scope') === 'firm')
    .filter((review) => review.get('decision') === 'accepted')
    .filter((review) => review.get('subjectVersion') === policy.get('version'))
    .map((review): unknown => review.get('decidedAt'))
    .filter((at) => at instanceof Timestamp);
  return times.toSorted((left, right) => right.toMillis() - left.toMillis())[0];
}

function stateOf(
  entry: HolderFiles,
  policy: DocumentSnapshot,
  acceptedAt: Timestamp | undefined,
): DocumentData {
  const { holder } = entry;
  const changedAt: unknown = holder.get('updatedAt');
  const changed = changedAt instanceof Timestamp ? changedAt : Timestamp.now();
  const submitted = {
    state: 'submitted',
    submittedOn: changed.toDate().toISOString().slice(0, 10),
    ...updatedStamps(TRUSTED_ACTOR),
  };
  if (!ONCE_ACCEPTED.includes(textOf(policy.get('state')))) return submitted;
  const proven = provenContent(entry);
  const isInTime = acceptedAt !== undefined && changed.toMillis() <= acceptedAt.toMillis();
  const reviewed = isInTime ? proven : { ...proven, scheduled: [], docIds: [] };
  const { certificateDocId } = holder.data();
  const declared = { scheduled: proven.scheduled, docIds: proven.docIds };
  const now = typeof certificateDocId === 'string' ? { ...declared, certificateDocId } : declared;
  const waits = isWaitingHolder({ ...now, state: 'submitted', reviewed });
  return { ...submitted, state: waits ? 'submitted' : 'accepted', reviewed };
}

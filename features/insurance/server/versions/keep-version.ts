import { documentPath } from '@vcms/domain';
import { createdStamps, TRUSTED_ACTOR, type Trusted, updatedStamps, withoutAbsent } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { filesOf, versionOf } from './version-of.ts';

/** A change of a policy as its trigger reports it. */
export interface PolicyChange {
  readonly companyId: string;
  readonly id: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/**
 * Keeps a policy as it was submitted: `policyVersions/{n}`, n being the number of the submission. What is kept is the event's
 * own record, so that a quick correction does not slip into it, and it is written once: a repeated event changes nothing.
 * Its certificate and pages are submitted with it: a draft could be thrown away or change its file.
 */
export async function keepPolicyVersion(trusted: Trusted, change: PolicyChange): Promise<void> {
  const { companyId, id, before, after } = change;
  if (after?.state !== 'submitted' || before?.state === 'submitted') return;
  // Copied by a merge, which copies the versions as well.
  if (before === undefined && after.mergedFrom !== undefined) return;
  if (!Number.isInteger(after.version)) return;
  const { db } = trusted;
  const place = db.doc(documentPath('policyVersions', companyId, id, after.version));
  const files = filesOf(after).map((docId) => db.doc(documentPath('documents', companyId, docId)));
  await db.runTransaction(async (transaction) => {
    const [kept, ...documents] = await transaction.getAll(place, ...files);
    if (kept?.exists === true) return;
    transaction.create(place, { ...versionOf(id, after), ...createdStamps(TRUSTED_ACTOR) });
    for (const document of documents) {
      if (document.get('state') !== 'draft') continue;
      const handedIn = withoutAbsent({ state: 'submitted', submittedOn: after.submittedOn });
      transaction.update(document.ref, { ...handedIn, ...updatedStamps(TRUSTED_ACTOR) });
    }
  });
}

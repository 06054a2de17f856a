import { writeSnapshot } from '@vcms/compliance/server';
import { documentPath, shrunkReview } from '@vcms/domain';
import { policyHolderSchema } from '@vcms/domain/schemas';
import { auditOnce } from '@vcms/server/audit';
import { isOfDeletedCompany } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { plain, TRUSTED_ACTOR, textOf } from '@vcms/server/core';
import { countSubmission } from '@vcms/server/intake';
import { isSameContent, syncTasks } from '@vcms/server/tasks';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { fileReferences, handInFiles } from './accept-holders.ts';
import type { HolderChange } from './holder-change.ts';
import { tellOfHolder } from './tell-of-holder.ts';

/**
 * What a policy shows for one client was written: it is written down, goes to the reviewers, and the client's result follows. May
 * run again and late: what it changes it looks at anew.
 */
export async function onHolderWritten(trusted: Trusted, change: HolderChange): Promise<void> {
  const { companyId, policyId, clientId, before, after } = change;
  // Copied by a merge, which writes its own line and evaluates at its end.
  if (before === undefined && after?.mergedFrom !== undefined) return;
  if (await isSubmission(trusted, change)) await countSubmission(trusted, change);
  await auditHolder(trusted, change);
  await settleHolder(trusted, change);
  await syncTasks(trusted, companyId, policyId);
  await tellOfHolder(trusted, change);
  await writeSnapshot(trusted, clientId, companyId);
}

/** Everything that the contractor writes here goes into review (ADR 28), unless the policy is a draft: then it goes with it. */
async function isSubmission({ db }: Trusted, change: HolderChange): Promise<boolean> {
  const { companyId, policyId, before, after } = change;
  if (after?.state !== 'submitted' || after.updatedBy === TRUSTED_ACTOR) return false;
  // The server's own changes keep the stamp.
  if (before?.updatedAt instanceof Timestamp && before.updatedAt.isEqual(after.updatedAt)) return false;
  const policy = await db.doc(documentPath('policies', companyId, policyId)).get();
  return policy.exists && policy.get('state') !== 'draft';
}

const CONTENT = [
  'certificateDocId',
  'scheduled',
  'docIds',
  'state',
  'submittedOn',
  'reviewed',
  'decision',
] as const;

function actionOf({ before, after }: HolderChange): `policy_holder.${string}` {
  if (before === undefined) return 'policy_holder.create';
  if (after === undefined) return 'policy_holder.delete';
  if (before.state !== after.state && after.state === 'accepted') return 'policy_holder.accept';
  if (before.state !== after.state && after.state === 'changes_requested') return 'policy_holder.return';
  return 'policy_holder.change';
}

/** The client and the firm read the line; other clients of the contractor do not. What goes with a whole company has one line for all. */
async function auditHolder(trusted: Trusted, change: HolderChange): Promise<void> {
  const { companyId, policyId, clientId, eventId, before, after } = change;
  const changed = CONTENT.filter(
    (name) => !isSameContent({ value: before?.[name] }, { value: after?.[name] }),
  );
  if (changed.length === 0) return;
  const sides = { contractorId: companyId, clientId };
  if (after === undefined && (await isOfDeletedCompany(trusted, [sides]))) return;
  const part = (data: DocumentData | undefined) =>
    data === undefined
      ? undefined
      : Object.fromEntries(changed.map((name) => [name, data[name] ?? null] as const));
  await auditOnce(trusted, `holder-${eventId}`, textOf(after?.updatedBy), {
    action: actionOf(change),
    entityType: 'policy_holder',
    entityId: policyId,
    ...sides,
    before: part(before),
    after: part(after),
  });
}

/**
 * What was taken away does not come back by declaring it again; files of a policy that was submitted are submitted as well, as a
 * draft could be exchanged. The record keeps its `updatedAt`: whoever edits it meets no conflict.
 */
async function settleHolder(
  trusted: Trusted,
  { companyId, policyId, clientId }: HolderChange,
): Promise<void> {
  const { db } = trusted;
  const reference = db.doc(documentPath('policyHolders', companyId, policyId, clientId));
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const policy = await transaction.get(db.doc(documentPath('policies', companyId, policyId)));
    if (stored === undefined) return;
    const references = fileReferences(trusted, companyId, stored);
    const files = references.length === 0 ? [] : await transaction.getAll(...references);
    if (policy.exists && policy.get('state') !== 'draft') handInFiles(transaction, files, stored.submittedOn);
    const parsed = policyHolderSchema.safeParse({ ...(plain(stored) as object), policyId, clientId });
    const left = parsed.success ? shrunkReview(parsed.data) : undefined;
    if (left !== undefined) transaction.update(reference, { reviewed: left });
  });
}

import {
  type CallableResponse,
  type CheckedRequest,
  collectionPath,
  documentPath,
  engagementId,
} from '@vcms/domain';
import { type DocumentReference, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { writeAudit } from '../audit/audit.ts';
import type { Caller, CompanyFacts, Trusted } from '../trusted/context.ts';
import { textOf, updatedStamps } from '../trusted/fields.ts';
import { companyFacts } from '../trusted/load-company.ts';
import { Refusal, refuseAccess } from '../trusted/refusal.ts';
import { applyAccount } from '../users/apply-account.ts';
import { type MergePlan, mergePlan } from './merge-plan.ts';

const BATCH = 300;

/**
 * Merges a duplicate into the company it duplicates (domain 4.3). A preview counts what moves. Every step may run again, so
 * a merge that was cut short is finished by calling it once more; the source is archived last.
 */
export async function mergeCompanies(
  trusted: Trusted,
  caller: Caller,
  { sourceId, targetId, preview }: CheckedRequest<'companyMerge'>,
): Promise<CallableResponse<'companyMerge'>> {
  if (caller.role !== '5001') refuseAccess();
  const { db } = trusted;
  const [source, target] = await Promise.all(
    [sourceId, targetId].map(async (id) => companyFacts(await db.doc(documentPath('companies', id)).get())),
  );
  if (source === undefined || target === undefined) refuseAccess();
  requireMergeable(source, target);
  const plan = await mergePlan(trusted, source, target);
  const moves = {
    users: plan.users.length,
    engagements: plan.engagements.length,
    records: plan.records.length,
  };
  const shown = { match: 'name' as const, moves, duplicates: [], conflicts: [...plan.conflicts] };
  if (preview || plan.conflicts.length > 0) return { ...shown, done: false };
  await moveRecords(trusted, plan, target);
  await moveEngagements(trusted, plan, source, target);
  await moveUsers(trusted, plan, target, caller);
  await finish(trusted, caller, { source, target, moves });
  return { ...shown, done: true };
}

function requireMergeable(source: CompanyFacts, target: CompanyFacts): void {
  if (source.id === target.id) throw new Refusal('invalid', 'Choose two different companies.', 'targetId');
  if (source.kind !== 'contractor' || target.kind !== 'contractor') {
    throw new Refusal('invalid', 'Only contractors can be merged.', 'targetId');
  }
  if (target.status !== 'active') throw new Refusal('wrong-state', `${target.name} is not active.`);
}

async function inBatches<Entry>(
  { db }: Trusted,
  entries: readonly Entry[],
  write: (batch: WriteBatch, entry: Entry) => void,
): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = db.batch();
    for (const entry of entries.slice(at, at + BATCH)) write(batch, entry);
    await batch.commit();
  }
}

/** Copied, not moved: the archived source keeps its file for the years that records are kept. */
async function moveRecords(
  trusted: Trusted,
  { records, source }: MergePlan,
  target: CompanyFacts,
): Promise<void> {
  await inBatches(trusted, records, (batch, record) => {
    const path = record.path.replace(`companies/${source}/`, `companies/${target.id}/`);
    const owner = 'contractorId' in record.data ? { contractorId: target.id } : {};
    batch.set(trusted.db.doc(path), { ...record.data, ...owner, mergedFrom: source });
  });
}

async function moveEngagements(
  trusted: Trusted,
  plan: MergePlan,
  source: CompanyFacts,
  target: CompanyFacts,
): Promise<void> {
  const { db } = trusted;
  await inBatches(trusted, plan.engagements, (batch, { data }) => {
    const clientId = textOf(data.clientId);
    const own = { contractorId: target.id, contractorName: target.name, mergedFrom: source.id };
    batch.set(db.doc(documentPath('engagements', engagementId(clientId, target.id))), { ...data, ...own });
    batch.delete(db.doc(documentPath('engagements', engagementId(clientId, source.id))));
  });
  const relations = ['requirementOverrides', 'variances', 'notes', 'staffAssignments'] as const;
  for (const name of relations) {
    const found = await db.collection(collectionPath(name)).where('contractorId', '==', source.id).get();
    await inBatches(trusted, found.docs, (batch, { ref }: { ref: DocumentReference }) =>
      batch.update(ref, { contractorId: target.id }),
    );
  }
}

async function moveUsers(
  trusted: Trusted,
  { users }: MergePlan,
  target: CompanyFacts,
  caller: Caller,
): Promise<void> {
  await inBatches(trusted, users, (batch, uid) =>
    batch.update(trusted.db.doc(documentPath('users', uid)), {
      companyId: target.id,
      companyName: target.name,
      ...updatedStamps(caller.uid),
    }),
  );
  await Promise.all(users.map((uid) => applyAccount(trusted, uid)));
}

interface Merged {
  readonly source: CompanyFacts;
  readonly target: CompanyFacts;
  readonly moves: Readonly<Record<string, number>>;
}

async function finish(trusted: Trusted, caller: Caller, { source, target, moves }: Merged): Promise<void> {
  const reference = trusted.db.doc(documentPath('companies', source.id));
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('mergedInto') === target.id) return;
    transaction.update(reference, {
      status: 'archived',
      mergedInto: target.id,
      mergedAt: FieldValue.serverTimestamp(),
      ...updatedStamps(caller.uid),
    });
    writeAudit(trusted, transaction, caller, {
      action: 'company.merge',
      entityType: 'company',
      entityId: source.id,
      contractorId: target.id,
      before: { status: source.status },
      after: { status: 'archived', mergedInto: target.id, ...moves },
    });
  });
}

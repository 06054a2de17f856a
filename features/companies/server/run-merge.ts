import { refreshClient, refreshContractor } from '@vcms/compliance/server';
import { documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import { recountCompanies } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { companyFacts, updatedStamps } from '@vcms/server/core';
import { repairTasks, syncTasksOfClient } from '@vcms/server/tasks';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { moveEngagements } from './merge-engagements.ts';
import { type MergeParties, type MergeStep, mergeParties } from './merge-parties.ts';
import { movePeople } from './merge-people.ts';
import { COMPANY_MERGES, type MergeRecord, mergeRecord, mergeReference, noteStep } from './merge-record.ts';
import { copyFileOf, copyPrivate, copyRecord, movingRecords } from './merge-records.ts';
import { moveRelations } from './merge-relations.ts';

/** Records copied at the same time. */
const AT_ONCE = 10;
/** A run that noted nothing for so long has ended without finishing. */
const STALE_MS = 15 * 60_000;

const copyRecords: MergeStep = async (trusted, parties, by) => {
  const records = await movingRecords(trusted, parties);
  await copyPrivate(trusted, parties);
  for (let at = 0; at < records.length; at += AT_ONCE) {
    const some = records.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map(async (record) => {
        await copyFileOf(trusted, parties, record);
        await copyRecord(trusted, parties, record, by);
      }),
    );
  }
};

/** In this order: who works there, what they have, what names it, and the connections at last, which show it to others. */
const STEPS: readonly MergeStep[] = [movePeople, copyRecords, moveRelations, moveEngagements];

/** Does what is left of a merge. Every step may run again, also beside another run of the same merge. */
export async function runMerge(trusted: Trusted, record: MergeRecord): Promise<void> {
  const { db } = trusted;
  const [source, target] = await Promise.all(
    [record.sourceId, record.targetId].map(async (id) =>
      companyFacts(await db.doc(documentPath('companies', id)).get()),
    ),
  );
  if (source === undefined || target === undefined) return;
  const parties = mergeParties(source, target);
  for (const [index, step] of STEPS.entries()) {
    if (index < record.stepsDone) continue;
    await step(trusted, parties, record.by);
    await noteStep(trusted, record, index + 1);
  }
  // What others wrote about the source while its records were copied.
  await moveRelations(trusted, parties, record.by);
  await moveEngagements(trusted, parties, record.by);
  // Its own clients or contractors see the evidence and the connections that came.
  if (parties.side === 'clientId') await refreshClient(trusted, target.id);
  else await refreshContractor(trusted, target.id);
  await finish(trusted, parties, record);
  // What waited at the source waits at the target.
  if (parties.side === 'clientId') await syncTasksOfClient(trusted, target.id);
  else await repairTasks(trusted, [target.id, source.id]);
  await recountCompanies(trusted, [source.id, target.id]);
}

/** The source points to the target from here on: `mergedInto`. */
async function finish(
  trusted: Trusted,
  { source, target }: MergeParties,
  record: MergeRecord,
): Promise<void> {
  const { db } = trusted;
  const company = db.doc(documentPath('companies', source.id));
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(company)).get('mergedInto') !== undefined) return;
    transaction.update(company, {
      status: 'archived',
      mergedInto: target.id,
      mergedAt: FieldValue.serverTimestamp(),
      ...updatedStamps(record.by),
    });
    transaction.update(mergeReference(trusted, source.id), { state: 'done', ...updatedStamps(record.by) });
    writeAudit(
      trusted,
      transaction,
      { uid: record.by, role: '5001', companyId: 'firm' },
      {
        action: 'company.merge',
        entityType: 'company',
        entityId: source.id,
        ...(source.kind === 'contractor' ? { contractorId: target.id } : { clientId: target.id }),
        before: { status: source.status },
        after: { status: 'archived', mergedInto: target.id, ...record.plan.moves },
        reason: record.reason === '' ? undefined : record.reason,
      },
      `merge-${source.id}`,
    );
  });
}

/** Nightly: goes on with merges whose run has ended in the middle. Answers how many. */
export async function finishMerges(trusted: Trusted): Promise<number> {
  const before = Timestamp.fromMillis(trusted.now().getTime() - STALE_MS);
  const running = await trusted.db.collection(COMPANY_MERGES).where('state', '==', 'running').get();
  const stale = running.docs.filter((entry) => {
    const at: unknown = entry.get('updatedAt');
    return at instanceof Timestamp && at.toMillis() < before.toMillis();
  });
  for (const entry of stale) {
    const record = mergeRecord(entry);
    if (record !== undefined) await runMerge(trusted, record);
  }
  return stale.length;
}

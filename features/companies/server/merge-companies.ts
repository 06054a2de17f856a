import { type CallableResponse, type CheckedRequest, documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { companyFacts, Refusal, refuseAccess, requireRole } from '@vcms/server/core';
import { type MergeParties, mergeParties } from './merge-parties.ts';
import { mergePlan } from './merge-plan.ts';
import { beginMerge, COMPANY_MERGES, type MergeRecord, mergeRecord, mergeReference } from './merge-record.ts';
import { runMerge } from './run-merge.ts';

/**
 * Merges a duplicate into the company it duplicates (domain 4.3). A preview shows what moves and which of two records stays. A
 * merge that was cut short goes on when it is asked for again, and nightly; the source is archived last and points to the
 * target.
 */
export async function mergeCompanies(
  trusted: Trusted,
  caller: Caller,
  { sourceId, targetId, preview, reason }: CheckedRequest<'companyMerge'>,
): Promise<CallableResponse<'companyMerge'>> {
  requireRole(caller, '5001');
  const begun = mergeRecord(await mergeReference(trusted, sourceId).get());
  if (begun !== undefined) {
    requireSameTarget(begun, targetId);
    return begun.state === 'done' || preview ? answerOf(begun) : goOn(trusted, begun);
  }
  const { db } = trusted;
  const ids = [sourceId, targetId];
  const [first, second] = await db.getAll(...ids.map((id) => db.doc(documentPath('companies', id))));
  if (first === undefined || second === undefined) refuseAccess();
  const parties = mergeParties(companyFacts(first), companyFacts(second));
  await requireFree(trusted, parties);
  const plan = await mergePlan(trusted, parties);
  if (preview || plan.conflicts.length > 0) return { ...plan, done: false };
  if (reason === undefined)
    throw new Refusal('reason-needed', 'Give a reason of 10-500 characters.', 'reason');
  const record = await beginMerge(trusted, { sourceId, targetId, by: caller.uid, reason, plan });
  requireSameTarget(record, targetId);
  return goOn(trusted, record);
}

/** The source is no archived record, people can work in the target, and neither takes part in another merge. */
async function requireFree(trusted: Trusted, { source, target }: MergeParties): Promise<void> {
  if (source.status === 'archived') throw new Refusal('wrong-state', `${source.name} is archived already.`);
  if (target.status !== 'active') throw new Refusal('wrong-state', `${target.name} is not active.`);
  const running = trusted.db.collection(COMPANY_MERGES).where('state', '==', 'running');
  const [into, from] = await Promise.all([
    running.where('targetId', '==', source.id).limit(1).get(),
    mergeReference(trusted, target.id).get(),
  ]);
  if (into.empty && !from.exists) return;
  throw new Refusal('wrong-state', 'Another merge of one of these companies is not finished yet.');
}

function requireSameTarget(record: MergeRecord, targetId: string): void {
  if (record.targetId === targetId) return;
  throw new Refusal('wrong-state', 'This company is being merged into another one.', 'targetId');
}

async function goOn(trusted: Trusted, record: MergeRecord): Promise<CallableResponse<'companyMerge'>> {
  await runMerge(trusted, record);
  return answerOf({ ...record, state: 'done' });
}

function answerOf({ plan, state }: MergeRecord): CallableResponse<'companyMerge'> {
  return { ...plan, done: state === 'done' };
}

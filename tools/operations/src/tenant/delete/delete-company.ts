import { authCode } from '@vcms/server/accounts';
import type { Trusted } from '@vcms/server/core';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { fileFolders, findRecords } from '../find-records.ts';
import type { LeavingCompany } from '../table/company-tie.ts';
import { deletionPlace, endDeletion } from './deletion-record.ts';
import { type DeletionStep, deletionSteps } from './deletion-steps.ts';

/**
 * Deletes a company whose deletion was begun. May be ended anywhere and run again: each batch takes records away and counts
 * them in one commit, so a later run finds the rest, and the counts are those of all runs together.
 */
export async function deleteCompany(
  trusted: Trusted,
  company: LeavingCompany,
  log: (line: string) => void,
): Promise<void> {
  // While their records still lead to them.
  for (const folder of await fileFolders(trusted, company)) await trusted.files.removeAll(folder);
  log('Files are deleted.');
  for (const { uid } of company.people) await deleteAccount(trusted, uid);
  log('Accounts are deleted.');
  for (const step of deletionSteps(company.side)) {
    if (step.does === 'keep') continue;
    const count = await runStep(trusted, company, step);
    if (count > 0) log(`${step.name}: ${count} ${step.does === 'delete' ? 'deleted' : 'without names'}.`);
  }
  await endDeletion(trusted, company.id);
}

/** Batches that may be overtaken by the server's own work for the same records, which goes on meanwhile. */
const OVERTAKEN_MAX = 20;

async function runStep(trusted: Trusted, company: LeavingCompany, step: DeletionStep): Promise<number> {
  let count = 0;
  for (let overtaken = 0; ; overtaken += 1) {
    try {
      for await (const page of findRecords(trusted.db, step.name, step.tie, company))
        count += await writePage(trusted, company, step, page);
      return count;
    } catch (cause) {
      if (!isOvertaken(cause) || overtaken === OVERTAKEN_MAX) throw cause;
    }
  }
}

/** NOT_FOUND, FAILED_PRECONDITION and ABORTED of gRPC: a record of the batch went or changed after it was read. */
function isOvertaken(cause: unknown): boolean {
  return [5, 9, 10].includes((cause as { readonly code?: unknown }).code as number);
}

/** One batch: a page, and its count. */
async function writePage(
  { db }: Trusted,
  company: LeavingCompany,
  { name, tie, does }: DeletionStep,
  page: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const batch = db.batch();
  let count = 0;
  for (const entry of page) {
    if (does === 'delete') {
      // Somebody else took it a moment ago: this batch fails, its page is read again, and nothing is counted twice.
      batch.delete(entry.ref, { exists: true });
      count += 1;
    } else {
      const fields = tie.clean?.(entry.data(), company);
      if (fields === undefined) continue;
      batch.update(entry.ref, fields, { lastUpdateTime: entry.updateTime });
      count += 1;
    }
  }
  if (count === 0) return 0;
  const counts = does === 'delete' ? 'deleted' : 'cleaned';
  batch.update(deletionPlace(db, company.id), { [`${counts}.${name}`]: FieldValue.increment(count) });
  await batch.commit();
  return count;
}

async function deleteAccount({ auth }: Trusted, uid: string): Promise<void> {
  await auth.deleteUser(uid).catch((cause: unknown) => {
    if (authCode(cause) !== 'auth/user-not-found') throw cause;
  });
}

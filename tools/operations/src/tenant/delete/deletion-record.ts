import { writeAudit } from '@vcms/server/audit';
import { COMPANY_DELETIONS, type CompanyDeletion } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { LeavingCompany } from '../table/company-tie.ts';
import type { DeletionPlan } from './plan-deletion.ts';

export function deletionPlace(db: Firestore, companyId: string): DocumentReference {
  return db.collection(COMPANY_DELETIONS).doc(companyId);
}

/** What is stored of a deletion; undefined where none was begun. */
export async function loadDeletion(db: Firestore, companyId: string): Promise<CompanyDeletion | undefined> {
  return (await deletionPlace(db, companyId).get()).data() as CompanyDeletion | undefined;
}

/** The company as it was when its deletion began. */
export function companyOf(id: string, { kind, name, people }: CompanyDeletion): LeavingCompany {
  const known = people.map(({ uid, email = '' }) => ({ uid, email }));
  return { id, side: kind, name, people: known, visible: new Set() };
}

/** Notes that a deletion begins, before anything goes: whoever goes on with it finds people and counts here. */
export async function beginDeletion(
  { db }: Trusted,
  { id, name, side: kind, people }: LeavingCompany,
  { files, accounts }: DeletionPlan,
  reason: string | undefined,
): Promise<void> {
  const record: CompanyDeletion = {
    ...{ state: 'running', name, kind, people, files, accounts, deleted: {}, cleaned: {} },
    ...(reason === undefined ? {} : { reason }),
  };
  await deletionPlace(db, id).create({ ...record });
}

/** The one line of the audit, with all counts, and the end of the record's addresses: both or neither. Done before: nothing. */
export async function endDeletion(trusted: Trusted, companyId: string): Promise<void> {
  const { db } = trusted;
  const place = deletionPlace(db, companyId);
  await db.runTransaction(async (transaction) => {
    const record = (await transaction.get(place)).data() as CompanyDeletion | undefined;
    if (record === undefined || record.state === 'done') return;
    const { name, kind, people, deleted, cleaned, files, accounts, reason } = record;
    transaction.update(place, { state: 'done', people: people.map(({ uid }) => ({ uid })) });
    const line = {
      ...({ action: 'company.delete', entityType: 'company', entityId: companyId, reason } as const),
      ...(kind === 'client' ? { clientId: companyId } : { contractorId: companyId }),
      before: { name, kind },
      after: { deleted, cleaned, files, accounts },
    };
    writeAudit(trusted, transaction, undefined, line, `company-delete-${companyId}`);
  });
}

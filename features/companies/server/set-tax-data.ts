import { type CheckedRequest, type CompanyPrivate, documentPath } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  createdStamps,
  loadCompany,
  type RateLimit,
  requireUnchanged,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { requireCompanyKeeper } from './policy.ts';
import { requireFreeEin } from './unique-ein.ts';

/** Of one company from outside the firm: an answer says whether somebody has a number, so numbers cannot be tried at will. */
const PER_COMPANY: RateLimit = { scope: 'tax-data', count: 10, seconds: 3600 };
/** Roles that keep their own company's private part (domain 5.2). */
const OWN_KEEPERS: readonly string[] = ['5003', '5005', '5006'];

/** EIN, owner, tax class and D-U-N-S number, by the company itself or by the firm. The only way to them (ADR 30). */
export async function setTaxData(
  trusted: Trusted,
  caller: Caller,
  { companyId, seenAt, private: secret }: CheckedRequest<'companySetTaxData'>,
): Promise<Record<string, never>> {
  const isOwn = OWN_KEEPERS.includes(caller.role) && caller.companyId === companyId;
  if (!isOwn) requireCompanyKeeper(caller, 'contractor');
  else await countCall(trusted, PER_COMPANY, companyId);
  await trusted.db.runTransaction(async (transaction) => {
    const { kind } = await loadCompany(trusted, transaction, companyId);
    if (!isOwn) requireCompanyKeeper(caller, kind);
    const stored = await transaction.get(trusted.db.doc(documentPath('companyPrivate', companyId, 'main')));
    requireUnchanged(stored, seenAt);
    const wish = { companyId, before: stored.get('ein'), ein: secret.ein };
    await requireFreeEin(trusted, transaction, caller, wish);
    const einConfirmed = !isOwn || (wish.before === wish.ein && stored.get('einConfirmed') === true);
    writeTaxData(transaction, stored, { ...secret, einConfirmed }, caller.uid);
    writeAudit(trusted, transaction, caller, {
      action: 'company.tax_data',
      entityType: 'company',
      entityId: companyId,
      before: { einConfirmed: stored.get('einConfirmed') === true },
      // Which of them changed is on record, what they are is not.
      after: { einConfirmed, changed: Object.keys(secret).filter((name) => differs(stored, name, secret)) },
    });
  });
  return {};
}

function differs(stored: DocumentSnapshot, name: string, secret: object): boolean {
  return stored.get(name) !== Object.entries(secret).find(([known]) => known === name)?.[1];
}

/** Replaces what is on file, but for when and by whom it was made. */
export function writeTaxData(
  transaction: Transaction,
  stored: DocumentSnapshot,
  secret: CompanyPrivate,
  by: string,
): void {
  const { createdAt, createdBy, v } = stored.data() ?? {};
  const stamps = stored.exists
    ? { createdAt, createdBy, v: v ?? 1, ...updatedStamps(by) }
    : createdStamps(by);
  transaction.set(stored.ref, withoutAbsent({ ...secret, ...stamps }));
}

import {
  type CallableResponse,
  type CheckedRequest,
  type CompanyFactValues,
  documentPath,
  nameWords,
  stillDeclared,
} from '@vcms/domain';
import { companySchema } from '@vcms/domain/schemas';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  companyFacts,
  createdStamps,
  Refusal,
  requireUnchanged,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';
import { requireCompanyKeeper } from './policy.ts';
import { writeTaxData } from './set-tax-data.ts';
import { requireFreeEin } from './unique-ein.ts';

/** A new company with its private part. The same click sent again finds it made. */
export async function createCompany(
  trusted: Trusted,
  caller: Caller,
  request: CheckedRequest<'companyCreate'>,
): Promise<CallableResponse<'companyCreate'>> {
  const { companyId, kind, plan, company, private: secret } = request;
  requireCompanyKeeper(caller, kind);
  if (kind === 'firm') throw new Refusal('taken', 'There is exactly one firm.', 'kind');
  requireWhole({ ...company, id: companyId, kind, plan, status: 'active' });
  await trusted.db.runTransaction(async (transaction) => {
    const reference = trusted.db.doc(documentPath('companies', companyId));
    const existing = await transaction.get(reference);
    if (existing.exists) {
      if (existing.get('createdBy') === caller.uid) return;
      throw new Refusal('taken', 'This id belongs to another company.');
    }
    if (secret !== undefined) {
      const wish = { companyId, before: undefined, ein: secret.ein };
      await requireFreeEin(trusted, transaction, caller, wish);
    }
    const stamps = createdStamps(caller.uid);
    transaction.create(reference, {
      ...withoutAbsent({ ...company, plan }),
      kind,
      status: 'active',
      nameWords: nameWords(company.name),
      ...stamps,
    });
    if (secret !== undefined) {
      transaction.create(trusted.db.doc(documentPath('companyPrivate', companyId, 'main')), {
        ...withoutAbsent(secret),
        einConfirmed: true,
        ...stamps,
      });
    }
    const after = withoutAbsent({ kind, plan, name: company.name });
    const line = { action: 'company.create', entityType: 'company', entityId: companyId, after } as const;
    writeAudit(trusted, transaction, caller, line);
  });
  return { companyId };
}

/** Replaces what a company says of itself; kind, plan and status have operations of their own. */
export async function updateCompany(
  trusted: Trusted,
  caller: Caller,
  { companyId, seenAt, company, private: secret }: CheckedRequest<'companyUpdate'>,
): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    const reference = trusted.db.doc(documentPath('companies', companyId));
    const stored = await transaction.get(reference);
    const facts = companyFacts(stored);
    requireCompanyKeeper(caller, facts.kind);
    requireUnchanged(stored, seenAt);
    const { kind, plan, status } = facts;
    requireWhole({ ...company, id: companyId, kind, plan, status });
    const before = stored.data() ?? {};
    const secretRef = trusted.db.doc(documentPath('companyPrivate', companyId, 'main'));
    const secretBefore = secret === undefined ? undefined : await transaction.get(secretRef);
    if (secret !== undefined) {
      const wish = { companyId, before: secretBefore?.get('ein'), ein: secret.ein };
      await requireFreeEin(trusted, transaction, caller, wish);
    }
    const next = withoutAbsent({ ...company, plan });
    const own = { kind, status, nameWords: nameWords(company.name), v: before.v ?? 1 };
    const kept = { ...own, ...trustedPart(before), ...declaredPart(before, next) };
    transaction.set(reference, { ...next, ...kept, ...updatedStamps(caller.uid) });
    if (secret !== undefined && secretBefore !== undefined) {
      // Saving a form in which the EIN only stands confirms nothing; entering another one does.
      const isEntered = secretBefore.get('ein') !== secret.ein;
      const einConfirmed = isEntered || secretBefore.get('einConfirmed') === true;
      writeTaxData(transaction, secretBefore, { ...secret, einConfirmed }, caller.uid);
    }
    const changed = Object.entries(next).filter(
      ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
    );
    writeAudit(trusted, transaction, caller, {
      action: 'company.update',
      entityType: 'company',
      entityId: companyId,
      before: Object.fromEntries(changed.map(([name]) => [name, before[name] ?? null])),
      // That private data changed is on record, what it is is not.
      after: { ...Object.fromEntries(changed), ...(secret === undefined ? {} : { private: true }) },
    });
  });
  return {};
}

/** What a company does not say of itself, and keeps whatever it says. */
function trustedPart({ createdAt, createdBy, counts, mergedInto, mergedAt }: DocumentData): DocumentData {
  return withoutAbsent({ createdAt, createdBy, counts, mergedInto, mergedAt });
}

/** What was declared goes on waiting, but for what the firm has entered itself. */
function declaredPart({ declaredFacts }: DocumentData, next: CompanyFactValues): DocumentData {
  const values = declaredFacts === undefined ? undefined : stillDeclared(next, declaredFacts.values);
  return values === undefined ? {} : { declaredFacts: { ...declaredFacts, values } };
}

/** Refuses a company that its schema refuses. */
export function requireWhole(company: object): void {
  const result = companySchema.safeParse(company);
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new Refusal(
    'invalid',
    issue?.message ?? 'The company is not complete.',
    `company.${issue?.path.join('.')}`,
  );
}

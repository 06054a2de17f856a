import { COMPANY_KINDS, documentPath } from '@vcms/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { CompanyFacts, Trusted } from './context.ts';
import { textOf } from './fields.ts';
import { Refusal } from './refusal.ts';

/** Reads a company inside a transaction; refuses when there is none. */
export async function loadCompany(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
): Promise<CompanyFacts> {
  return companyFacts(await transaction.get(db.doc(documentPath('companies', companyId))));
}

/** The facts of a stored company; refuses when there is none. */
export function companyFacts(snapshot: DocumentSnapshot): CompanyFacts {
  const kind = COMPANY_KINDS.find((known) => known === snapshot.get('kind'));
  if (!snapshot.exists || kind === undefined) throw new Refusal('not-found', 'This company does not exist.');
  const plan: unknown = snapshot.get('plan');
  return {
    id: snapshot.id,
    kind,
    name: textOf(snapshot.get('name')),
    plan: typeof plan === 'string' ? plan : undefined,
    status: textOf(snapshot.get('status')),
  };
}

import { collectionGroup, documentPath } from '@vcms/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { textOf } from '../trusted/fields.ts';
import { Refusal } from '../trusted/refusal.ts';

/** Refuses an EIN that another company has (domain 4.3). Read in the transaction that writes it. */
export async function requireFreeEin(
  { db }: Trusted,
  transaction: Transaction,
  ein: string,
  companyId: string,
): Promise<void> {
  const same = await transaction.get(
    db.collectionGroup(collectionGroup('companyPrivate')).where('ein', '==', ein),
  );
  for (const entry of same.docs) {
    const owner = entry.ref.parent.parent;
    if (owner === null || owner.id === companyId) continue;
    const company = await transaction.get(db.doc(documentPath('companies', owner.id)));
    if (company.get('status') === 'archived') continue;
    throw new Refusal('taken', `EIN already belongs to ${textOf(company.get('name'))}.`, 'private.ein');
  }
}

import { collectionGroup, documentPath } from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import { Refusal, textOf } from '@vcms/server/core';
import type { Transaction } from 'firebase-admin/firestore';

/** What an EIN is written for. */
export interface EinWish {
  readonly companyId: string;
  /** The EIN on file: saving it again takes nothing from anybody, whatever others have written. */
  readonly before: unknown;
  readonly ein: string;
}

/**
 * Refuses an EIN that another company has (domain 4.3). Read in the transaction that writes it. Only the firm is told whose it
 * is: a company that tries numbers must not learn who has them.
 */
export async function requireFreeEin(
  { db }: Trusted,
  transaction: Transaction,
  caller: Pick<Caller, 'role'>,
  { companyId, before, ein }: EinWish,
): Promise<void> {
  if (ein === before) return;
  const same = await transaction.get(
    db.collectionGroup(collectionGroup('companyPrivate')).where('ein', '==', ein),
  );
  for (const entry of same.docs) {
    const owner = entry.ref.parent.parent;
    if (owner === null || owner.id === companyId) continue;
    const company = await transaction.get(db.doc(documentPath('companies', owner.id)));
    if (company.get('status') === 'archived') continue;
    const isFirm = caller.role === '5001' || caller.role === '5002';
    const message = isFirm
      ? `EIN already belongs to ${textOf(company.get('name'))}.`
      : 'This EIN is taken already. If it is yours, contact us.';
    throw new Refusal('taken', message, 'private.ein');
  }
}

import { documentPath, type UserRole } from '@vcms/domain';
import type { CompanyFacts, Trusted } from '@vcms/server/core';
import { Refusal, textOf } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Uids of the active people of a company, read within the transaction. */
export async function activePeople(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
): Promise<readonly { readonly uid: string; readonly role: string }[]> {
  const people = db.collection('users').where('companyId', '==', companyId).where('status', '==', 'active');
  const found = await transaction.get(people);
  return found.docs.map((entry) => ({ uid: entry.id, role: textOf(entry.get('role')) }));
}

/** One admin must remain (domain 4.3). */
export async function requireAnotherAdmin(
  { db }: Trusted,
  transaction: Transaction,
  leaving: { readonly uid: string; readonly role: UserRole | string },
): Promise<void> {
  if (leaving.role !== '5001') return;
  const admins = db.collection('users').where('role', '==', '5001').where('status', '==', 'active');
  const found = await transaction.get(admins);
  if (found.docs.some(({ id }) => id !== leaving.uid)) return;
  throw new Refusal('last-admin', 'At least one admin must remain.');
}

/** Refuses to move a person whose work would be left behind: drafts belong to the company they were made in. */
export async function requireNoDrafts(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
  uid: string,
): Promise<void> {
  const kinds = ['policies', 'oshaYears', 'emr', 'notRated', 'programVersions', 'documents'] as const;
  for (const kind of kinds) {
    const drafts = db
      .doc(documentPath('companies', companyId))
      .collection(kind)
      .where('state', '==', 'draft');
    const own = await transaction.get(drafts.where('createdBy', '==', uid).limit(1));
    if (!own.empty)
      throw new Refusal('open-drafts', 'This person has open drafts. Submit them or delete them first.');
  }
}

/** Whether a person who has an account already may take the place the invitation offers (one person, one company). */
export async function requireReplaceable(
  trusted: Trusted,
  transaction: Transaction,
  user: DocumentSnapshot,
  company: CompanyFacts,
): Promise<void> {
  const from = textOf(user.get('companyId'));
  await requireAnotherAdmin(trusted, transaction, { uid: user.id, role: textOf(user.get('role')) });
  if (from === company.id) return;
  await requireNoDrafts(trusted, transaction, from, user.id);
  const others = (await activePeople(trusted, transaction, from)).filter(({ uid }) => uid !== user.id);
  if (others.length > 0 || user.get('status') !== 'active') return;
  throw new Refusal('last-active', `You are the last active person of ${textOf(user.get('companyName'))}.`);
}

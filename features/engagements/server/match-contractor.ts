import { collectionGroup, documentPath } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** What a company is looked for by; both exact. */
export interface MatchKeys {
  /** Nine digits. */
  readonly ein?: string | undefined;
  /** In small letters. */
  readonly email?: string | undefined;
}

/** Reads that find nothing, in place of those that are not needed: every question costs the same reads. */
const NOBODY = 'nobody';

/**
 * The active contractor with this EIN, or of the active person with this address; the EIN goes first. Everything else is
 * answered by undefined, after the same reads: no company, another kind, suspended, archived, a person who left.
 */
export async function matchContractor(
  { db }: Trusted,
  { ein = NOBODY, email = NOBODY }: MatchKeys,
): Promise<DocumentSnapshot | undefined> {
  const [byEin, byEmail] = await Promise.all([
    db.collectionGroup(collectionGroup('companyPrivate')).where('ein', '==', ein).limit(2).get(),
    db.collection('users').where('email', '==', email).limit(1).get(),
  ]);
  const [person] = byEmail.docs;
  const companyOfPerson = person?.get('status') === 'active' ? textOf(person.get('companyId')) : '';
  const ids = [...byEin.docs.map(({ ref }) => ref.parent.parent?.id ?? ''), companyOfPerson];
  const wanted = [...ids, '', ''].slice(0, 3).map((id) => db.doc(documentPath('companies', id || NOBODY)));
  const companies = await db.getAll(...wanted);
  return companies.find((one) => one.get('kind') === 'contractor' && one.get('status') === 'active');
}

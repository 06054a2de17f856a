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

/** What is on file of nobody, in place of what is not asked for: every question costs the same reads. */
const NOBODY = 'nobody';
/** Of the two companies with an EIN and that of a person; the SDK reads an id that comes twice only once. */
const NO_COMPANIES = ['nobody-1', 'nobody-2', 'nobody-3'];

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
  const found = new Set([...byEin.docs.map(({ ref }) => ref.parent.parent?.id ?? ''), companyOfPerson]);
  found.delete('');
  const wanted = [...found, ...NO_COMPANIES].slice(0, NO_COMPANIES.length);
  const companies = await db.getAll(...wanted.map((id) => db.doc(documentPath('companies', id))));
  return companies.find((one) => one.get('kind') === 'contractor' && one.get('status') === 'active');
}

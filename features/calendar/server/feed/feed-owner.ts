import { documentPath, USER_ROLES, type UserRole } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';

/** Who reads a feed, as stored at the moment of asking. */
export interface FeedOwner {
  readonly uid: string;
  readonly role: UserRole;
  readonly companyId: string;
  readonly companyName: string;
}

/** The person with role and company of now; undefined for whom nothing is open: disabled, or the company is not active. */
export async function loadFeedOwner({ db }: Trusted, uid: string): Promise<FeedOwner | undefined> {
  const user = (await db.doc(documentPath('users', uid)).get()).data();
  const role = USER_ROLES.find((known) => known === user?.role);
  const companyId = textOf(user?.companyId);
  if (user?.status !== 'active' || role === undefined || companyId === '') return undefined;
  const company = await db.doc(documentPath('companies', companyId)).get();
  if (company.get('status') !== 'active') return undefined;
  return { uid, role, companyId, companyName: textOf(company.get('name')) };
}

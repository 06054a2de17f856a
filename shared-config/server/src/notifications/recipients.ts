import type { UserRole } from '@vcms/domain';
import type { Trusted } from '../core/context.ts';

/** Uids of the active people of a company, of these roles where some are given. */
export async function activeUsers(
  { db }: Trusted,
  companyId: string,
  roles?: readonly UserRole[],
): Promise<readonly string[]> {
  const found = await db
    .collection('users')
    .where('companyId', '==', companyId)
    .where('status', '==', 'active')
    .get();
  return found.docs
    .filter((entry) => roles === undefined || roles.some((role) => role === entry.get('role')))
    .map(({ id }) => id);
}

/** Uids of the active people of a role over all companies: the firm's pools. */
export async function activeUsersOfRole({ db }: Trusted, role: UserRole): Promise<readonly string[]> {
  const found = await db.collection('users').where('role', '==', role).where('status', '==', 'active').get();
  return found.docs.map(({ id }) => id);
}

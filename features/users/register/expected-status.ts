import type { StoredUser } from '@vcms/data';
import { documentPath } from '@vcms/domain';
import type { ExpectedChange } from '@vcms/kits/pending';

export function userPath({ id }: Pick<StoredUser, 'id'>): string {
  return documentPath('users', id);
}

/** What a person's record will say once the account is disabled or enabled. */
export function expectedStatus(
  user: Pick<StoredUser, 'id' | 'status'>,
  next: StoredUser['status'],
): ExpectedChange {
  return { path: userPath(user), before: { status: user.status }, after: { status: next } };
}

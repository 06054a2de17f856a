import type { StoredUser } from '@vcms/data';
import { documentPath } from '@vcms/domain';
import type { ExpectedChange } from '@vcms/kits/pending';

export function userPath(uid: string): string {
  return documentPath('users', uid);
}

/** What a person's record will say once the account is disabled or enabled. */
export function expectedStatus(
  { id, status }: Pick<StoredUser, 'id' | 'status'>,
  next: StoredUser['status'],
): ExpectedChange {
  return { path: userPath(id), before: { status }, after: { status: next } };
}

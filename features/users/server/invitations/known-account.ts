import { documentPath } from '@vcms/domain';
import { findAccount } from '@vcms/server/accounts';
import type { Trusted } from '@vcms/server/core';
import type { UserRecord } from 'firebase-admin/auth';

/** The account at an invited address, if any, and whether it is somebody's. */
export interface KnownAccount {
  readonly account: UserRecord;
  /** The address was proved, or the product has a record of the person. */
  readonly isOwned: boolean;
}

/**
 * Looks for an account with an address. Whoever signed up with a foreign address, while that was open, proved nothing and has no
 * record: such an account must not keep the owner of the mailbox from accepting.
 */
export async function findKnownAccount(trusted: Trusted, email: string): Promise<KnownAccount | undefined> {
  const account = await findAccount(trusted.auth, email);
  if (account === undefined) return undefined;
  const record = await trusted.db.doc(documentPath('users', account.uid)).get();
  return { account, isOwned: account.emailVerified || record.exists };
}

import { documentPath } from '@vcms/domain';
import { authCode, findAccount } from '@vcms/server/accounts';
import { derivedId, type Trusted } from '@vcms/server/core';

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface Account {
  readonly uid: string;
  /** Made by this call. */
  readonly isNew: boolean;
}

/**
 * The account at an address: the one that is there and proved, else a new one without a password. An account that nobody proved
 * and no record belongs to goes: its password may be somebody else's.
 */
export async function ensureAccount(trusted: Trusted, person: Person): Promise<Account> {
  const known = await findAccount(trusted.auth, person.email);
  if (known !== undefined && (known.emailVerified || (await hasRecord(trusted, known.uid))))
    return { uid: known.uid, isNew: false };
  if (known !== undefined) await trusted.auth.deleteUser(known.uid);
  const uid = derivedId('first-admin', person.email);
  const displayName = `${person.firstName} ${person.lastName}`;
  try {
    // Whoever runs this vouches for the address.
    await trusted.auth.createUser({ uid, email: person.email, emailVerified: true, displayName });
    return { uid, isNew: true };
  } catch (cause) {
    // Another run of this command was quicker.
    if (authCode(cause) === 'auth/uid-already-exists' || authCode(cause) === 'auth/email-already-exists')
      return { uid, isNew: false };
    throw cause;
  }
}

async function hasRecord({ db }: Trusted, uid: string): Promise<boolean> {
  return (await db.doc(documentPath('users', uid)).get()).exists;
}

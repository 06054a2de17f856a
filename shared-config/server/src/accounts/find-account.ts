import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The code of an error of the sign-in service, such as auth/user-not-found. */
export function authCode(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** The account with this address; undefined when there is none. */
export async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (cause) {
    if (authCode(cause) === 'auth/user-not-found') return undefined;
    throw cause;
  }
}

/** The account with this uid; undefined when there is none. */
export async function loadAccount(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (cause) {
    if (authCode(cause) === 'auth/user-not-found') return undefined;
    throw cause;
  }
}

import { type Auth, EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { type AuthFailureKind, authFailureKindOf } from './auth-failure.ts';

/** What somebody who is signed in proves themselves with; the code only where an authenticator app is on. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** Signs the person in anew, so that the service takes changes of what they sign in with. Rejects with its error. */
export async function proveIdentity(auth: Auth, user: User, { password, code }: Proof): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  try {
    await reauthenticateWithCredential(user, credential);
  } catch (cause) {
    if (authFailureKindOf(cause) !== 'second-factor' || code === '') throw cause;
    const { openChallenge } = await import('./second-factor-challenge.ts');
    await openChallenge(auth, cause)(code);
  }
}

const CODE_FORMAT = /^\d{6}$/u;

/** Codes as people type them: apps show them in two groups. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/\s/gu, '');
}

/** What is wrong with a code before it is sent: no try is spent on it. */
export function refusedCode(code: string): AuthFailureKind | undefined {
  return CODE_FORMAT.test(code) ? undefined : 'missing-code';
}

import type { AuthFailureKind } from './auth-failure.ts';

/** The sign-in service's shortest password (specification, section 5). */
export const MIN_PASSWORD_LENGTH = 6;

const EMAIL_FORMAT = /^[^\s@]+@[^\s@]+$/u;

/**
 * The sign-in service's own rules (specification, section 5), answered before a request is spent on input that it
 * refuses in any case. A password shorter than the minimum cannot belong to any account.
 */
export function refusedCredentials(email: string, password: string): AuthFailureKind | undefined {
  if (!isEmail(email)) return 'invalid-email';
  if (password === '') return 'missing-password';
  if (password.length < MIN_PASSWORD_LENGTH) return 'weak-password';
  return undefined;
}

/** True when the service recognises the text as an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL_FORMAT.test(text);
}

import { authFailureText } from '../../auth/auth-failure-text.ts';
import type { AuthFailureKind } from '../../backend/auth-failure.ts';

/** A refusal as a form shows it: at the current password, at the new value, or above the form. */
export interface CredentialErrors {
  readonly current?: string | undefined;
  readonly next?: string | undefined;
  readonly code?: string | undefined;
  readonly form?: string | undefined;
}

/** The sign-in service names the least length where the firm asks for more than six characters. */
function tooShort(cause: unknown): string | undefined {
  const [, least] = (cause instanceof Error && /at least (\d+) characters/.exec(cause.message)) || [];
  return least && `The password must be ${least} characters long or more`;
}

/** Words of this page where the sign-in page's would be wrong; the password rule keeps the specification's. */
export function credentialErrorsOf(kind: AuthFailureKind, cause?: unknown): CredentialErrors {
  switch (kind) {
    case 'wrong-credentials':
      return { current: 'The current password is not correct.' };
    case 'missing-password':
      return { current: 'Enter your current password.' };
    case 'weak-password':
      return { next: tooShort(cause) ?? authFailureText(kind) };
    case 'known-password':
      return { next: authFailureText(kind) };
    case 'second-factor':
    case 'missing-code':
    case 'wrong-code':
      return { code: authFailureText(kind) };
    case 'invalid-email':
      return { next: 'Enter a valid e-mail address.' };
    case 'email-in-use':
      return { next: 'Another account uses this e-mail address. Enter another one.' };
    case 'unavailable':
      return { form: 'This cannot be changed right now. Try again in a few minutes.' };
    default:
      return { form: authFailureText(kind) };
  }
}

import { isKnownPassword } from '@vcms/domain/known-passwords';
import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { type AuthFailureKind, type AuthResult, authFailureKindOf } from './auth-failure.ts';
import { isEmail, MIN_PASSWORD_LENGTH } from './credential-rules.ts';

/** Changes of what the person signs in with. Each asks for the current password first. Refusals are results. */
export interface CredentialChanges {
  /**
   * Sends a mail with a link to the new address. The account keeps the old one until the link is opened; then every
   * session ends.
   */
  requestEmailChange(currentPassword: string, newEmail: string): Promise<AuthResult>;
  /** At once; this session goes on, the others end when their tokens run out. */
  changePassword(currentPassword: string, newPassword: string): Promise<AuthResult>;
}

export function createCredentialChanges(auth: Auth): CredentialChanges {
  return {
    requestEmailChange(currentPassword, newEmail) {
      const email = newEmail.trim();
      const refused = isEmail(email) ? undefined : 'invalid-email';
      return change(auth, currentPassword, refused, (user) => verifyBeforeUpdateEmail(user, email));
    },
    changePassword(currentPassword, newPassword) {
      return change(auth, currentPassword, refusedPassword(newPassword), (user) =>
        updatePassword(user, newPassword),
      );
    },
  };
}

function refusedPassword(password: string): AuthFailureKind | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'weak-password';
  return isKnownPassword(password) ? 'known-password' : undefined;
}

async function change(
  auth: Auth,
  currentPassword: string,
  refused: AuthFailureKind | undefined,
  order: (user: User) => Promise<void>,
): Promise<AuthResult> {
  if (currentPassword === '') return { ok: false, kind: 'missing-password', cause: undefined };
  if (refused !== undefined) return { ok: false, kind: refused, cause: undefined };
  const user = auth.currentUser;
  if (user === null) return { ok: false, kind: 'recent-login-required', cause: undefined };
  try {
    const credential = EmailAuthProvider.credential(user.email ?? '', currentPassword);
    await reauthenticateWithCredential(user, credential);
    await order(user);
    return { ok: true };
  } catch (cause) {
    return { ok: false, kind: authFailureKindOf(cause), cause };
  }
}

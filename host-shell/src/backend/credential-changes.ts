import { isKnownPassword } from '@vcms/domain/known-passwords';
import { type Auth, type User, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import { type AuthFailureKind, type AuthResult, authFailureKindOf } from './auth-failure.ts';
import { isEmail, MIN_PASSWORD_LENGTH } from './credential-rules.ts';
import { type Proof, proveIdentity } from './prove-identity.ts';

/** Changes of what the person signs in with. Each asks for the current password first, and for a code where an authenticator app is on. Refusals are results. */
export interface CredentialChanges {
  /**
   * Sends a mail with a link to the new address. The account keeps the old one until the link is opened; then every
   * session ends.
   */
  requestEmailChange(proof: Proof, newEmail: string): Promise<AuthResult>;
  /** At once; this session goes on, the others end when their tokens run out. */
  changePassword(proof: Proof, newPassword: string): Promise<AuthResult>;
}

export function createCredentialChanges(auth: Auth): CredentialChanges {
  return {
    requestEmailChange(proof, newEmail) {
      const email = newEmail.trim();
      const refused = isEmail(email) ? undefined : 'invalid-email';
      return change(auth, proof, refused, (user) => verifyBeforeUpdateEmail(user, email));
    },
    changePassword(proof, newPassword) {
      return change(auth, proof, refusedPassword(newPassword), (user) => updatePassword(user, newPassword));
    },
  };
}

function refusedPassword(password: string): AuthFailureKind | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return 'weak-password';
  return isKnownPassword(password) ? 'known-password' : undefined;
}

async function change(
  auth: Auth,
  proof: Proof,
  refused: AuthFailureKind | undefined,
  order: (user: User) => Promise<void>,
): Promise<AuthResult> {
  if (proof.password === '') return { ok: false, kind: 'missing-password', cause: undefined };
  if (refused !== undefined) return { ok: false, kind: refused, cause: undefined };
  const user = auth.currentUser;
  if (user === null) return { ok: false, kind: 'recent-login-required', cause: undefined };
  try {
    await proveIdentity(auth, user, proof);
    await order(user);
    return { ok: true };
  } catch (cause) {
    return { ok: false, kind: authFailureKindOf(cause), cause };
  }
}

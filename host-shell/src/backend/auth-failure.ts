/** Every way in which the sign-in service can refuse, as the product tells them apart (specification, section 8). */
export type AuthFailureKind =
  | 'wrong-credentials'
  | 'invalid-email'
  | 'missing-password'
  | 'weak-password'
  | 'known-password'
  | 'email-in-use'
  | 'too-many-requests'
  | 'network'
  | 'popup-closed'
  | 'popup-blocked'
  | 'other-method'
  | 'recent-login-required'
  | 'disabled'
  | 'company-closed'
  | 'expired-code'
  | 'invalid-code'
  | 'second-factor'
  | 'missing-code'
  | 'wrong-code'
  | 'challenge-over'
  | 'unavailable';

export type AuthResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly kind: AuthFailureKind; readonly cause: unknown };

const KIND_OF_CODE: Readonly<Record<string, AuthFailureKind>> = {
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-login-credentials': 'wrong-credentials',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/missing-password': 'missing-password',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/email-already-in-use': 'email-in-use',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/requires-recent-login': 'recent-login-required',
  'auth/user-disabled': 'disabled',
  'auth/expired-action-code': 'expired-code',
  'auth/invalid-action-code': 'invalid-code',
  'auth/multi-factor-auth-required': 'second-factor',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/invalid-multi-factor-session': 'challenge-over',
  'auth/code-expired': 'challenge-over',
};

/** The kind of an error thrown by the sign-in service; anything unknown is 'unavailable'. */
export function authFailureKindOf(cause: unknown): AuthFailureKind {
  // Its own code is that of every password that a project refuses; which rule it was stands in the text.
  if (cause instanceof Error && cause.message.includes('KNOWN_PASSWORD')) return 'known-password';
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return (typeof code === 'string' ? KIND_OF_CODE[code] : undefined) ?? 'unavailable';
}

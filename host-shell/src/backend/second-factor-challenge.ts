import {
  type Auth,
  FactorId,
  getMultiFactorResolver,
  type MultiFactorError,
  TotpMultiFactorGenerator,
  type UserCredential,
} from 'firebase/auth';

/**
 * The second step of a sign-in whose password was right. Reached by a dynamic import only: most sign-ins have one step.
 * @param cause the service's `auth/multi-factor-auth-required`
 * @returns what takes the code of the authenticator app; rejects with the service's error
 */
export function openChallenge(auth: Auth, cause: unknown): (code: string) => Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, cause as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP);
  return (code) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app?.uid ?? '', code));
}

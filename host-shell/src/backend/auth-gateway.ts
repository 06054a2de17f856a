import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { type AuthResult, authFailureKindOf } from './auth-failure.ts';
import { isEmail, refusedCredentials } from './credential-rules.ts';
import { parseTokenClaims, type TokenClaims } from './token-claims.ts';

/** An entry of the account's providerData, as the service keeps it. */
export interface IdentityProfile {
  readonly providerId: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
}

/** A verified account. */
export interface Identity {
  readonly userId: string;
  readonly email: string;
  readonly providerData: readonly IdentityProfile[];
  readonly claims: TokenClaims;
  /** When the session began, in milliseconds since 1970; absent where the token does not say. */
  readonly authTime?: number | undefined;
}

/** `unverified`: an account is stored here, but its token could not be renewed (no network, revoked). */
export type AuthChange =
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly identity: Identity }
  | { readonly kind: 'unverified'; readonly userId: string; readonly cause: unknown };

export type SignInResult =
  | { readonly ok: true; readonly identity: Identity }
  | (Extract<AuthResult, { readonly ok: false }> & {
      /** With kind `second-factor`: the password was right, and this takes the code of the authenticator app. */
      readonly answer?: ((code: string) => Promise<SignInResult>) | undefined;
    });

/** The sign-in service. Nothing here throws for a refusal of the service; refusals are results. */
export interface AuthGateway {
  /** Reports the state at once and after each change of account or token; returns the function that ends it. */
  observe(listener: (change: AuthChange) => void): () => void;
  signIn(email: string, password: string): Promise<SignInResult>;
  /** Lets the visitor choose a Google account. Call it straight from a click, or browsers block the window. */
  signInWithGoogle(): Promise<SignInResult>;
  /** Succeeds for an unknown address too: the answer must not tell who has an account. */
  sendPasswordReset(email: string): Promise<AuthResult>;
  signOut(): Promise<void>;
  /** Asks the service for a new token: whether it still takes the session that is open here. */
  checkSession(): Promise<SessionCheck>;
}

/** `unknown`: the service could not be asked. */
export type SessionCheck = 'good' | 'disabled' | 'ended' | 'unknown';

/** Asks the visitor for a Google account and signs in with it; rejects with the service's error. */
export type GoogleSignIn = (auth: Auth) => Promise<UserCredential>;

export function createAuthGateway(auth: Auth, google: GoogleSignIn): AuthGateway {
  return {
    observe: (listener) => observeIdentity(auth, listener),
    signIn: (email, password) => signIn(auth, email.trim(), password),
    signInWithGoogle: () => resultOf(auth, () => google(auth)),
    sendPasswordReset: (email) => sendPasswordReset(auth, email.trim()),
    signOut: () => signOut(auth),
    checkSession: () => checkSession(auth),
  };
}

/** Reports who is signed in at once and after each change of account or token; returns the end. */
export function observeIdentity(auth: Auth, listener: (change: AuthChange) => void): () => void {
  let latest = 0;
  const stop = onIdTokenChanged(auth, (user) => {
    latest += 1;
    const current = latest;
    if (user === null) return listener({ kind: 'out' });
    // Reading the claims takes a turn; a newer event must not be overtaken by an older one.
    identityOf(user).then(
      (identity) => current === latest && listener({ kind: 'in', identity }),
      (cause: unknown) => current === latest && listener({ kind: 'unverified', userId: user.uid, cause }),
    );
  });
  return () => {
    latest += 1;
    stop();
  };
}

async function identityOf(user: User): Promise<Identity> {
  const token = await user.getIdTokenResult();
  return {
    userId: user.uid,
    email: user.email ?? '',
    providerData: user.providerData.map(({ providerId, displayName, email, photoURL }) => ({
      providerId,
      displayName,
      email,
      photoURL,
    })),
    claims: parseTokenClaims(token.claims),
    ...authTimeOf(token.claims.auth_time),
  };
}

/** The token has seconds, as a number or as text. */
function authTimeOf(seconds: unknown): Pick<Identity, 'authTime'> {
  const time = Number(seconds) * 1000;
  return Number.isFinite(time) && time > 0 ? { authTime: time } : {};
}

/** Codes with which the service says that it takes a session no more. */
const ENDED_CODES = ['auth/user-token-expired', 'auth/user-not-found', 'auth/invalid-user-token'];

async function checkSession({ currentUser }: Auth): Promise<SessionCheck> {
  if (currentUser === null) return 'ended';
  try {
    await currentUser.getIdToken(true);
    return 'good';
  } catch (cause) {
    if (authFailureKindOf(cause) === 'disabled') return 'disabled';
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
    return ENDED_CODES.some((known) => known === code) ? 'ended' : 'unknown';
  }
}

async function signIn(auth: Auth, email: string, password: string): Promise<SignInResult> {
  const refused = refusedCredentials(email, password);
  if (refused !== undefined) return { ok: false, kind: refused, cause: undefined };
  return resultOf(auth, () => signInWithEmailAndPassword(auth, email, password));
}

async function resultOf(auth: Auth, signIn: () => Promise<UserCredential>): Promise<SignInResult> {
  try {
    const { user } = await signIn();
    return { ok: true, identity: await identityOf(user) };
  } catch (cause) {
    const kind = authFailureKindOf(cause);
    return kind === 'second-factor' ? challengeOf(auth, cause) : { ok: false, kind, cause };
  }
}

async function challengeOf(auth: Auth, cause: unknown): Promise<SignInResult> {
  try {
    const { openChallenge } = await import(
      /* webpackChunkName: "second-factor" */ './second-factor-challenge.ts'
    );
    const challenge = openChallenge(auth, cause);
    const answer = (code: string) => resultOf(auth, () => challenge(code));
    return { ok: false, kind: 'second-factor', cause, answer };
  } catch (missing) {
    return { ok: false, kind: 'network', cause: missing };
  }
}

async function sendPasswordReset(auth: Auth, email: string): Promise<AuthResult> {
  if (!isEmail(email)) return { ok: false, kind: 'invalid-email', cause: undefined };
  try {
    await sendPasswordResetEmail(auth, email);
    return { ok: true };
  } catch (cause) {
    const kind = authFailureKindOf(cause);
    // Unknown and disabled accounts get the same answer as any other.
    return kind === 'wrong-credentials' || kind === 'disabled' ? { ok: true } : { ok: false, kind, cause };
  }
}

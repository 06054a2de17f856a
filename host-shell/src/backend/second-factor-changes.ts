import {
  type Auth,
  FactorId,
  type MultiFactorInfo,
  multiFactor,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { type AuthFailureKind, type AuthResult, authFailureKindOf } from './auth-failure.ts';
import { type Proof, proveIdentity, refusedCode } from './prove-identity.ts';

/** An authenticator app that is being set up: it counts once a code of it was confirmed. */
export interface Enrolment {
  /** Base 32, for apps without a camera. */
  readonly secret: string;
  /** `otpauth://` address for a QR code. */
  readonly address: string;
  confirm(code: string): Promise<AuthResult>;
}

type EnrolmentResult =
  | { readonly ok: true; readonly enrolment: Enrolment }
  | Extract<AuthResult, { readonly ok: false }>;

/** The second step of the own sign-in: an authenticator app. Refusals are results. */
export interface SecondFactorChanges {
  /** When the app was set up, in the service's words; undefined: there is none. */
  enrolledAt(): string | undefined;
  begin(password: string): Promise<EnrolmentResult>;
  /** The same right after a sign-in; later the service refuses it as `recent-login-required`. */
  beginAfterSignIn(): Promise<EnrolmentResult>;
  /** At once; the next sign-in asks for the password only. */
  turnOff(proof: Proof): Promise<AuthResult>;
}

/** Name of the product in the app's list. */
const ISSUER = 'VCMS';

export function createSecondFactorChanges(auth: Auth): SecondFactorChanges {
  return {
    enrolledAt: () => factorOf(auth.currentUser)?.enrollmentTime,
    async begin(password) {
      if (password === '') return refusal('missing-password');
      try {
        const user = requireUser(auth);
        await proveIdentity(auth, user, { password, code: '' });
        return { ok: true, enrolment: await enrolmentFor(user) };
      } catch (cause) {
        return refusal(authFailureKindOf(cause), cause);
      }
    },
    async beginAfterSignIn() {
      try {
        return { ok: true, enrolment: await enrolmentFor(requireUser(auth)) };
      } catch (cause) {
        return refusal(authFailureKindOf(cause), cause);
      }
    },
    async turnOff({ password, code }) {
      if (password === '') return refusal('missing-password');
      const refused = refusedCode(code);
      if (refused !== undefined) return refusal(refused);
      return resultOf(async () => {
        const user = requireUser(auth);
        const factor = factorOf(user);
        if (factor === undefined) return;
        await proveIdentity(auth, user, { password, code });
        await multiFactor(user).unenroll(factor);
      });
    },
  };
}

async function enrolmentFor(user: User): Promise<Enrolment> {
  const session = await multiFactor(user).getSession();
  return enrolmentOf(user, await TotpMultiFactorGenerator.generateSecret(session));
}

function enrolmentOf(user: User, secret: TotpSecret): Enrolment {
  return {
    secret: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', ISSUER),
    async confirm(code) {
      const refused = refusedCode(code);
      if (refused !== undefined) return refusal(refused);
      return resultOf(async () => {
        const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
        await multiFactor(user).enroll(assertion, 'Authenticator app');
      });
    },
  };
}

function factorOf(user: User | null): MultiFactorInfo | undefined {
  if (user === null) return undefined;
  return multiFactor(user).enrolledFactors.find(({ factorId }) => factorId === FactorId.TOTP);
}

/** Throws the service's own words for somebody who is signed out meanwhile. */
function requireUser({ currentUser }: Auth): User {
  if (currentUser !== null) return currentUser;
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/requires-recent-login' });
}

async function resultOf(change: () => Promise<void>): Promise<AuthResult> {
  try {
    await change();
    return { ok: true };
  } catch (cause) {
    return refusal(authFailureKindOf(cause), cause);
  }
}

function refusal(kind: AuthFailureKind, cause?: unknown): Extract<AuthResult, { readonly ok: false }> {
  return { ok: false, kind, cause };
}

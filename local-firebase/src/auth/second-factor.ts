import { randomBytes } from 'node:crypto';
import type { AuthEmulatorModules, AuthProjectState, AuthRecord } from './auth-emulator-modules.ts';
import type { GuessLimit } from './guess-limit.ts';
import type { FactorRecords } from './persistent-project.ts';
import { newTotpSecret, stepOfCode, TOTP_FORM } from './totp-code.ts';
import type { TotpSettings } from './totp-settings.ts';

/** How long the steps of an enrolment or a sign-in may take, ms; the platform does not say its own numbers. */
export const SECOND_FACTOR_LIMITS = {
  enrolment: 10 * 60_000,
  signIn: 5 * 60_000,
  /** Age of a sign-in that may still change factors. */
  recentSignIn: 5 * 60_000,
  /** Wrong codes for one right password. */
  wrongCodes: 5,
} as const;

/** Who a token is of, as the emulator has checked it. */
export interface TokenOwner {
  readonly user: AuthRecord;
  readonly signInProvider: string;
  /** Milliseconds since 1970. */
  readonly authTime: number;
}

export interface SecondFactorParts {
  readonly modules: Pick<AuthEmulatorModules, 'badRequest' | 'operations'>;
  readonly state: AuthProjectState;
  readonly records: FactorRecords;
  /** undefined: authenticator apps are not offered. */
  readonly settings: TotpSettings | undefined;
  readonly guesses: GuessLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Enrolment {
  readonly localId: string;
  readonly secret: string;
  readonly until: number;
}

interface Pending {
  /** What the emulator would have handed out: it can be made up by anybody, so it stays here. */
  readonly original: string;
  readonly localId: string;
  readonly signInProvider: string;
  readonly until: number;
  wrong: number;
}

interface Factor extends AuthRecord {
  readonly mfaEnrollmentId: string;
}

/** Authenticator apps as a second factor of one project; the official emulator knows codes by phone only. */
export class SecondFactor {
  readonly #parts: SecondFactorParts;
  readonly #enrolments = new Map<string, Enrolment>();
  readonly #pending = new Map<string, Pending>();

  constructor(parts: SecondFactorParts) {
    this.#parts = parts;
  }

  /** Begins an enrolment: a secret that counts once a code of it was told. */
  startEnrolment(owner: TokenOwner): AuthRecord {
    this.#requireOffered();
    this.requireRecent(owner);
    if (owner.user.emailVerified !== true)
      throw this.#refusal('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
    if (owner.signInProvider === 'anonymous' || owner.signInProvider === 'phone')
      throw this.#refusal('UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.');
    const secret = newTotpSecret();
    const until = this.#parts.now() + SECOND_FACTOR_LIMITS.enrolment;
    const sessionInfo = newHandle();
    this.#enrolments.set(sessionInfo, { localId: String(owner.user.localId), secret, until });
    const finalizeEnrollmentTime = new Date(until).toISOString();
    return {
      totpSessionInfo: { sharedSecretKey: secret, ...TOTP_FORM, sessionInfo, finalizeEnrollmentTime },
    };
  }

  /** Ends an enrolment with a code of its secret; answers tokens that carry the factor. */
  finishEnrolment(owner: TokenOwner, info: AuthRecord, displayName: unknown): AuthRecord {
    this.#requireOffered();
    const { now, settings, state, records } = this.#parts;
    const localId = String(owner.user.localId);
    const enrolment = this.#enrolments.get(String(info.sessionInfo));
    if (enrolment === undefined || enrolment.localId !== localId || enrolment.until < now())
      throw this.#refusal('SESSION_EXPIRED');
    const factors = factorsOf(owner.user);
    if (factors.some(isTotp))
      throw this.#refusal('SECOND_FACTOR_EXISTS : TOTP already enrolled for this account.');
    const step = this.#stepOf(localId, {
      secret: enrolment.secret,
      code: String(info.verificationCode ?? ''),
      now: now(),
      adjacentIntervals: settings?.adjacentIntervals ?? 0,
      lastStep: -1,
    });
    if (step === undefined) throw this.#refusal('INVALID_CODE');
    this.#enrolments.delete(String(info.sessionInfo));
    const mfaEnrollmentId = newHandle().slice(0, 28);
    const enrolledAt = new Date(now()).toISOString();
    const name = typeof displayName === 'string' ? { displayName } : {};
    const factor: Factor = { mfaEnrollmentId, ...name, enrolledAt, totpInfo: {} };
    records.set(mfaEnrollmentId, { localId, secret: enrolment.secret, lastStep: step });
    const user = state.updateUserByLocalId(localId, { mfaInfo: [...factors, factor] });
    return this.#tokens(user, owner.signInProvider, mfaEnrollmentId);
  }

  /** The answer to a right first factor: a pending credential that nobody can guess, and the factors that go with it. */
  hold(answer: AuthRecord): AuthRecord {
    if (typeof answer.mfaPendingCredential !== 'string') return answer;
    const original = answer.mfaPendingCredential;
    const { localId, signInProvider } = JSON.parse(Buffer.from(original, 'base64').toString()) as AuthRecord;
    const handle = newHandle();
    this.#pending.set(handle, {
      original,
      localId: String(localId),
      signInProvider: String(signInProvider),
      until: this.#parts.now() + SECOND_FACTOR_LIMITS.signIn,
      wrong: 0,
    });
    const user = this.#parts.state.users.get(String(localId)) ?? {};
    const enrolled = factorsOf(user).filter(isTotp);
    const mfaInfo = (answer.mfaInfo as AuthRecord[]).map((told) => ({
      ...told,
      ...(enrolled.some(({ mfaEnrollmentId: id }) => id === told.mfaEnrollmentId) ? { totpInfo: {} } : {}),
    }));
    return { ...answer, mfaPendingCredential: handle, mfaInfo };
  }

  /** What the emulator knows a pending credential as. */
  originalOf(handle: unknown): string {
    return this.#held(handle).original;
  }

  /** Ends a sign-in with a code. */
  finishSignIn(handle: unknown, enrollmentId: unknown, code: unknown): AuthRecord {
    const { state, records, now, settings } = this.#parts;
    const pending = this.#held(handle);
    const id = String(enrollmentId);
    const user = state.users.get(pending.localId) ?? {};
    if (user.disabled === true) throw this.#refusal('USER_DISABLED');
    const record = records.get(id);
    if (!factorsOf(user).some((factor) => factor.mfaEnrollmentId === id) || record === undefined)
      throw this.#refusal('MFA_ENROLLMENT_NOT_FOUND');
    const step = this.#stepOf(pending.localId, {
      secret: String(record.secret),
      code: String(code),
      now: now(),
      adjacentIntervals: settings?.adjacentIntervals ?? 0,
      lastStep: Number(record.lastStep),
    });
    if (step === undefined) throw this.#wrongCode(String(handle), pending);
    this.#pending.delete(String(handle));
    records.set(id, { ...record, lastStep: step });
    const entered = state.updateUserByLocalId(pending.localId, { lastLoginAt: String(now()) });
    return this.#tokens(entered, pending.signInProvider, id);
  }

  /** Factors are changed by somebody who has just signed in, not by whoever finds an open tab. */
  requireRecent({ authTime }: TokenOwner): void {
    if (this.#parts.now() - authTime > SECOND_FACTOR_LIMITS.recentSignIn)
      throw this.#refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }

  forget(enrollmentId: unknown): void {
    this.#parts.records.delete(String(enrollmentId));
  }

  #requireOffered(): void {
    if (this.#parts.settings === undefined)
      throw this.#refusal('OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.');
  }

  #held(handle: unknown): Pending {
    const pending = this.#pending.get(String(handle));
    if (pending !== undefined && pending.until >= this.#parts.now()) return pending;
    this.#pending.delete(String(handle));
    throw this.#refusal('INVALID_MFA_PENDING_CREDENTIAL : The sign-in took too long or is over.');
  }

  /** Guesses are counted for the account as well: a right password can be had again and again. */
  #stepOf(localId: string, check: Parameters<typeof stepOfCode>[0]): number | undefined {
    const { guesses } = this.#parts;
    const name = `second factor of ${localId}`;
    if (guesses.isReached(name)) throw this.#refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    const step = stepOfCode(check);
    if (step === undefined) guesses.noteWrong(name);
    else guesses.forget(name);
    return step;
  }

  #wrongCode(handle: string, pending: Pending): Error {
    pending.wrong += 1;
    if (pending.wrong < SECOND_FACTOR_LIMITS.wrongCodes) return this.#refusal('INVALID_CODE');
    this.#pending.delete(handle);
    return this.#refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }

  /** Tokens by the emulator's own way of renewing them, which keeps the factor for as long as the session lasts. */
  #tokens(user: AuthRecord, signInProvider: string, identifier: string): AuthRecord {
    const { state, modules } = this.#parts;
    const secondFactor = { identifier, provider: 'totp' };
    const refreshToken = state.createRefreshTokenFor(user, signInProvider, { secondFactor });
    const granted = modules.operations.securetoken.token(state, { grantType: 'refresh_token', refreshToken });
    return { idToken: granted.id_token, refreshToken: granted.refresh_token };
  }

  #refusal(message: string): Error {
    return this.#parts.modules.badRequest(message);
  }
}

function newHandle(): string {
  return randomBytes(32).toString('base64url');
}

function factorsOf(user: AuthRecord): readonly Factor[] {
  return Array.isArray(user.mfaInfo) ? (user.mfaInfo as Factor[]) : [];
}

/** Whether a factor is an authenticator app. */
export function isTotp(factor: AuthRecord): boolean {
  return factor.totpInfo !== undefined;
}

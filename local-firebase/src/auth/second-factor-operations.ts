import type {
  AuthEmulatorModules,
  AuthOperation,
  AuthProjectState,
  AuthRecord,
} from './auth-emulator-modules.ts';
import type { SecondFactor, TokenOwner } from './second-factor.ts';

type Modules = Pick<AuthEmulatorModules, 'operations' | 'badRequest'>;

/** The emulator's modules are one for the whole process: its operations are led here once, for whatever project. */
const factors = new WeakMap<AuthProjectState, SecondFactor>();
const led = new WeakSet<object>();

/** Lets authenticator apps of a project be answered here; codes by phone stay the emulator's. Call it before `createApp`. */
export function leadSecondFactors(modules: Modules): void {
  const { accounts } = modules.operations.identitytoolkit;
  if (led.has(accounts)) return;
  led.add(accounts);
  for (const verb of ['signInWithPassword', 'signInWithIdp', 'signInWithEmailLink'] as const)
    accounts[verb] = holding(accounts[verb]);
  const { mfaEnrollment, mfaSignIn } = accounts;
  const original = { ...mfaEnrollment };
  mfaEnrollment.start = (state, body, context) => {
    const own = factors.get(state);
    if (own === undefined || body.totpEnrollmentInfo === undefined)
      return original.start(state, body, context);
    return own.startEnrolment(ownerOf(modules, state, body));
  };
  mfaEnrollment.finalize = (state, body, context) => {
    const own = factors.get(state);
    const info = body.totpVerificationInfo;
    if (own === undefined || info === undefined) return original.finalize(state, body, context);
    return own.finishEnrolment(ownerOf(modules, state, body), info as AuthRecord, body.displayName);
  };
  mfaEnrollment.withdraw = (state, body, context) => {
    const own = factors.get(state);
    own?.requireRecent(ownerOf(modules, state, body));
    const answer = original.withdraw(state, body, context);
    own?.forget(body.mfaEnrollmentId);
    return answer;
  };
  leadSignIns(mfaSignIn);
}

/** The project whose authenticator apps these are. */
export function answerSecondFactors(state: AuthProjectState, own: SecondFactor): void {
  factors.set(state, own);
}

function leadSignIns(mfaSignIn: Record<'start' | 'finalize', AuthOperation>): void {
  const original = { ...mfaSignIn };
  const translated = (state: AuthProjectState, body: AuthRecord): AuthRecord => {
    const own = factors.get(state);
    if (own === undefined || body.mfaPendingCredential === undefined) return body;
    return { ...body, mfaPendingCredential: own.originalOf(body.mfaPendingCredential) };
  };
  mfaSignIn.start = (state, body, context) => original.start(state, translated(state, body), context);
  mfaSignIn.finalize = (state, body, context) => {
    const own = factors.get(state);
    const info = body.totpVerificationInfo as AuthRecord | undefined;
    if (own === undefined || info === undefined)
      return original.finalize(state, translated(state, body), context);
    return own.finishSignIn(body.mfaPendingCredential, body.mfaEnrollmentId, info.verificationCode);
  };
}

function holding(signIn: AuthOperation): AuthOperation {
  return async (state, body, context) => {
    const answer = await signIn(state, body, context);
    return factors.get(state)?.hold(answer as AuthRecord) ?? answer;
  };
}

/** Who a call is of; throws the emulator's own refusal of a token that is none. */
function ownerOf(modules: Modules, state: AuthProjectState, body: AuthRecord): TokenOwner {
  if (typeof body.idToken !== 'string') throw modules.badRequest('MISSING_ID_TOKEN');
  const { accounts } = modules.operations.identitytoolkit;
  const { users } = accounts.lookup(state, { idToken: body.idToken }, {}) as { users: AuthRecord[] };
  const [user] = users;
  if (user === undefined) throw modules.badRequest('USER_NOT_FOUND');
  const [, payload = ''] = body.idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as AuthRecord;
  const signInProvider = String((claims.firebase as AuthRecord).sign_in_provider);
  return { user, signInProvider, authTime: Number(claims.auth_time) * 1000 };
}

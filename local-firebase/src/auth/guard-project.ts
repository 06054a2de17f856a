import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthEmulatorModules, AuthProjectState, AuthRecord } from './auth-emulator-modules.ts';
import type { GuessLimit, GuessLimits } from './guess-limit.ts';
import { leastPasswordLength } from './password-policy.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** One call of the Auth service, while it is answered. */
interface AuthCall {
  /** Such as `signUp`, of `accounts:signUp`. */
  readonly verb: string;
  /** Administrators send a credential in the header, browsers theirs in the body. */
  readonly isAdmin: boolean;
  /** The account that a password is tried for. */
  email?: string;
  /** Puts the code of a mailed link back: the emulator takes it before it looks at the new password. */
  unspend?: () => void;
}

const calls = new AsyncLocalStorage<AuthCall>();

const SIGN_UPS = ['signUp', 'signupNewUser'];
const PASSWORDS = ['signInWithPassword', 'verifyPassword'];
/** How the emulator keeps a password. */
const KEPT_PASSWORD = /^fakeHash:salt=[^:]*:password=(.*)$/s;

/** Lets the emulator answer a call that knows who makes it. What the platform refuses by its settings goes no further. */
export function answerGuarded(
  request: IncomingMessage,
  response: ServerResponse,
  settings: SignInSettings,
  { accounts, addresses }: GuessLimits,
  answer: () => void,
): void {
  const path = new URL(request.url ?? '/', 'http://local').pathname;
  const verb = /(?:accounts:|relyingparty\/)(\w+)$/.exec(path)?.[1] ?? '';
  const call: AuthCall = { verb, isAdmin: /^bearer /i.test(request.headers.authorization ?? '') };
  const { permissions } = settings.client ?? {};
  const isClosed =
    (permissions?.disabledUserSignup === true && SIGN_UPS.includes(verb)) ||
    (permissions?.disabledUserDeletion === true && verb === 'delete');
  if (isClosed && !call.isAdmin && request.method === 'POST') {
    refuse(response, 'ADMIN_ONLY_OPERATION');
    return;
  }
  // Where the connection comes from: what a header says of it, anybody can write.
  const address = request.socket.remoteAddress ?? '';
  if (PASSWORDS.includes(verb) && addresses.isReached(address)) {
    refuse(response, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    return;
  }
  response.once('finish', () => {
    if (call.email === undefined) return;
    if (response.statusCode === 200) accounts.forget(call.email);
    else if (response.statusCode === 400) {
      accounts.noteWrong(call.email);
      addresses.noteWrong(address);
    }
  });
  calls.run(call, answer);
}

function refuse(response: ServerResponse, message: string): void {
  const error = { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] };
  response.writeHead(400, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  response.end(JSON.stringify({ error }));
}

/**
 * Refuses new passwords that are shorter than the settings ask for, or stand in a list. The platform has no such list: there only
 * who asks for the password can refuse it, before it is sent. Administrators may set any.
 * @param refused in small letters
 */
export function refusePasswords(
  { badRequest }: Pick<AuthEmulatorModules, 'badRequest'>,
  state: AuthProjectState,
  settings: SignInSettings,
  refused: ReadonlySet<string>,
): void {
  const least = leastPasswordLength(settings);
  before(state, 'deleteOobCode', (code) => {
    const call = calls.getStore();
    const record = state.oobs.get(String(code));
    if (call !== undefined && record !== undefined)
      call.unspend = () => void state.oobs.set(String(code), record);
  });
  const check = (_id: unknown, fields: unknown) => {
    const call = calls.getStore();
    const password = KEPT_PASSWORD.exec(String((fields as AuthRecord).passwordHash ?? ''))?.[1];
    if (call === undefined || call.isAdmin || password === undefined) return;
    const isShort = password.length < least;
    if (!isShort && !refused.has(password.toLowerCase())) return;
    call.unspend?.();
    const why = isShort
      ? `Missing password requirements: [Password must contain at least ${least} characters]`
      : 'KNOWN_PASSWORD';
    throw badRequest(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${why}`);
  };
  before(state, 'updateUserByLocalId', check);
  before(state, 'createUserWithLocalId', check);
}

/**
 * Makes the emulator's project keep to the settings where it has no switch of its own for them. Calls from outside of
 * `answerGuarded` are the server's own.
 */
export function guardProject(
  { badRequest }: Pick<AuthEmulatorModules, 'badRequest'>,
  state: AuthProjectState,
  settings: SignInSettings,
  guesses: GuessLimit,
): void {
  const { signIn, client, emailPrivacyConfig } = settings;
  if (signIn?.anonymous?.enabled === false) define(state, 'enableAnonymousUser', false);
  if (signIn?.email?.passwordRequired === true) define(state, 'enableEmailLinkSignin', false);
  if (signIn?.email?.enabled === false) define(state, 'allowPasswordSignup', false);
  if (settings.mfa !== undefined) define(state, 'mfaConfig', { state: 'ENABLED', enabledProviders: [] });
  const isPrivate = emailPrivacyConfig?.enableImprovedEmailPrivacy;
  if (isPrivate !== undefined)
    Object.assign(state.config, { emailPrivacyConfig: { enableImprovedEmailPrivacy: isPrivate } });

  if (client?.permissions?.disabledUserSignup === true)
    before(state, 'createUserWithLocalId', () => {
      const call = calls.getStore();
      // Whoever has a token that the server signed was let in by it.
      if (call !== undefined && !call.isAdmin && call.verb !== 'signInWithCustomToken')
        throw badRequest('ADMIN_ONLY_OPERATION');
    });
  if (isPrivate === true)
    before(state, 'updateUserByLocalId', (_id, fields) => {
      const call = calls.getStore();
      const { email, emailVerified } = fields as AuthRecord;
      // A link in a mail sets the address as verified.
      if (call?.verb === 'update' && !call.isAdmin && email !== undefined && emailVerified === false)
        throw badRequest('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    });
  before(state, 'getUserByEmail', (email) => {
    const call = calls.getStore();
    if (call === undefined || !PASSWORDS.includes(call.verb)) return;
    if (guesses.isReached(String(email))) throw badRequest('TOO_MANY_ATTEMPTS_TRY_LATER');
    call.email = String(email);
  });
}

function define(state: AuthProjectState, name: string, value: unknown): void {
  Object.defineProperty(state, name, { get: () => value });
}

type Guarded = 'createUserWithLocalId' | 'updateUserByLocalId' | 'getUserByEmail' | 'deleteOobCode';

/** Calls `guard` first; what it throws is the answer. */
function before(state: AuthProjectState, name: Guarded, guard: (...details: unknown[]) => void): void {
  const original = state[name].bind(state) as (...details: unknown[]) => unknown;
  const guarded = (...details: unknown[]) => {
    guard(...details);
    return original(...details);
  };
  Object.assign(state, { [name]: guarded });
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveEndpoints } from '../testing/http-server.ts';
import { createForgetfulAccountStore } from './account-store.ts';
import { createAuthEndpoint } from './auth-endpoint.ts';
import { ADDRESS_GUESS_LIMIT, GUESS_LIMIT } from './guess-limit.ts';
import { parseSignInSettings, type SignInSettings } from './sign-in-settings.ts';

const CLOSED: SignInSettings = {
  signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

let server: Awaited<ReturnType<typeof serveEndpoints>>;
let now = 0;

async function start(settings: SignInSettings) {
  const refusedPasswords = new Set(['qwerty123']);
  const options = { settings, refusedPasswords, now: () => now };
  server = await serveEndpoints(
    createAuthEndpoint('demo-auth', createForgetfulAccountStore(), options).handle,
  );
}

beforeEach(() => start(CLOSED));
afterEach(() => server.close());

async function call(verb: string, body: object, headers: Record<string, string> = {}) {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`;
  const response = await fetch(`${server.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  const json = (await response.json()) as Record<string, unknown> & { error?: { message: string } };
  return { status: response.status, message: json.error?.message, json };
}

const ADMIN = { Authorization: 'Bearer owner' };
const ADA = { email: 'ada@example.com', password: 'secret1' };
const NOBODY = { email: 'nobody@example.com', password: 'secret1' };
const makeAda = () => call('signUp', ADA, ADMIN);
const signIn = (who: object) => call('signInWithPassword', { ...who, returnSecureToken: true });

describe('closed sign-up', () => {
  test('refuses new accounts from browsers, whether the address is known or not', async () => {
    await makeAda();
    for (const body of [ADA, NOBODY, {}, { returnSecureToken: true }]) {
      expect(await call('signUp', body)).toMatchObject({ status: 400, message: 'ADMIN_ONLY_OPERATION' });
    }
    const provider = new URLSearchParams({
      id_token: JSON.stringify({ sub: 'g1', email: 'new@example.com', email_verified: true }),
      providerId: 'google.com',
    });
    const idp = { postBody: String(provider), requestUri: 'http://localhost', returnSecureToken: true };
    expect(await call('signInWithIdp', idp)).toMatchObject({ message: 'ADMIN_ONLY_OPERATION' });
    expect((await signIn(NOBODY)).message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  test('lets the accounts in that an administrator made, who may not delete themselves', async () => {
    expect((await makeAda()).status).toBe(200);
    const { status, json } = await signIn(ADA);
    expect(status).toBe(200);
    expect((await call('delete', { idToken: json.idToken })).message).toBe('ADMIN_ONLY_OPERATION');
  });

  test('is open as the emulator is where no settings say otherwise', async () => {
    await server.close();
    await start({});
    expect((await call('signUp', NOBODY)).status).toBe(200);
    expect((await call('signUp', { returnSecureToken: true })).status).toBe(200);
  });
});

describe('addresses', () => {
  test('are not told by a sign-in, a mail for a new password, or the question for their methods', async () => {
    await makeAda();
    const wrong = { ...ADA, password: 'other-1' };
    expect((await signIn(wrong)).message).toBe((await signIn(NOBODY)).message);
    const reset = (email: string) => call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    expect((await reset(ADA.email)).json).toMatchObject({ email: ADA.email });
    expect((await reset(NOBODY.email)).status).toBe(200);
    const ask = async (identifier: string) => {
      const { json } = await call('createAuthUri', { identifier, continueUri: 'http://localhost' });
      return Object.keys(json);
    };
    expect(await ask(ADA.email)).toEqual(await ask(NOBODY.email));
  });

  test('change only once the new one was verified', async () => {
    await makeAda();
    const { idToken } = (await signIn(ADA)).json;
    const changed = await call('update', { idToken, email: 'eve@example.com' });
    expect(changed.message).toContain('verify the new email');

    const wish = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'eve@example.com' };
    await call('sendOobCode', wish);
    const codes = await fetch(`${server.origin}/emulator/v1/projects/demo-auth/oobCodes`);
    const { oobCodes } = (await codes.json()) as { oobCodes: { oobCode: string }[] };
    expect((await call('update', { oobCode: oobCodes.at(-1)?.oobCode })).status).toBe(200);
    expect((await signIn({ ...ADA, email: 'eve@example.com' })).status).toBe(200);
  });
});

describe('guesses', () => {
  test('end after a few, also of the right password and for addresses without an account, until time has passed', async () => {
    await makeAda();
    for (const who of [ADA, NOBODY]) {
      for (let guess = 0; guess < GUESS_LIMIT.count; guess += 1)
        expect((await signIn({ ...who, password: `guess-${guess}` })).message).toBe(
          'INVALID_LOGIN_CREDENTIALS',
        );
      expect((await signIn(who)).message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
    now += GUESS_LIMIT.ms;
    expect((await signIn(ADA)).status).toBe(200);
  });

  test('are forgotten with the right password', async () => {
    await makeAda();
    const few = async () => {
      for (let guess = 1; guess < GUESS_LIMIT.count; guess += 1)
        await signIn({ ...ADA, password: 'wrong-1' });
    };
    await few();
    expect((await signIn(ADA)).status).toBe(200);
    await few();
    expect((await signIn(ADA)).status).toBe(200);
  });
});

describe('guesses from one network address', () => {
  test('end for every account, whosever password was right in between, until time has passed', async () => {
    await makeAda();
    for (let guess = 0; guess < ADDRESS_GUESS_LIMIT.count; guess += 1) {
      await signIn({ email: `nobody-${guess}@example.com`, password: 'guess-1' });
      if (guess % 10 === 0) expect((await signIn(ADA)).status).toBe(200);
    }
    expect((await signIn(ADA)).message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    now += ADDRESS_GUESS_LIMIT.ms;
    expect((await signIn(ADA)).status).toBe(200);
  });

  test('are told apart by where a connection comes from, not by what a call says of itself', async () => {
    await makeAda();
    for (let guess = 0; guess < ADDRESS_GUESS_LIMIT.count; guess += 1)
      await call(
        'signInWithPassword',
        { email: `nobody-${guess}@example.com`, password: 'guess-1' },
        { 'X-Forwarded-For': `10.0.0.${guess}` },
      );
    expect((await signIn(ADA)).message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

describe('the least length of a password', () => {
  const LEAST =
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]';
  const asked = (minPasswordLength: number): SignInSettings => ({
    ...CLOSED,
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
    },
  });

  test('is what the settings ask for, at a change and by a mailed link, which stays good', async () => {
    await server.close();
    await start(asked(12));
    await makeAda();
    const { idToken } = (await signIn(ADA)).json;
    expect((await call('update', { idToken, password: 'moss-gree-7' })).message).toBe(LEAST);
    expect((await call('update', { idToken, password: 'moss-green-7' })).status).toBe(200);
    const { json } = await call(
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: ADA.email, returnOobLink: true },
      ADMIN,
    );
    const { oobCode } = json;
    expect((await call('resetPassword', { oobCode, newPassword: 'short-77' })).message).toBe(LEAST);
    expect((await call('resetPassword', { oobCode, newPassword: 'fern-green-77' })).status).toBe(200);
  });

  test('is six characters where nobody asks for more', async () => {
    await makeAda();
    const { idToken } = (await signIn(ADA)).json;
    expect((await call('update', { idToken, password: 'abc12' })).message).toMatch(/^WEAK_PASSWORD/);
    expect((await call('update', { idToken, password: 'mos-77' })).status).toBe(200);
  });

  test('is from 6 to 30, as the platform takes it', () => {
    expect(parseSignInSettings(asked(30))).toEqual(asked(30));
    for (const wrong of [5, 31, 7.5]) expect(() => parseSignInSettings(asked(wrong))).toThrow('from 6 to 30');
    expect(() => parseSignInSettings({ passwordPolicyConfig: { forceUpgradeOnSignin: true } })).toThrow(
      'keeps to nothing else',
    );
  });
});

test('a settings file with something that this server does not keep to is refused by name', () => {
  expect(parseSignInSettings(CLOSED)).toEqual(CLOSED);
  expect(() => parseSignInSettings({ mfa: {} })).toThrow('"mfa"');
  expect(() => parseSignInSettings({ signIn: { anonymous: { enabled: 'no' } } })).toThrow('true or false');
  expect(() => parseSignInSettings([])).toThrow('object');
});

describe('passwords that everybody guesses', () => {
  const refused = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : KNOWN_PASSWORD';

  test('nobody changes to one, in whatever letters', async () => {
    await makeAda();
    const { json } = await signIn(ADA);
    const { idToken } = json;
    expect((await call('update', { idToken, password: 'Qwerty123' })).message).toBe(refused);
    expect((await signIn(ADA)).status).toBe(200);
    expect((await call('update', { idToken, password: 'moss-green-7' })).status).toBe(200);
  });

  test('a mailed link takes none, and is still good for another one', async () => {
    await makeAda();
    const { json } = await call(
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: ADA.email, returnOobLink: true },
      ADMIN,
    );
    const { oobCode } = json;
    expect((await call('resetPassword', { oobCode, newPassword: 'qwerty123' })).message).toBe(refused);
    expect((await call('resetPassword', { oobCode, newPassword: 'moss-green-7' })).status).toBe(200);
    expect((await signIn({ ...ADA, password: 'moss-green-7' })).status).toBe(200);
  });
});

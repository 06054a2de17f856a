import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  EmailAuthProvider,
  getMultiFactorResolver,
  initializeAuth,
  inMemoryPersistence,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportData } from '../export/export-data.ts';
import { importData } from '../export/import-data.ts';
import { serveEndpoints } from '../testing/http-server.ts';
import { type AccountStore, openAccountStore } from './account-store.ts';
import { createAuthEndpoint } from './auth-endpoint.ts';
import { SECOND_FACTOR_LIMITS } from './second-factor.ts';
import type { SignInSettings } from './sign-in-settings.ts';

const projectId = 'demo-factors';
const SETTINGS: SignInSettings = {
  mfa: { providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }] },
};
const ADA = 'ada@example.com';
const PASSWORD = 'moss-green-7';
const STEP = 30_000;

let folder: string;
let store: AccountStore;
let server: Awaited<ReturnType<typeof serveEndpoints>>;
let now: number;
const opened: Auth[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-factors-'));
  now = Date.now();
  await start();
  await admin('signUp', { email: ADA, password: PASSWORD });
  const [ada] = store.read(projectId);
  await admin('update', { localId: ada?.id, emailVerified: true });
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(name = 'data', settings = SETTINGS): Promise<void> {
  store = openAccountStore(join(folder, name, 'auth'));
  const auth = createAuthEndpoint(projectId, store, { settings, now: () => now });
  server = await serveEndpoints(auth.handle);
}

async function stop(): Promise<void> {
  for (const auth of opened.splice(0)) await deleteApp(auth.app);
  await server.close();
  await store.close();
}

async function admin(verb: string, body: object): Promise<Record<string, unknown>> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const response = await fetch(`${server.origin}${path}${verb === 'signUp' ? '' : `:${verb}`}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

function openAuth(): Auth {
  const app = initializeApp({ projectId, apiKey: 'any' }, `browser-${Math.random()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  opened.push(auth);
  return auth;
}

const signIn = (auth = openAuth()) => signInWithEmailAndPassword(auth, ADA, PASSWORD);
const codeOf = (secret: string, at = now) => new TOTP({ secret }).generate({ timestamp: at });
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, '0');

/** Turns the second factor on; answers the secret. */
async function enrol(user: User): Promise<string> {
  const session = await multiFactor(user).getSession();
  const fresh = await TotpMultiFactorGenerator.generateSecret(session);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(fresh, codeOf(fresh.secretKey));
  await multiFactor(user).enroll(assertion, 'Authenticator app');
  return fresh.secretKey;
}

/** The second step of a sign-in whose password was right. */
async function challenge(auth = openAuth()) {
  const refused = await signIn(auth).then(
    () => undefined,
    (cause: unknown) => cause as MultiFactorError,
  );
  expect(refused).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  const resolver = getMultiFactorResolver(auth, refused as MultiFactorError);
  const uid = resolver.hints[0]?.uid ?? '';
  return {
    resolver,
    answer: (code: string) => resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code)),
  };
}

const claimsOf = async (user: User, fresh = false) => (await user.getIdTokenResult(fresh)).claims.firebase;

describe('an authenticator app', () => {
  test('is asked for after the password, and its code is in the token, also in a renewed one', async () => {
    const first = await signIn();
    expect(await claimsOf(first.user)).not.toHaveProperty('sign_in_second_factor');
    const secret = await enrol(first.user);
    const withFactor = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
    expect(await claimsOf(first.user)).toMatchObject(withFactor);
    expect(multiFactor(first.user).enrolledFactors).toMatchObject([
      { factorId: 'totp', displayName: 'Authenticator app' },
    ]);

    now += STEP;
    const { resolver, answer } = await challenge();
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'Authenticator app' }]);
    await expect(answer(wrongCode(secret))).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    const { user } = await answer(codeOf(secret));
    const identifier = multiFactor(first.user).enrolledFactors[0]?.uid;
    const expected = { ...withFactor, second_factor_identifier: identifier };
    expect(await claimsOf(user)).toMatchObject(expected);
    expect(await claimsOf(user, true)).toMatchObject(expected);
  });

  test('outlives a restart and an export, with a code that counts once', async () => {
    const secret = await enrol((await signIn()).user);
    const used = codeOf(secret);
    await stop();
    await start();
    const { answer } = await challenge();
    await expect(answer(used)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    await stop();

    await exportData({ projectId, dataDir: join(folder, 'data') }, join(folder, 'saved'));
    await importData({ projectId, dataDir: join(folder, 'other') }, join(folder, 'saved'));
    await start('other');
    now += STEP;
    const again = await challenge();
    await expect(again.answer(used)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    expect((await again.answer(codeOf(secret))).user.email).toBe(ADA);
  });

  test('is good for one step before and after, and no further', async () => {
    const secret = await enrol((await signIn()).user);
    now += 10 * STEP;
    for (const steps of [-2, 2]) {
      const { answer } = await challenge();
      await expect(answer(codeOf(secret, now + steps * STEP))).rejects.toMatchObject({
        code: 'auth/invalid-verification-code',
      });
    }
    for (const steps of [-1, 1]) {
      const { answer } = await challenge();
      expect((await answer(codeOf(secret, now + steps * STEP))).user.email).toBe(ADA);
    }
  });

  test('locks the second step after five wrong codes, and it ends after five minutes', async () => {
    const secret = await enrol((await signIn()).user);
    now += STEP;
    const locked = await challenge();
    for (let tries = 1; tries < SECOND_FACTOR_LIMITS.wrongCodes; tries += 1)
      await expect(locked.answer(wrongCode(secret))).rejects.toMatchObject({
        code: 'auth/invalid-verification-code',
      });
    await expect(locked.answer(wrongCode(secret))).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    await expect(locked.answer(codeOf(secret))).rejects.toMatchObject({
      code: 'auth/invalid-multi-factor-session',
    });
    const late = await challenge();
    now += SECOND_FACTOR_LIMITS.signIn + 1;
    await expect(late.answer(codeOf(secret))).rejects.toMatchObject({
      code: 'auth/invalid-multi-factor-session',
    });
  });

  test('is taken off by a person who has just signed in with it, and by nobody later', async () => {
    const secret = await enrol((await signIn()).user);
    now += STEP;
    const auth = openAuth();
    const { answer } = await challenge(auth);
    const { user } = await answer(codeOf(secret));
    const [factor] = multiFactor(user).enrolledFactors;
    now += SECOND_FACTOR_LIMITS.recentSignIn + STEP;
    await expect(multiFactor(user).unenroll(factor ?? '')).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });

    const credential = EmailAuthProvider.credential(ADA, PASSWORD);
    const required = await reauthenticateWithCredential(user, credential).catch(
      (cause: unknown) => cause as MultiFactorError,
    );
    const resolver = getMultiFactorResolver(auth, required as MultiFactorError);
    const proof = TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', codeOf(secret));
    await resolver.resolveSignIn(proof);
    await multiFactor(user).unenroll(factor ?? '');
    expect((await signIn()).user.email).toBe(ADA);
    expect(store.read(projectId).filter(({ kind }) => kind === 'totp')).toEqual([]);
  });

  test('is seen and taken off by an administrator; nobody is told its secret', async () => {
    const secret = await enrol((await signIn()).user);
    const { users } = await admin('lookup', { email: [ADA] });
    expect(users).toMatchObject([{ mfaInfo: [{ displayName: 'Authenticator app', totpInfo: {} }] }]);
    expect(JSON.stringify(users)).not.toContain(secret);

    process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(server.origin).host;
    const app = initializeAdmin({ projectId }, 'factors-admin');
    const service = getAdminAuth(app);
    const account = await service.getUserByEmail(ADA);
    expect(account.multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'totp' }]);
    await service.updateUser(account.uid, { multiFactor: { enrolledFactors: null } });
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    await deleteAdminApp(app);
    expect((await signIn()).user.email).toBe(ADA);
  });
});

test('where the settings do not offer authenticator apps, none is enrolled', async () => {
  await stop();
  await start('data', {});
  const { user } = await signIn();
  const session = await multiFactor(user).getSession();
  await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
    code: 'auth/operation-not-allowed',
  });
});

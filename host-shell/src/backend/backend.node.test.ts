// The unmodified Firebase SDK against the local Firebase with the product's rules.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { GoogleAuthProvider, signInWithCredential, signOut } from 'firebase/auth';
import { terminate } from 'firebase/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import type { AuthChange } from './auth-gateway.ts';
import { type Backend, createBackendOn } from './backend.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';
import type { Notification } from './notification.ts';
import type { UserProfile } from './user-profile-repository.ts';

const RULES = fileURLToPath(new URL('../../../firebase/firestore.rules', import.meta.url));
const PASSWORD = 'demo-password';
const CLAIMS = { role: '5003', companyId: 'c1', active: true };

let server: LocalFirebase;
let local: LocalBackend;
let firebase: FirebaseCore;
let backend: Backend;
let ana: string;

const text = (stringValue: string) => ({ stringValue });
const putNotification = (id: string, toId: string, seconds: number) =>
  local.putDocument(`notifications/${id}`, {
    toId: text(toId),
    title: text(`Title ${id}`),
    body: text('Body'),
    date_time: { timestampValue: new Date(seconds * 1000).toISOString() },
    read: { booleanValue: false },
  });

beforeAll(async () => {
  server = await startLocalFirebase({ port: 0, projectId: PROJECT, rulesFile: RULES });
  local = createLocalBackend(server.origin);
  ana = await local.createAccount({ email: 'ana@x.test', password: PASSWORD, claims: CLAIMS });
  await local.createAccount({ email: 'gone@x.test', password: PASSWORD, claims: CLAIMS, disabled: true });
  await local.putDocument(`users/${ana}`, { firstName: text('Ana'), companyName: text('Northwind') });
  firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'backend-test',
  );
  backend = createBackendOn(firebase, server.origin);
}, 60_000);

afterEach(() => signOut(firebase.auth));

afterAll(async () => {
  await terminate((await backend.handles()).firestore);
  await deleteApp(firebase.app);
  await server.stop();
});

describe('sign-in service', () => {
  it('gives the account with its claims', async () => {
    expect(await backend.auth.signIn(' ana@x.test ', PASSWORD)).toEqual({
      ok: true,
      identity: {
        userId: ana,
        email: 'ana@x.test',
        claims: CLAIMS,
        authTime: expect.any(Number),
        providerData: [expect.objectContaining({ providerId: 'password', photoURL: null })],
      },
    });
  });

  it.each([
    ['ana@x.test', 'not-the-password', 'wrong-credentials'],
    ['nobody@x.test', PASSWORD, 'wrong-credentials'],
    ['gone@x.test', PASSWORD, 'disabled'],
    ['abc', PASSWORD, 'invalid-email'],
    ['ana@x.test', '12345', 'weak-password'],
  ])('refuses %s with %s as %s', async (email, password, kind) => {
    expect(await backend.auth.signIn(email, password)).toMatchObject({ ok: false, kind });
  });

  it('takes a Google account, and knows it again', async () => {
    // What Google's window ends with, as the Auth emulator takes it: an unsigned id token.
    const token = JSON.stringify({ sub: 'g-1', email: 'gil@x.test', email_verified: true, name: 'Gil' });
    const { auth } = createBackendOn(firebase, server.origin, (service) =>
      signInWithCredential(service, GoogleAuthProvider.credential(token)),
    );

    const first = await auth.signInWithGoogle();
    expect(first).toMatchObject({
      ok: true,
      identity: { email: 'gil@x.test', providerData: [{ providerId: 'google.com', displayName: 'Gil' }] },
    });
    expect(await auth.signInWithGoogle()).toMatchObject({
      identity: { userId: first.ok ? first.identity.userId : '' },
    });
  });

  it.each([
    ['auth/popup-closed-by-user', 'popup-closed'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/account-exists-with-different-credential', 'other-method'],
    ['auth/network-request-failed', 'network'],
  ])('gives %s of Google as %s', async (code, kind) => {
    const { auth } = createBackendOn(firebase, server.origin, () =>
      Promise.reject(Object.assign(new Error(), { code })),
    );

    expect(await auth.signInWithGoogle()).toMatchObject({ ok: false, kind });
  });

  it('says whether the session that is open is still taken', async () => {
    const ivo = await local.createAccount({ email: 'ivo@x.test', password: PASSWORD, claims: CLAIMS });
    expect(await backend.auth.checkSession()).toBe('ended');

    await backend.auth.signIn('ivo@x.test', PASSWORD);
    expect(await backend.auth.checkSession()).toBe('good');
    await local.disableAccount(ivo);
    expect(await backend.auth.checkSession()).toBe('disabled');
  });

  it('reports every change to an observer', async () => {
    const seen: AuthChange['kind'][] = [];
    const stop = backend.auth.observe(({ kind }) => seen.push(kind));
    await eventually(() => expect(seen).toEqual(['out']));

    await backend.auth.signIn('ana@x.test', PASSWORD);
    await eventually(() => expect(seen.at(-1)).toBe('in'));
    await backend.auth.signOut();
    await eventually(() => expect(seen.at(-1)).toBe('out'));

    stop();
  });

  it.each(['ana@x.test', 'nobody@x.test'])('answers a password reset for %s alike', async (email) => {
    expect(await backend.auth.sendPasswordReset(email)).toEqual({ ok: true });
  });

  it('cannot be reached: says network', async () => {
    const dead = startFirebase(
      { env: 'test', firebase: local.config, localFirebase: 'http://127.0.0.1:9' },
      'dead-test',
    );

    const result = await createBackendOn(dead, 'http://127.0.0.1:9').auth.signIn('ana@x.test', PASSWORD);

    expect(result).toMatchObject({ ok: false, kind: 'network' });
    await deleteApp(dead.app);
  });
});

describe('notifications', () => {
  it('are the own ones, newest first, and follow what happens to them', async () => {
    await Promise.all([
      putNotification('older', ana, 100),
      putNotification('newer', ana, 200),
      putNotification('foreign', 'somebody-else', 300),
    ]);
    await backend.auth.signIn('ana@x.test', PASSWORD);
    let listed: readonly Notification[] = [];
    const error = vi.fn();
    const stop = backend.notifications.watch(ana, { next: (items) => (listed = items), error });
    const ids = () => listed.map(({ id }) => id);

    await eventually(() => expect(ids()).toEqual(['newer', 'older']));
    expect(listed[0]?.dateTime).toEqual(new Date(200_000));

    await backend.notifications.markRead('older');
    await eventually(() => expect(listed.map(({ read }) => read)).toEqual([false, true]));
    await backend.notifications.remove('newer');
    await eventually(() => expect(ids()).toEqual(['older']));

    expect(error).not.toHaveBeenCalled();
    stop();
  });

  it('of somebody else can neither be listed, read, nor dismissed', async () => {
    await putNotification('foreign', 'somebody-else', 300);
    await backend.auth.signIn('ana@x.test', PASSWORD);
    const error = vi.fn();

    const stop = backend.notifications.watch('somebody-else', { next: () => {}, error });

    await eventually(() => expect(error).toHaveBeenCalledTimes(1));
    await expect(backend.notifications.remove('foreign')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(backend.notifications.markRead('foreign')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    stop();
  });
});

describe('without a connection to the database', () => {
  it('an empty cache counts as offline and not as an empty list', async () => {
    const dead = startFirebase(
      { env: 'test', firebase: local.config, localFirebase: 'http://127.0.0.1:9' },
      'offline-test',
    );
    const { notifications, profiles, handles } = createBackendOn(dead, 'http://127.0.0.1:9');
    const list = { next: vi.fn(), error: vi.fn(), offline: vi.fn() };
    const profile = { next: vi.fn(), error: vi.fn(), offline: vi.fn() };

    const stops = [notifications.watch(ana, list), profiles.watch(ana, profile)];

    await eventually(() => expect(list.offline).toHaveBeenCalled());
    await eventually(() => expect(profile.offline).toHaveBeenCalled());
    expect([...list.next.mock.calls, ...profile.next.mock.calls]).toEqual([]);
    for (const stop of stops) stop();
    await terminate((await handles()).firestore);
    await deleteApp(dead.app);
  });

  it('an empty list is reported as soon as the server has confirmed it', async () => {
    await backend.auth.signIn('ana@x.test', PASSWORD);
    await Promise.all(['older', 'newer'].map((id) => backend.notifications.remove(id).catch(() => {})));
    let listed: readonly Notification[] | undefined;

    const stop = backend.notifications.watch(ana, { next: (items) => (listed = items), error: () => {} });

    await eventually(() => expect(listed).toEqual([]));
    stop();
  });
});

describe('user profile', () => {
  it('arrives and follows changes', async () => {
    await backend.auth.signIn('ana@x.test', PASSWORD);
    let profile: UserProfile | undefined;
    const stop = backend.profiles.watch(ana, { next: (value) => (profile = value), error: () => {} });
    await eventually(() => expect(profile?.companyName).toBe('Northwind'));

    await local.putDocument(`users/${ana}`, {
      firstName: text('Ana'),
      companyName: text('Northwind Energy'),
    });
    await eventually(() => expect(profile?.companyName).toBe('Northwind Energy'));

    expect(profile).toEqual({
      firstName: 'Ana',
      lastName: '',
      title: '',
      phone: '',
      companyName: 'Northwind Energy',
    });
    stop();
  });
});

describe('handles for remotes', () => {
  it("are the shell's own service objects, made once and frozen", async () => {
    const [first, second] = await Promise.all([backend.handles(), backend.handles()]);

    expect(first).toBe(second);
    expect(first.auth).toBe(firebase.auth);
    expect(first.firestore.app).toBe(firebase.app);
    expect(Object.isFrozen(first)).toBe(true);
  });
});

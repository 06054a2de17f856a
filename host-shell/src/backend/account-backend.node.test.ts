// The unmodified Firebase SDK against the local Firebase with the product's rules.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { terminate } from 'firebase/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import type { AccountBackend } from './account-backend.ts';
import type { AuthChange } from './auth-gateway.ts';
import { type Backend, createBackendOn } from './backend.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';

const rulesFile = (name: string) => fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));
const PASSWORD = 'demo-password';
const PROOF = { password: PASSWORD, code: '' };
const CLAIMS = { role: '5003', companyId: 'c1', active: true };
const text = (stringValue: string) => ({ stringValue });
const PROFILE = {
  firstName: text('Ana'),
  lastName: text('Ruiz'),
  role: text('5003'),
  companyId: text('c1'),
  prefs: {
    mapValue: {
      fields: { emailReminders: { booleanValue: true }, digest: text('daily'), theme: { mapValue: {} } },
    },
  },
};

let server: LocalFirebase;
let local: LocalBackend;
let firebase: FirebaseCore;
let backend: Backend;
let account: AccountBackend;
let uid: string;
let email: string;
let people = 0;

beforeAll(async () => {
  server = await startLocalFirebase({
    port: 0,
    projectId: PROJECT,
    rulesFile: rulesFile('firestore.rules'),
    storageRulesFile: rulesFile('storage.rules'),
  });
  local = createLocalBackend(server.origin);
  firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'account-test',
  );
  backend = createBackendOn(firebase, server.origin);
  account = await backend.account();
}, 60_000);

/** Each test has a person of its own, signed in. */
beforeEach(async () => {
  people += 1;
  email = `ana-${people}@x.test`;
  uid = await local.createAccount({ email, password: PASSWORD, claims: CLAIMS });
  await local.putDocument(`users/${uid}`, PROFILE);
  expect(await backend.auth.signIn(email, PASSWORD)).toMatchObject({ ok: true });
});

afterAll(async () => {
  await signOut(firebase.auth);
  await terminate((await backend.handles()).firestore);
  await deleteApp(firebase.app);
  await server.stop();
});

describe('own profile', () => {
  it('is read', async () => {
    expect(await account.profile.read(uid)).toEqual({
      ok: true,
      value: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        title: '',
        phone: '',
        emailReminders: true,
        digest: 'daily',
      },
    });
  });

  it('is written field by field, with who and when', async () => {
    const saved = await account.profile.save(uid, { firstName: 'Anna', phone: '+13125550142' });

    expect(saved).toEqual({ ok: true, value: undefined });
    expect(await local.getDocument(`users/${uid}`)).toMatchObject({
      ...PROFILE,
      firstName: text('Anna'),
      phone: text('+13125550142'),
      updatedBy: text(uid),
      updatedAt: { timestampValue: expect.any(String) },
    });
  });

  it('keeps settings that the page does not show', async () => {
    expect(await account.profile.save(uid, { emailReminders: false, digest: 'off' })).toMatchObject({
      ok: true,
    });

    expect((await local.getDocument(`users/${uid}`)).prefs).toEqual({
      mapValue: {
        fields: { emailReminders: { booleanValue: false }, digest: text('off'), theme: { mapValue: {} } },
      },
    });
  });

  it('is not written against the rules', async () => {
    expect(await account.profile.save(uid, { firstName: '' })).toMatchObject({ ok: false, kind: 'denied' });
    expect(await account.profile.save('somebody-else', { firstName: 'Eve' })).toMatchObject({
      ok: false,
      kind: 'denied',
    });
  });

  it('says when none is stored', async () => {
    const bare = await local.createAccount({ email: 'bare@x.test', password: PASSWORD, claims: CLAIMS });
    await backend.auth.signIn('bare@x.test', PASSWORD);

    expect(await account.profile.save(bare, { firstName: 'Bea' })).toMatchObject({
      ok: false,
      kind: 'missing',
    });
  });

  it('says that the server cannot be reached, and does not wait for ever', async () => {
    const dead = startFirebase(
      { env: 'test', firebase: local.config, localFirebase: 'http://127.0.0.1:9' },
      'dead-account-test',
    );
    const deadBackend = createBackendOn(dead, 'http://127.0.0.1:9');
    const { profile } = await deadBackend.account();

    expect(await profile.save(uid, { title: 'Lead' })).toMatchObject({ ok: false, kind: 'unreachable' });
    expect(await profile.read(uid)).toMatchObject({ ok: false, kind: 'unreachable' });
    await terminate((await deadBackend.handles()).firestore);
    await deleteApp(dead.app);
  });
});

describe('picture', () => {
  const upload = (photo: Blob, signal = new AbortController().signal) => {
    const parts: number[] = [];
    return { parts, result: account.photo.put({ photo, onProgress: (part) => parts.push(part), signal }) };
  };
  const png = (size: number) => new Blob([new Uint8Array(size).fill(1)], { type: 'image/png' });
  const filesOf = async () => (await local.listFiles()).filter((name) => name.startsWith(`users/${uid}/`));
  const storedUrl = async () =>
    ((await local.getDocument(`users/${uid}`)).photoURL as { stringValue: string } | undefined)?.stringValue;

  it('reaches Storage, the document and the account, and every observer hears of it', async () => {
    const seen: AuthChange[] = [];
    const stop = backend.auth.observe((change) => seen.push(change));

    const { parts, result } = upload(png(400_000));
    expect(await result).toEqual({ ok: true, value: undefined });

    expect(parts.at(-1)).toBe(1);
    expect(await filesOf()).toEqual([expect.stringMatching(/\/photo\/[\w-]+\.png$/)]);
    const url = (await storedUrl()) ?? '';
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
    await eventually(() =>
      expect(seen.at(-1)).toMatchObject({ identity: { providerData: [{ photoURL: url }] } }),
    );
    stop();
    await firebase.auth.currentUser?.reload();
    expect(firebase.auth.currentUser?.providerData[0]?.photoURL).toBe(url);
  });

  it('takes the place of the one before', async () => {
    await upload(png(10)).result;
    const [first] = await filesOf();
    await upload(png(20)).result;

    const files = await filesOf();
    expect(files).toHaveLength(1);
    expect(files[0]).not.toBe(first);
  });

  it('is removed everywhere', async () => {
    await upload(png(10)).result;

    expect(await account.photo.remove()).toEqual({ ok: true, value: undefined });

    expect(await filesOf()).toEqual([]);
    expect(await storedUrl()).toBeUndefined();
    await firebase.auth.currentUser?.reload();
    expect(firebase.auth.currentUser?.providerData[0]?.photoURL).toBeNull();
  });

  it('of another type is refused, and nothing is kept', async () => {
    const { result } = upload(new Blob(['<svg/>'], { type: 'image/svg+xml' }));

    expect(await result).toMatchObject({ ok: false, kind: 'denied' });
    expect(await filesOf()).toEqual([]);
  });

  it('that the document refuses leaves account and Storage as they were', async () => {
    await upload(png(10)).result;
    const before = await filesOf();
    await local.putDocument(`users/${uid}`, { ...PROFILE, lastName: text('') });

    expect(await upload(png(20)).result).toMatchObject({ ok: false, kind: 'denied' });

    expect(await filesOf()).toEqual(before);
    expect(firebase.auth.currentUser?.photoURL).toContain(encodeURIComponent(before[0] ?? 'none'));
  });

  it('can be cancelled', async () => {
    expect(await upload(png(10), AbortSignal.abort()).result).toMatchObject({ ok: false, kind: 'cancelled' });
    expect(await filesOf()).toEqual([]);
  });
});

describe('e-mail and password', () => {
  it('a new address counts once its link is opened', async () => {
    expect(await account.credentials.requestEmailChange(PROOF, ` new-${email} `)).toEqual({ ok: true });
    expect(await backend.auth.signIn(email, PASSWORD)).toMatchObject({ ok: true });

    await local.openMailedLink(email);

    expect(await backend.auth.signIn(`new-${email}`, PASSWORD)).toMatchObject({ ok: true });
    expect(await backend.auth.signIn(email, PASSWORD)).toMatchObject({ kind: 'wrong-credentials' });
  });

  it('a new password counts at once', async () => {
    expect(await account.credentials.changePassword(PROOF, 'another-one')).toEqual({ ok: true });

    expect(await backend.auth.signIn(email, 'another-one')).toMatchObject({ ok: true });
    expect(await backend.auth.signIn(email, PASSWORD)).toMatchObject({ kind: 'wrong-credentials' });
  });

  it.each([
    ['not-the-password', 'another-one', 'wrong-credentials'],
    ['', 'another-one', 'missing-password'],
    [PASSWORD, '12345', 'weak-password'],
    [PASSWORD, 'Password1', 'known-password'],
  ])('with the password %j a change to %j is refused as %s', async (current, next, kind) => {
    expect(await account.credentials.changePassword({ password: current, code: '' }, next)).toMatchObject({
      ok: false,
      kind,
    });
    expect(await backend.auth.signIn(email, PASSWORD)).toMatchObject({ ok: true });
  });

  it('an address is refused that is none, or that somebody has', async () => {
    await local.createAccount({ email: `taken-${email}`, password: PASSWORD });

    expect(await account.credentials.requestEmailChange(PROOF, 'abc')).toMatchObject({
      kind: 'invalid-email',
    });
    expect(await account.credentials.requestEmailChange(PROOF, `taken-${email}`)).toMatchObject({
      kind: 'email-in-use',
    });
    expect(
      await account.credentials.requestEmailChange({ ...PROOF, password: 'wrong-one' }, 'x@x.test'),
    ).toMatchObject({
      kind: 'wrong-credentials',
    });
  });

  it('nothing is changed for nobody', async () => {
    await backend.auth.signOut();

    expect(await account.credentials.changePassword(PROOF, 'another-one')).toMatchObject({
      kind: 'recent-login-required',
    });
    expect(await account.photo.remove()).toMatchObject({ kind: 'signed-out' });
  });
});

import { deleteApp } from 'firebase/app';
import { terminate } from 'firebase/firestore';
import { startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBackendOn } from './backend.ts';
import { startFirebase } from './firebase-app.ts';
import {
  ACCOUNT_SERVER,
  CLAIMS,
  openAccountBackend,
  PASSWORD,
  PROFILE,
  type TestAccountBackend,
  text,
} from './test-account-backend.ts';

let running: TestAccountBackend;
let local: TestAccountBackend['local'];
let backend: TestAccountBackend['backend'];
let account: TestAccountBackend['account'];
let uid: string;

beforeAll(async () => {
  running = await openAccountBackend(await startLocalFirebase(ACCOUNT_SERVER));
  ({ local, backend, account } = running);
}, 60_000);

beforeEach(async () => {
  ({ uid } = await running.person());
});

afterAll(() => running.stop());

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

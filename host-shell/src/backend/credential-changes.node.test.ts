import { startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT_SERVER,
  openAccountBackend,
  PASSWORD,
  type TestAccountBackend,
} from './test-account-backend.ts';

const PROOF = { password: PASSWORD, code: '' };

let running: TestAccountBackend;
let local: TestAccountBackend['local'];
let backend: TestAccountBackend['backend'];
let account: TestAccountBackend['account'];
let email: string;

beforeAll(async () => {
  running = await openAccountBackend(await startLocalFirebase(ACCOUNT_SERVER));
  ({ local, backend, account } = running);
}, 60_000);

beforeEach(async () => {
  ({ email } = await running.person());
});

afterAll(() => running.stop());

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

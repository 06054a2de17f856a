// The unmodified Firebase SDK against the local Firebase with the product's sign-in settings.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import { createAuthGateway } from './auth-gateway.ts';
import { createCredentialChanges } from './credential-changes.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';
import { createSecondFactorChanges, type Enrolment } from './second-factor-changes.ts';

const PASSWORD = 'moss-green-7';
const EMAIL = 'ana@x.test';
const STEP = 30_000;

let server: LocalFirebase;
let local: LocalBackend;
let firebase: FirebaseCore;

beforeAll(async () => {
  const authFile = fileURLToPath(new URL('../../../firebase/auth.config.json', import.meta.url));
  server = await startLocalFirebase({ port: 0, projectId: PROJECT, authFile });
  local = createLocalBackend(server.origin);
  firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'second-factor-test',
  );
  await local.createAccount({ email: EMAIL, password: PASSWORD });
}, 60_000);

afterAll(async () => {
  await signOut(firebase.auth);
  await deleteApp(firebase.app);
  await server.stop();
});

/** Codes of the step before, the present and the next one: each counts once, and the service takes all three. */
const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });

it('is set up with the password, asked for at sign-in and for changes, and taken off again', async () => {
  const gateway = createAuthGateway(firebase.auth, () => Promise.reject(new Error('No Google here.')));
  const changes = createSecondFactorChanges(firebase.auth);
  const credentials = createCredentialChanges(firebase.auth);
  expect(await gateway.signIn(EMAIL, PASSWORD)).toMatchObject({ ok: true });
  expect(changes.enrolledAt()).toBeUndefined();
  expect(await changes.begin('not-the-password')).toMatchObject({ kind: 'wrong-credentials' });

  const begun = await changes.begin(PASSWORD);
  const { secret, address, confirm } = (begun as { enrolment: Enrolment }).enrolment;
  expect(address).toBe(`otpauth://totp/VCMS:${EMAIL}?secret=${secret}&issuer=VCMS&algorithm=SHA1&digits=6`);
  expect(await confirm('12')).toMatchObject({ kind: 'missing-code' });
  expect(await confirm(codeAt(secret, 20))).toMatchObject({ kind: 'wrong-code' });
  expect(await confirm(codeAt(secret, -1))).toEqual({ ok: true });
  expect(Date.parse(changes.enrolledAt() ?? '')).toBeGreaterThan(Date.now() - 60_000);

  await gateway.signOut();
  const first = await gateway.signIn(EMAIL, PASSWORD);
  expect(first).toMatchObject({ ok: false, kind: 'second-factor' });
  const answer = first.ok ? undefined : first.answer;
  expect(await answer?.(codeAt(secret, 20))).toMatchObject({ ok: false, kind: 'wrong-code' });
  expect(await answer?.(codeAt(secret, 0))).toMatchObject({ ok: true, identity: { email: EMAIL } });

  const proof = { password: PASSWORD, code: '' };
  expect(await credentials.changePassword(proof, 'another-one')).toMatchObject({ kind: 'second-factor' });
  expect(await changes.turnOff(proof)).toMatchObject({ kind: 'missing-code' });
  expect(await changes.turnOff({ ...proof, code: codeAt(secret, 20) })).toMatchObject({ kind: 'wrong-code' });
  expect(await changes.turnOff({ ...proof, code: codeAt(secret, 1) })).toEqual({ ok: true });
  expect(changes.enrolledAt()).toBeUndefined();
  expect(await gateway.signIn(EMAIL, PASSWORD)).toMatchObject({ ok: true });
});

// The unmodified Firebase SDK against the local Firebase with the product's rules and sign-in settings.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { type Firestore, terminate } from 'firebase/firestore';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import { type Backend, createBackendOn } from './backend.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';
import { createSecondFactorChanges, type Enrolment } from './second-factor-changes.ts';
import { doc, getDoc } from './shared-firestore.ts';
import type { TokenClaims } from './token-claims.ts';

const PASSWORD = 'moss-green-7';
const EMAIL = 'ada@firm.test';
const CLAIMS = { role: '5001', companyId: 'firm', active: true, secondFactorRequired: true };
const STEP = 30_000;
const fileOf = (name: string) => fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));

let server: LocalFirebase;
let local: LocalBackend;
let firebase: FirebaseCore;
let backend: Backend;
let firestore: Firestore;
let uid: string;
let told: TokenClaims | undefined;
let stop: () => void;

beforeAll(async () => {
  const files = { rulesFile: fileOf('firestore.rules'), authFile: fileOf('auth.config.json') };
  server = await startLocalFirebase({ port: 0, projectId: PROJECT, ...files });
  local = createLocalBackend(server.origin);
  uid = await local.createAccount({ email: EMAIL, password: PASSWORD, claims: CLAIMS });
  await local.putDocument(`users/${uid}`, { firstName: { stringValue: 'Ada' } });
  firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'required-factor-test',
  );
  backend = createBackendOn(firebase, server.origin);
  ({ firestore } = await backend.handles());
  stop = backend.auth.observe((change) => {
    told = change.kind === 'in' ? change.identity.claims : undefined;
  });
}, 60_000);

afterAll(async () => {
  stop();
  await signOut(firebase.auth);
  await terminate(firestore);
  await deleteApp(firebase.app);
  await server.stop();
});

const codeAt = (secret: string, steps: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP });
const readOwn = async () => (await getDoc(doc(firestore, 'users', uid))).get('firstName');

it('opens nothing until the app is set up, then everything in the same session, and nothing again without it', async () => {
  const changes = createSecondFactorChanges(firebase.auth);
  const signedIn = await backend.auth.signIn(EMAIL, PASSWORD);
  expect(signedIn).toMatchObject({ ok: true, identity: { claims: { secondFactor: 'missing' } } });
  await expect(readOwn()).rejects.toMatchObject({ code: 'permission-denied' });

  const begun = await changes.beginAfterSignIn();
  const { secret, confirm } = (begun as { enrolment: Enrolment }).enrolment;
  expect(await confirm(codeAt(secret, -1))).toEqual({ ok: true });

  await eventually(() => expect(told).toMatchObject({ role: '5001', secondFactor: 'required' }));
  expect(await readOwn()).toBe('Ada');

  await backend.auth.signOut();
  const first = await backend.auth.signIn(EMAIL, PASSWORD);
  const answered = first.ok ? first : await first.answer?.(codeAt(secret, 0));
  expect(answered).toMatchObject({ ok: true, identity: { claims: { secondFactor: 'required' } } });
  expect(await readOwn()).toBe('Ada');

  expect(await changes.turnOff({ password: PASSWORD, code: codeAt(secret, 1) })).toEqual({ ok: true });
  await eventually(() => expect(told).toMatchObject({ secondFactor: 'missing' }));
  await expect(readOwn()).rejects.toMatchObject({ code: 'permission-denied' });
});

// The unmodified Firebase SDK against the local Firebase with the product's rules.
import { fileURLToPath } from 'node:url';
import { deleteApp } from 'firebase/app';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { createLocalBackend, type LocalBackend, PROJECT } from '../test-support/local-backend.ts';
import { type FirebaseCore, startFirebase } from './firebase-app.ts';
import { createGateListener, type GateListener } from './gate-listener.ts';

const LOGIN = { email: 'kim@client.test', password: 'moss-green-7' };
const fileOf = (name: string) => fileURLToPath(new URL(`../../../firebase/${name}`, import.meta.url));

let server: LocalFirebase;
let local: LocalBackend;
let firebase: FirebaseCore;
let listen: GateListener;
let own: string;

beforeAll(async () => {
  const files = { rulesFile: fileOf('firestore.rules'), authFile: fileOf('auth.config.json') };
  server = await startLocalFirebase({ port: 0, projectId: PROJECT, ...files });
  local = createLocalBackend(server.origin);
  const claims = { role: '5003', companyId: 'x', active: true };
  own = `users/${await local.createAccount({ ...LOGIN, claims })}`;
  await local.putDocument(own, { firstName: { stringValue: 'Kim' } });
  firebase = startFirebase(
    { env: 'test', firebase: local.config, localFirebase: server.origin },
    'gate-listener-test',
  );
  await signInWithEmailAndPassword(firebase.auth, LOGIN.email, LOGIN.password);
  listen = createGateListener(firebase.app, server.origin);
}, 60_000);

afterAll(async () => {
  await signOut(firebase.auth);
  await deleteApp(firebase.app);
  await server.stop();
});

it('is live once all is heard, and tells of each change from then on', async () => {
  const news = { changed: vi.fn(), live: vi.fn() };
  const end = await listen([own], news);
  await eventually(() => expect(news.live).toHaveBeenLastCalledWith(true));
  const before = news.changed.mock.calls.length;

  await local.putDocument(own, { firstName: { stringValue: 'Pat' } });

  await eventually(() => expect(news.changed.mock.calls.length).toBeGreaterThan(before));
  end();
});

it('tells of a document that is closed to the reader, and is not live without it', async () => {
  const news = { changed: vi.fn(), live: vi.fn() };
  const end = await listen([own, 'users/of-somebody-else'], news);

  await eventually(() => expect(news.changed).toHaveBeenCalled());
  expect(news.live).not.toHaveBeenCalledWith(true);
  end();
});

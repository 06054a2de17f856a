// The unmodified Firebase SDK against a server that writes down what it is sent.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp } from 'firebase/app';
import { CustomProvider } from 'firebase/app-check';
import { terminate } from 'firebase/firestore';
import { ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAppCheck } from './app-check-service.ts';
import { type AppCheckStart, createBackendOn } from './backend.ts';
import { startFirebase } from './firebase-app.ts';

const FIREBASE = {
  apiKey: 'local',
  projectId: 'demo-vcms',
  appId: 'local',
  storageBucket: 'demo.appspot.com',
};
const custom: AppCheckStart = async (app) =>
  startAppCheck(
    app,
    new CustomProvider({
      getToken: async () => ({ token: 'token-of-the-page', expireTimeMillis: Date.now() + 3_600_000 }),
    }),
  );

let server: Server;
let origin: string;
let received: IncomingHttpHeaders[] = [];
const tokens = () => received.map((headers) => headers['x-firebase-appcheck']);

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request.headers);
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"result":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  received = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function start(name: string, appCheck?: AppCheckStart) {
  const core = startFirebase({ env: 'test', firebase: FIREBASE, localFirebase: origin }, name);
  return { core, backend: createBackendOn(core, origin, undefined, appCheck) };
}

it('calls carry the token of App Check where it is configured, from the first one on', async () => {
  const { core, backend } = start('app-check-calls', custom);

  await backend.signOutEverywhere();

  expect(tokens()).toEqual(['token-of-the-page']);
  await deleteApp(core.app);
});

it('files go with the token too, though documents are opened beside them', async () => {
  const { core, backend } = start('app-check-services', custom);
  const { storage, firestore } = await backend.handles();

  await uploadString(ref(storage, 'a/b.txt'), 'text').catch(() => {});

  expect(new Set(tokens())).toEqual(new Set(['token-of-the-page']));
  await terminate(firestore);
  await deleteApp(core.app);
});

it('without it no token is sent', async () => {
  const { core, backend } = start('app-check-off');

  await backend.signOutEverywhere();

  expect(tokens()).toEqual([undefined]);
  await deleteApp(core.app);
});

it('App Check that could not be loaded is tried again, and no service starts without it', async () => {
  let tries = 0;
  const { core, backend } = start('app-check-fails', async (app) => {
    tries += 1;
    if (tries === 1) throw new Error('no connection');
    await custom(app);
  });

  expect(await backend.signOutEverywhere()).toMatchObject({ ok: false });
  expect(tokens()).toEqual([]);
  expect(await backend.signOutEverywhere()).toMatchObject({ ok: true });
  expect(tokens()).toEqual(['token-of-the-page']);
  await deleteApp(core.app);
});

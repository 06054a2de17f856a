// The deployed functions with the configuration that insists on App Check, and the unmodified SDK with its debug provider.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALLABLES } from '@vcms/domain/schemas';
import { startWorld, type World } from '@vcms/server/test-support';
import { deleteApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type InstalledBundle, installBundle } from './installed-bundle.ts';

const DEBUG_TOKEN = '6f4b2c1e-0d3a-4f5b-8c7d-9e0f1a2b3c4d';
const GOOGLE = 'https://content-firebaseappcheck.googleapis.com';

let world: World;
let bundle: InstalledBundle;
beforeAll(async () => {
  bundle = await installBundle();
  await writeFile(join(bundle.folder, '.env'), 'VIRUS_SCANNER=built-in\nENFORCE_APP_CHECK=true\n');
  world = await startWorld(undefined, {
    functionsFolder: bundle.folder,
    appCheckDebugTokens: [DEBUG_TOKEN],
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await world.stop();
  await bundle.remove();
});

async function answerOf(name: string): Promise<unknown> {
  const address = `${world.origin}/${world.projectId}/us-central1/${name}`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: '{"data":{}}' });
  return { status: response.status, ...((await response.json()) as object) };
}

it('every callable refuses a call without a token of App Check where the configuration insists on it', async () => {
  for (const name of Object.keys(CALLABLES))
    expect(await answerOf(name), name).toEqual({
      status: 401,
      error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
    });
});

it('and answers a page that exchanged its debug token', async () => {
  const { fetch: send } = globalThis;
  // The SDK's exchange has a fixed address.
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    send(typeof input === 'string' ? input.replace(GOOGLE, world.origin) : input, init),
  );
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', DEBUG_TOKEN);
  const app = initializeApp({ projectId: world.projectId, apiKey: 'any', appId: 'page' }, 'app-check');
  const getToken = () => Promise.reject(new Error('The debug provider takes its place.'));
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }) });
  const functions = getFunctions(app);
  const { hostname, port } = new URL(world.origin);
  connectFunctionsEmulator(functions, hostname, Number(port));

  const { data } = await httpsCallable(functions, 'invitationCheck')({ token: 'x'.repeat(43) });

  expect(data).toEqual({ state: 'unknown' });
  await deleteApp(app);
});

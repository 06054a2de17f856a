// The unmodified SDK with its debug provider, and the real functions kit.
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT } from '../functions/functions-harness.ts';
import { createAppCheck } from './app-check.ts';

const CODE = `
const { onCall } = require('firebase-functions/v2/https');
exports.guarded = onCall({ enforceAppCheck: true }, ({ app }) => app.appId);
exports.open = onCall(({ app }) => app === undefined ? 'without' : 'with');
`;
const DEBUG_TOKEN = '6f4b2c1e-0d3a-4f5b-8c7d-9e0f1a2b3c4d';
const GOOGLE = 'https://content-firebaseappcheck.googleapis.com';

let harness: FunctionsHarness;
let app: FirebaseApp;
let apps = 0;

beforeAll(async () => {
  harness = createFunctionsHarness(CODE);
  await harness.start({ appCheckDebugTokens: [DEBUG_TOKEN] });
  await harness.settled();
  // The SDK's exchange has a fixed address.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    fetch(typeof input === 'string' ? input.replace(GOOGLE, harness.origin()) : input, init),
  );
});
beforeEach(() => {
  apps += 1;
  app = initializeApp({ projectId: PROJECT, apiKey: 'any', appId: 'page' }, `app-check-${apps}`);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await harness.remove();
});

async function call(name: string): Promise<unknown> {
  const functions = getFunctions(app);
  const { hostname, port } = new URL(harness.origin());
  connectFunctionsEmulator(functions, hostname, Number(port));
  try {
    return (await httpsCallable(functions, name)()).data;
  } finally {
    await deleteApp(app);
  }
}

function withDebugToken(): void {
  vi.stubGlobal('FIREBASE_APPCHECK_DEBUG_TOKEN', DEBUG_TOKEN);
  const provider = new CustomProvider({ getToken: () => Promise.reject(new Error('not asked')) });
  initializeAppCheck(app, { provider });
}

/** A call with a token that somebody wrote. */
async function forged(token: string): Promise<number> {
  const { status } = await fetch(`${harness.origin()}/${PROJECT}/us-central1/guarded`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Firebase-AppCheck': token },
    body: '{"data":null}',
  });
  return status;
}

describe('where debug tokens are registered, a callable that insists on App Check', () => {
  it('refuses a page without a token', async () => {
    await expect(call('guarded')).rejects.toMatchObject({ code: 'functions/unauthenticated' });
  });

  it('leaves callables that do not insist as they are', async () => {
    expect(await call('open')).toBe('without');
  });

  it('is called by a page that exchanged its debug token', async () => {
    withDebugToken();
    expect(await call('guarded')).toBe('page');
  });

  it('has no token for a debug token that nobody registered, or for another project', async () => {
    const exchange = async (project: string, debug_token: string) => {
      const address = `${harness.origin()}/v1/projects/${project}/apps/page:exchangeDebugToken?key=any`;
      return (await fetch(address, { method: 'POST', body: JSON.stringify({ debug_token }) })).status;
    };
    expect(await exchange(PROJECT, DEBUG_TOKEN)).toBe(200);
    expect(await exchange(PROJECT, '11111111-2222-4333-8444-555555555555')).toBe(403);
    expect(await exchange('another', DEBUG_TOKEN)).toBe(403);
  });

  it('refuses tokens that this server did not sign', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: 'page', aud: [`projects/${PROJECT}`], exp: 4_000_000_000 });
    for (const token of [
      `${part({ alg: 'none' })}.${claims}.`,
      `${part({ alg: 'HS256' })}.${claims}.AAAA`,
      'x',
    ])
      expect(await forged(token), token).toBe(401);
  });
});

it('a token is good for an hour', async () => {
  let now = 1_700_000_000_000;
  const appCheck = createAppCheck({ projectId: PROJECT, debugTokens: [DEBUG_TOKEN], now: () => now });
  const token = appCheck.issue('page');
  now += 3_599_000;
  expect(appCheck.isGood(token)).toBe(true);
  now += 1_000;
  expect(appCheck.isGood(token)).toBe(false);
});

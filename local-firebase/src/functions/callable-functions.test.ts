import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT } from './functions-harness.ts';

const CODE = `
const { onCall, onRequest, HttpsError } = require('firebase-functions/v2/https');
exports.whoami = onCall((request) => ({ uid: request.auth?.uid ?? null, sent: request.data }));
exports.guarded = onCall({ enforceAppCheck: true }, () => 'open');
exports.refusing = onCall(() => { throw new HttpsError('failed-precondition', 'Not yet.', { wait: 5 }); });
exports.broken = onCall(() => { throw new Error('internal detail'); });
exports.inEurope = onCall({ region: 'europe-west1' }, () => 'bonjour');
exports.group = { member: onCall(() => 'in a group') };
exports.counting = onCall(async (request, response) => {
  for (const part of [1, 2, 3]) await response.sendChunk(part);
  return 'done';
});
exports.slow = onCall({ timeoutSeconds: 1 }, () => new Promise(() => {}));
exports.api = onRequest((request, response) => {
  response.status(201).set('X-Made-By', 'api').json({
    method: request.method, path: request.path, query: request.query, body: request.body,
    raw: request.rawBody?.toString('hex') ?? null });
});
`;

describe('functions that are called', () => {
  let harness: FunctionsHarness;
  let app: FirebaseApp;
  let functions: Functions;

  beforeAll(async () => {
    harness = createFunctionsHarness(CODE);
    await harness.start();
    app = initializeApp({ projectId: PROJECT, apiKey: 'any' }, 'callables');
    functions = connected(getFunctions(app));
  });

  afterAll(async () => {
    await deleteApp(app);
    await harness.remove();
  });

  function connected(chosen: Functions): Functions {
    const { hostname, port } = new URL(harness.origin());
    connectFunctionsEmulator(chosen, hostname, Number(port));
    return chosen;
  }

  async function call(name: string, data?: unknown): Promise<unknown> {
    return (await httpsCallable(functions, name)(data)).data;
  }

  it('get what was sent, and no user when nobody is signed in', async () => {
    expect(await call('whoami', { a: [1, 'x'] })).toEqual({ uid: null, sent: { a: [1, 'x'] } });
  });

  it('know the user who is signed in to the local Auth', async () => {
    const auth = getAuth(app);
    connectAuthEmulator(auth, harness.origin(), { disableWarnings: true });
    const { user } = await signInAnonymously(auth);
    expect(await call('whoami', null)).toEqual({ uid: user.uid, sent: null });
    await auth.signOut();
  });

  it.each([
    ['has expired', { exp: 1_700_003_600 }],
    ['is of another project', { aud: 'other', iss: 'https://securetoken.google.com/other' }],
    ['contradicts itself', { aud: 'other' }],
  ])('are not called with a token that %s', async (_what, more) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iss = `https://securetoken.google.com/${PROJECT}`;
    const token = { sub: 'ada', iss, aud: PROJECT, iat: 1_700_000_000, exp: 4_000_000_000, ...more };
    const answer = await fetch(`${harness.origin()}/${PROJECT}/us-central1/whoami`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${part({ alg: 'none' })}.${part(token)}.`,
        'Content-Type': 'application/json',
      },
      body: '{"data":null}',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('are open although they insist on App Check', async () => {
    expect(await call('guarded')).toBe('open');
  });

  it('hand their HttpsError to the client with its code and details', async () => {
    await expect(call('refusing')).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      message: expect.stringContaining('Not yet.'),
      details: { wait: 5 },
    });
  });

  it('hide any other error', async () => {
    await expect(call('broken')).rejects.toMatchObject({
      code: 'functions/internal',
      message: expect.stringMatching(/^INTERNAL/),
    });
    expect(
      harness.logs.some(({ function: name, severity }) => name === 'broken' && severity === 'ERROR'),
    ).toBe(true);
  });

  it('answer in their region only', async () => {
    const europe = connected(getFunctions(app, 'europe-west1'));
    expect((await httpsCallable(europe, 'inEurope')()).data).toBe('bonjour');
    await expect(call('inEurope')).rejects.toMatchObject({ code: 'functions/not-found' });
  });

  it('are found in groups', async () => {
    expect(await call('group-member')).toBe('in a group');
  });

  it('stream their parts', async () => {
    const { stream, data } = await httpsCallable(functions, 'counting').stream();
    const parts: unknown[] = [];
    for await (const part of stream) parts.push(part);
    expect(parts).toEqual([1, 2, 3]);
    expect(await data).toBe('done');
  });

  it('end after their time limit', async () => {
    await expect(call('slow')).rejects.toMatchObject({ code: 'functions/deadline-exceeded' });
  });

  it('serve plain HTTP with path, query and bytes', async () => {
    const answer = await fetch(`${harness.origin()}/${PROJECT}/us-central1/api/a/b?x=1`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"k":2}',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-made-by')).toBe('api');
    expect(await answer.json()).toEqual({
      method: 'PUT',
      path: '/a/b',
      query: { x: '1' },
      body: { k: 2 },
      raw: Buffer.from('{"k":2}').toString('hex'),
    });
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { PICTURE_BOUNDS } from '@vcms/domain';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recognizer } from './scan-reader.ts';

/** What the server answers next, and the picture that it got. */
let answer: { readonly status: number; readonly body: unknown };
let got: Buffer | undefined;
let spots: unknown;
let server: Server;
let app: FirebaseApp;
let functions: Functions;

beforeEach(async () => {
  got = undefined;
  server = createServer(async (request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const { data } = (await json(request)) as {
      readonly data: { readonly picture: string; readonly spots: unknown };
    };
    spots = data.spots;
    got = Buffer.from(data.picture, 'base64');
    response.writeHead(answer.status, { ...headers, 'Content-Type': 'application/json' });
    return response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app = initializeApp({ projectId: 'demo-scan', apiKey: 'k', appId: 'a' }, 'scan-reader');
  functions = getFunctions(app);
  connectFunctionsEmulator(functions, '127.0.0.1', (server.address() as AddressInfo).port);
});
afterEach(async () => {
  server.close();
  await deleteApp(app);
});

const SPOT = { left: 4, top: 5, right: 12, bottom: 14 };
const read = (bytes: Uint8Array<ArrayBuffer>) => recognizer(() => functions)(new Blob([bytes]), [SPOT]);

function refusal(
  status: number,
  name: string,
  details: { readonly reason: string; readonly message: string },
) {
  return { status, body: { error: { status: name, message: details.message, details } } };
}

it('sends the picture byte by byte as it is, up to the largest one, with the places to look at', async () => {
  const word = { text: 'GL-1', left: 1, top: 2, right: 30, bottom: 12, confidence: 91 };
  answer = { status: 200, body: { result: { words: [word] } } };
  const bytes = Uint8Array.from({ length: PICTURE_BOUNDS.bytes }, (_, at) => (at * 31) % 251);

  expect(await read(bytes)).toEqual({ kind: 'words', words: [word] });
  expect(got?.equals(bytes)).toBe(true);
  expect(spots).toEqual([SPOT]);
});

it('says what to do where the server refuses, is busy or cannot be reached', async () => {
  const damaged = { reason: 'invalid', message: 'This page cannot be read. Type the values.' };
  answer = refusal(400, 'INVALID_ARGUMENT', damaged);
  const page = new Uint8Array([1, 2, 3, 4]);
  expect(await read(page)).toEqual({ kind: 'failed', message: damaged.message, canRetry: false });

  answer = refusal(429, 'RESOURCE_EXHAUSTED', { reason: 'too-many', message: 'Too many attempts. Wait.' });
  expect(await read(page)).toEqual({
    ...{ kind: 'failed', canRetry: true },
    message: 'Too many attempts. Wait. Or type the values.',
  });

  server.close();
  server.closeAllConnections();
  expect(await read(page)).toEqual({
    ...{ kind: 'failed', canRetry: true },
    message: 'The server cannot be reached. Check your connection, then try again. Or type the values.',
  });
});

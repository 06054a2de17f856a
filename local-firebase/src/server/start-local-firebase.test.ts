import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalFirebase, LocalFirebaseOptions } from './local-firebase-options.ts';
import { startLocalFirebase } from './start-local-firebase.ts';

let folder: string;
const running: LocalFirebase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-start-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

async function start(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const server = await startLocalFirebase({ port: 0, ...options });
  running.push(server);
  return server;
}

function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('the root answers, unknown paths do not', async () => {
  const { origin } = await start();

  expect((await fetch(origin)).status).toBe(200);
  expect((await fetch(`${origin}/nothing/here`)).status).toBe(404);
});

const ownPages = ['http://localhost:4300', 'http://127.0.0.1:9', 'http://[::1]:4300', 'http://tab.localhost'];
const foreignPages = ['https://example.com', 'http://localhost.example.com', 'http://1.2.3.4:4300', 'null'];

function callFrom(server: LocalFirebase, page: string, method: string): Promise<Response> {
  return fetch(`${server.origin}/internal/reset`, { method, headers: { Origin: page } });
}

test('pages of this computer may call, others are refused before anything happens', async () => {
  const server = await start();
  for (const page of ownPages) {
    const answer = await callFrom(server, page, 'POST');
    expect([page, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      page,
      200,
      page,
    ]);
  }
  for (const page of foreignPages) {
    for (const method of ['POST', 'OPTIONS']) {
      const answer = await callFrom(server, page, method);
      expect([page, answer.status]).toEqual([page, 403]);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  }
});

test('any page may call when that is asked for, on loopback alone', async () => {
  const server = await start({ openCors: true });
  for (const page of [...ownPages, ...foreignPages]) {
    const answer = await callFrom(server, page, 'POST');
    expect([page, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      page,
      200,
      page,
    ]);
  }
  await expect(start({ openCors: true, host: '0.0.0.0' })).rejects.toThrow('--open-cors needs a --host');
});

test('the root names the repository that it belongs to', async () => {
  const { origin } = await start();

  const home = (await fetch(origin)).headers.get('x-local-firebase-home') ?? '';

  expect(resolve('/', decodeURI(home))).toBe(resolve(import.meta.dirname, '../../..'));
});

test('a busy port is one plain sentence', async () => {
  const { origin } = await start();
  const port = Number(new URL(origin).port);

  await expect(start({ port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it or choose another port with --port.`,
  );
});

test('a data folder in use is one plain sentence, and is free after the stop', async () => {
  const dataDir = join(folder, 'data');
  const first = await start({ dataDir });
  await expect(start({ dataDir })).rejects.toThrow(`The data folder ${dataDir} is in use`);

  await first.stop();
  await start({ dataDir });
});

test('rules that do not compile name file, line and column', async () => {
  const rulesFile = fileOf(
    'firestore.rules',
    "rules_version = '2';\nservice cloud.firestore {\n  allow oops\n}",
  );

  await expect(start({ rulesFile })).rejects.toThrow(/^.*firestore\.rules:3:\d+ \S.*$/);
});

test('rules that are not there name the flag', async () => {
  await expect(start({ rulesFile: join(folder, 'no.rules') })).rejects.toThrow('--rules');
});

test('indexes that are wrong name the place', async () => {
  const indexesFile = fileOf('firestore.indexes.json', '{"indexes": [{"fields": 1}]}');

  await expect(start({ indexesFile })).rejects.toThrow(/firestore\.indexes\.json: indexes\[0\]/);
});

test('stopping drops connections that are still open, and stopping twice is harmless', async () => {
  const server = await start();
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));

  await Promise.all([server.stop(), server.stop()]);
  await closed;
});

test('a request whose first byte comes alone is understood', async () => {
  const { origin } = await start();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.setNoDelay(true);
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write('P');
  await new Promise((resolve) => setImmediate(resolve));
  socket.write('UT /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');

  expect(await answer).toMatch(/^HTTP\/1\.1 404/);
  socket.destroy();
});

test('rules can be replaced and documents cleared while it runs', async () => {
  const { origin } = await start({ projectId: 'p' });
  const documents = `${origin}/v1/projects/p/databases/(default)/documents`;
  const send = (method: string, url: string, body?: unknown, headers = {}) =>
    fetch(url, body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) });
  const rules = (content: string) => ({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const open = 'service cloud.firestore { match /databases/{d}/documents/{p=**} { allow read, write; } }';
  const control = `${origin}/emulator/v1/projects/p`;

  expect((await send('PUT', `${control}:securityRules`, rules(open))).status).toBe(200);
  expect((await send('PATCH', `${documents}/a/b`, { fields: {} })).status).toBe(200);
  const refused = await send('PUT', `${control}:securityRules`, rules('service'));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Error compiling rules');
  expect((await send('GET', `${documents}/a/b`)).status).toBe(200);

  expect((await send('DELETE', `${control}/databases/(default)/documents`)).status).toBe(200);
  expect((await send('GET', `${documents}/a/b`)).status).toBe(404);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalFirebase } from '../server/local-firebase-options.ts';
import { startLocalFirebase } from '../server/start-local-firebase.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const projectId = 'demo-saved';
const BUCKET = 'demo-saved.firebasestorage.app';
const LONG = `reports/${'ä/'.repeat(200)}ü.txt`;

let folder: string;
let running: LocalFirebase | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-export-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true });
});

const optionsOf = (name: string) => ({ projectId, port: 0, dataDir: join(folder, name) });
const saved = (name = 'saved') => join(folder, name);

/** Runs steps against a server on a data folder and stops it. */
async function withServer<T>(name: string, steps: (origin: string) => Promise<T>): Promise<T> {
  running = await startLocalFirebase(optionsOf(name));
  const result = await steps(running.origin);
  await running.stop();
  return result;
}

async function call(
  url: string,
  method = 'GET',
  body?: unknown,
  type = 'application/json',
): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': type };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: text }) });
  expect(response.status, `${method} ${url}`).toBe(200);
  return response.json();
}

const documentUrl = (origin: string, database: string, path: string) =>
  `${origin}/v1/projects/${projectId}/databases/${database}/documents/${path}`;
const accountUrl = (origin: string, verb: string) =>
  `${origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`;
const objectUrl = (origin: string, name: string) => `${origin}/v0/b/${BUCKET}/o/${encodeURIComponent(name)}`;

/** One account, three documents in two databases, three objects; answers a download token. */
async function fill(origin: string): Promise<string> {
  await call(accountUrl(origin, 'signUp'), 'POST', { email: 'ada@example.com', password: 'secret1' });
  const fields = { name: { stringValue: 'Ada' }, at: { timestampValue: '2026-01-02T03:04:05.000006Z' } };
  await call(documentUrl(origin, '(default)', 'users/ada'), 'PATCH', { fields });
  await call(documentUrl(origin, '(default)', 'users/ada/notes/n1'), 'PATCH', { fields: {} });
  await call(documentUrl(origin, 'archive', 'users/old'), 'PATCH', { fields });
  const upload = `${origin}/v0/b/${BUCKET}/o?name=`;
  await call(`${upload}empty`, 'POST', '', 'text/plain');
  await call(`${upload}${encodeURIComponent(LONG)}`, 'POST', 'long', 'text/plain');
  await call(`${upload}photo`, 'POST', 'bytes of a photo', 'image/png');
  const metadata = { metadata: { taken: 'today' }, cacheControl: 'no-store' };
  const photo = (await call(objectUrl(origin, 'photo'), 'PATCH', metadata)) as { downloadTokens: string };
  return photo.downloadTokens;
}

/** The files of an export but for the generations of objects, which are new after an import. */
function filesOf(name: string): Record<string, string> {
  const files = readdirSync(saved(name), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      const text = readFileSync(path, 'utf8').replace(/"generation":\d+/g, '');
      return [path.slice(saved(name).length), text];
    }),
  );
}

test('accounts, the documents of every database and objects with their tokens survive an export and an import', async () => {
  const token = await withServer('first', fill);
  const count = { accounts: 1, documents: 3, objects: 3 };
  expect(await exportData(optionsOf('first'), saved())).toEqual(count);
  expect(await importData(optionsOf('second'), saved())).toEqual(count);

  await withServer('second', async (origin) => {
    const credentials = { email: 'ada@example.com', password: 'secret1', returnSecureToken: true };
    await call(accountUrl(origin, 'signInWithPassword'), 'POST', credentials);
    expect(await call(documentUrl(origin, '(default)', 'users/ada'))).toMatchObject({
      fields: { at: { timestampValue: '2026-01-02T03:04:05.000006Z' } },
    });
    expect(await call(documentUrl(origin, 'archive', 'users/old'))).toMatchObject({
      fields: { name: { stringValue: 'Ada' } },
    });
    // Without credentials: the link somebody was given still opens the photo.
    const photo = await fetch(`${objectUrl(origin, 'photo')}?alt=media&token=${token}`);
    expect([photo.headers.get('content-type'), await photo.text()]).toEqual([
      'image/png',
      'bytes of a photo',
    ]);
    expect(await call(objectUrl(origin, 'photo'))).toMatchObject({
      cacheControl: 'no-store',
      metadata: { taken: 'today' },
      metageneration: '2',
    });
    expect(await call(objectUrl(origin, LONG))).toMatchObject({ size: '4' });
  });
});

test('an export of what was imported is the same, and an older export in the folder is replaced', async () => {
  await withServer('first', fill);
  await exportData(optionsOf('first'), saved('a'));
  await importData(optionsOf('second'), saved('a'));
  await exportData(optionsOf('second'), saved('b'));
  expect(filesOf('b')).toEqual(filesOf('a'));

  await withServer('second', async (origin) => {
    const remove = (url: string) =>
      fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
    await remove(objectUrl(origin, 'photo'));
    await remove(documentUrl(origin, 'archive', 'users/old'));
  });
  expect(await exportData(optionsOf('second'), saved('b'))).toEqual({
    accounts: 1,
    documents: 2,
    objects: 2,
  });
  expect(Object.keys(filesOf('b')).filter((file) => /blobs|archive/.test(file))).toHaveLength(2);
});

test('an import replaces what has the same name and leaves the rest', async () => {
  await withServer('first', fill);
  await exportData(optionsOf('first'), saved());
  await withServer('second', async (origin) => {
    const upload = `${origin}/v0/b/${BUCKET}/o?name=`;
    await call(`${upload}photo`, 'POST', 'another', 'image/jpeg');
    await call(`${upload}own`, 'POST', 'own', 'text/plain');
  });
  await importData(optionsOf('second'), saved());

  await withServer('second', async (origin) => {
    expect(await call(objectUrl(origin, 'photo'))).toMatchObject({ contentType: 'image/png', size: '16' });
    expect(await call(objectUrl(origin, 'own'))).toMatchObject({ size: '3' });
  });
});

test('an export without objects and without a description, as earlier versions wrote it, is read', async () => {
  await withServer('first', fill);
  await exportData(optionsOf('first'), saved());
  rmSync(join(saved(), 'local-firebase-export.json'));
  rmSync(join(saved(), 'storage_export'), { recursive: true });

  expect(await importData(optionsOf('second'), saved())).toEqual({ accounts: 1, documents: 3, objects: 0 });
});

test('bytes that were changed and exports of a newer version are refused', async () => {
  await withServer('first', fill);
  await exportData(optionsOf('first'), saved());
  const [blob = ''] = readdirSync(join(saved(), 'storage_export/blobs'));
  writeFileSync(join(saved(), 'storage_export/blobs', blob), 'something else');
  await expect(importData(optionsOf('second'), saved())).rejects.toThrow('it was changed');

  writeFileSync(join(saved(), 'local-firebase-export.json'), '{"format":2}');
  await expect(importData(optionsOf('second'), saved())).rejects.toThrow(
    'written by a newer version (format 2',
  );
});

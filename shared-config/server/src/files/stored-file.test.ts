import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServedEndpoint, serveEndpoint } from '../test-support/serve-endpoint.ts';
import { createStoredFiles } from './stored-file.ts';

const BYTES = Buffer.from('0123456789');
const app = initializeApp({ projectId: 'demo-files', storageBucket: 'files' }, 'stored-file');
const files = createStoredFiles(() => getStorage(app));
/** What Storage was asked for. */
const asked: (string | undefined)[] = [];
let storage: ServedEndpoint;

beforeAll(async () => {
  storage = await serveEndpoint(() => async ({ url, headers: { range } }, response) => {
    asked.push(range);
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (url?.includes('absent')) response.writeHead(404).end('No such object.');
    else response.writeHead(206).end(BYTES.subarray(Number(from), Number(to) + 1));
  });
  vi.stubEnv('STORAGE_EMULATOR_HOST', storage.origin);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  storage.stop();
  await deleteApp(app);
});

it('asks Storage for the bytes of a part alone, once', async () => {
  asked.length = 0;
  const part = await files.readBase64('companies/a/docs/one', 3, 7);
  expect(Buffer.from(part, 'base64').toString()).toBe('3456');
  expect(asked).toEqual(['bytes=3-6']);
});

it('rejects for a part of a file that is not there', async () => {
  await expect(files.readBase64('companies/a/docs/absent', 0, 4)).rejects.toMatchObject({ code: 404 });
});

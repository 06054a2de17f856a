import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { startLocalFirebase } from 'local-firebase';
import { describe, expect, test, vi } from 'vitest';
import { readHealth } from './read-health.ts';

const PROJECT = 'demo-health';
const fileOf = (name: string) => fileURLToPath(new URL(`../../../../firebase/${name}`, import.meta.url));

test('the counts of one release are read by day, with the indexes of the project', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-health-'));
  const server = await startLocalFirebase({
    port: 0,
    projectId: PROJECT,
    dataDir,
    rulesFile: fileOf('firestore.rules'),
    storageRulesFile: fileOf('storage.rules'),
    indexesFile: fileOf('firestore.indexes.json'),
  });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', new URL(server.origin).host);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const app = initializeApp({ projectId: PROJECT }, 'health-test');
  const put = (remote: string, version: string, day: string, counts: object) =>
    getFirestore(app).doc(`releaseHealth/${remote}_${version}_${day}`).set({ remote, version, day, counts });
  await put('remote-cs', '1.1.0', '2026-11-20', { ready: 3, 'wait-1': 3, mount: 1 });
  await put('remote-cs', '1.1.0', '2026-11-21', { ready: 5, odd: 'x', less: -1 });
  await put('remote-cs', '1.0.0', '2026-11-20', { ready: 90 });
  await put('remote-admin', '1.1.0', '2026-11-20', { ready: 70 });

  const read = (version: string) =>
    readHealth(PROJECT, { remote: 'remote-cs', version }, { fetch, token: undefined });
  expect(Object.fromEntries(await read('1.1.0'))).toEqual({
    '2026-11-20': { ready: 3, 'wait-1': 3, mount: 1 },
    '2026-11-21': { ready: 5 },
  });
  expect([...(await read('9.9.9'))]).toEqual([]);

  await deleteApp(app);
  await server.stop();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

describe('the function that gives counts', () => {
  const answering = (answer: Response) => {
    const asked: [string, string | undefined][] = [];
    const fake: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      asked.push([String(input), headers.get('authorization') ?? undefined]);
      return answer;
    };
    return { asked, fetch: fake };
  };
  const RELEASE = { remote: 'remote-cs', version: '1.1.0+b.2' } as const;

  test('is asked with the proof of identity, and what is no count is left out', async () => {
    const { asked, fetch } = answering(Response.json({ '2026-11-20': { ready: 3, odd: 'x' } }));

    const found = await readHealth('https://counts.example.com/releaseCounts', RELEASE, {
      fetch,
      token: 't',
    });

    expect([...found]).toEqual([['2026-11-20', { ready: 3 }]]);
    expect(asked).toEqual([
      ['https://counts.example.com/releaseCounts?remote=remote-cs&version=1.1.0%2Bb.2', 'Bearer t'],
    ]);
  });

  test('refuses somebody else, which is told', async () => {
    const { fetch } = answering(new Response('', { status: 403 }));

    await expect(readHealth('https://x.example.com', RELEASE, { fetch, token: 't' })).rejects.toThrow(
      'answered 403',
    );
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdnOriginOf, firebaseHosting, firebaseJson } from './firebase-hosting.ts';
import { headersFor } from './header-policy.ts';
import { withHeaderTable } from './header-table.ts';
import type { Listener } from './http-listener.ts';
import { startShellServer } from './shell-server.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const readCommitted = (path: string) => readFile(inRepository(path), 'utf8');
const ORIGINS = { cdn: 'https://cdn.example.com' };

/** The headers that Firebase sends for a path: of the rules that match, the last one wins. */
function sentFor(path: string): Record<string, string> {
  const inFolder = /^\/(s|r|registry)\//.exec(path)?.[1];
  const rules = firebaseHosting(ORIGINS).headers.filter(({ source }) =>
    source.startsWith('!') ? inFolder === undefined : source === `/${inFolder}/**`,
  );
  const pairs = rules.flatMap(({ headers }) =>
    headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  );
  return Object.fromEntries(pairs);
}

test('the committed firebase.json is what the header policy makes', async () => {
  const committed = await readCommitted('firebase.json');
  const made = firebaseJson({ cdn: cdnOriginOf(committed) ?? '' });

  expect(JSON.parse(made)).toEqual(JSON.parse(committed));
});

test('the committed table of headers is what the header policy makes', async () => {
  const committed = await readCommitted('docs/runbooks/headers.md');
  const cdn = cdnOriginOf(await readCommitted('firebase.json')) ?? '';

  expect(withHeaderTable(committed, cdn)).toBe(committed);
});

test('rules and indexes that firebase.json names exist, and trusted code has its folder', async () => {
  const { firestore, storage, functions } = JSON.parse(firebaseJson(ORIGINS));

  for (const path of [firestore.rules, firestore.indexes, storage.rules])
    expect(await readCommitted(path), path).not.toBe('');
  expect(functions).toEqual([{ source: '.local/functions', codebase: 'trusted', runtime: 'nodejs20' }]);
});

describe('the local server and Firebase Hosting', () => {
  let folder: string;
  let shell: Listener;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vcms-hosting-'));
    await writeFile(join(folder, 'index.html'), '<title>VCMS</title>__VCMS_CONFIG__');
    await writeFile(join(folder, 'main.js'), '1');
    await writeFile(join(folder, 'production.json'), '{}');
    shell = await startShellServer({
      host: '127.0.0.1',
      port: 0,
      shellFolder: folder,
      shellVersion: '1.0.0',
      registryFolder: folder,
      origins: ORIGINS,
      config: { env: 'production', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
    });
  });

  afterAll(async () => {
    await shell.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['/', '/contractor-approval/123', '/s/1.0.0/main.js', '/registry/production.json', '/r/x.js'])(
    'send the same headers for %s',
    async (path) => {
      const { headers } = await fetch(shell.origin + path);

      const wanted = sentFor(path);
      expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]))).toEqual(
        wanted,
      );
      const known = new Set(Object.keys(headersFor('page', ORIGINS)));
      const extra = [...headers.keys()].filter((name) => known.has(name) && !(name in wanted));
      expect(extra).toEqual([]);
    },
  );
});

test.each([
  ['/', 'page'],
  ['/contractor-approval/123', 'page'],
  ['/s/1.0.0/main.js', 'shell-asset'],
  ['/registry/production.json', 'registry'],
  ['/r/remote-admin/x.js', 'missing'],
] as const)('%s comes with the headers of the policy for "%s"', (path, kind) => {
  expect(sentFor(path)).toEqual(headersFor(kind, ORIGINS));
});

test('the page answers no path that holds files', () => {
  expect(firebaseHosting(ORIGINS).rewrites).toEqual([
    { source: '!/@(s|r|registry)/**', destination: '/index.html' },
  ]);
});

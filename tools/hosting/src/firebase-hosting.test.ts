import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import superstatic from 'superstatic';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allowsAppCheck,
  cdnOriginOf,
  FUNCTIONS_NODE,
  firebaseHosting,
  firebaseJson,
  functionsOriginOf,
} from './firebase-hosting.ts';
import { headersFor } from './header-policy.ts';
import { withHeaderTable } from './header-table.ts';
import { type Listener, listen } from './http-listener.ts';
import { startShellServer } from './shell-server.ts';
import type { Handler } from './static-files.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const readCommitted = (path: string) => readFile(inRepository(path), 'utf8');
const ORIGINS = { cdn: 'https://cdn.example.com' };

/** The origins that a firebase.json was made for: exact ones, or none. */
const originsOf = (text: string) => ({
  cdn: cdnOriginOf(text) ?? '',
  functions: functionsOriginOf(text) ?? '',
  appCheck: allowsAppCheck(text),
});

/** The headers that Firebase sends for a path: of the rules that match, the last one wins. */
function sentFor(path: string): Record<string, string> {
  const inFolder = /^\/(s|r|registry|calendarFeed|unsubscribe)\//.exec(path)?.[1];
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
  const made = firebaseJson(originsOf(committed));

  expect(JSON.parse(made)).toEqual(JSON.parse(committed));
});

test('whether App Check is let in is read back from firebase.json', () => {
  const origins = { cdn: 'https://cdn.example.com' };

  expect(allowsAppCheck(firebaseJson({ ...origins, appCheck: true }))).toBe(true);
  expect(allowsAppCheck(firebaseJson(origins))).toBe(false);
});

test('the committed table of headers is what the header policy makes', async () => {
  const committed = await readCommitted('docs/runbooks/headers.md');
  const origins = originsOf(await readCommitted('firebase.json'));

  expect(withHeaderTable(committed, origins)).toBe(committed);
});

test('rules and indexes that firebase.json names exist, and Cloud Functions have their folder', async () => {
  const { firestore, storage, functions } = JSON.parse(firebaseJson(ORIGINS));

  for (const path of [firestore.rules, firestore.indexes, storage.rules])
    expect(await readCommitted(path), path).not.toBe('');
  expect(functions).toEqual([
    {
      source: '.local/functions',
      configDir: 'firebase/functions',
      codebase: 'trusted',
      runtime: `nodejs${FUNCTIONS_NODE}`,
    },
  ]);
});

test('functions run on the version of Node that Google keeps longest, of those that the pinned deployer knows', () => {
  const require = createRequire(import.meta.url);
  const { RUNTIMES } = require('firebase-tools/lib/deploy/functions/runtimes/supported/types') as {
    readonly RUNTIMES: Readonly<
      Record<string, { readonly status: string; readonly deprecationDate: string }>
    >;
  };
  const supported = Object.entries(RUNTIMES)
    .filter(([name, { status }]) => name.startsWith('nodejs') && status === 'GA')
    .toSorted(([, one], [, other]) => other.deprecationDate.localeCompare(one.deprecationDate));

  expect(supported[0]?.[0]).toBe(`nodejs${FUNCTIONS_NODE}`);
});

describe('the local server and Firebase Hosting', () => {
  let folder: string;
  let shell: Listener;
  let hosting: Listener;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vcms-hosting-'));
    const files = join(folder, 's', '1.0.0');
    await mkdir(files, { recursive: true });
    await mkdir(join(folder, 'registry'));
    await mkdir(join(folder, 'beside'));
    await writeFile(join(folder, 'beside', 'index.html'), '<title>Beside</title>');
    await writeFile(join(folder, 'beside', 'page.js'), '1');
    for (const place of [folder, files]) {
      await writeFile(join(place, 'index.html'), '<title>VCMS</title>__VCMS_CONFIG__');
      await writeFile(join(place, 'gate.html'), '<title>Gate</title>__VCMS_CONFIG__');
      await writeFile(join(place, 'login.html'), '<title>Sign in</title>__VCMS_CONFIG__');
    }
    await writeFile(join(folder, '404.html'), 'Not found\n');
    await writeFile(join(files, 'main.js'), '1');
    await writeFile(join(folder, 'registry', 'production.json'), '{}');
    shell = await startShellServer({
      host: '127.0.0.1',
      port: 0,
      shellFolder: files,
      shellVersion: '1.0.0',
      registryFolder: join(folder, 'registry'),
      pages: { beside: [join(folder, 'registry'), join(folder, 'beside')] },
      origins: ORIGINS,
      config: { env: 'production', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } },
    });
    hosting = await startHosting(folder);
  });

  afterAll(async () => {
    await Promise.all([shell.close(), hosting.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  test.each([
    '/',
    '/login/',
    '/contractor-approval/123',
    '/sx/y',
    '/s/1.0.0/main.js',
    '/registry/production.json',
    '/beside/',
    '/beside/page.js',
    '/work-manager/p1',
  ])('send the same headers for %s', async (path) => {
    const [local, deployed] = await Promise.all(
      [shell, hosting].map(({ origin }) => fetch(origin + path, { redirect: 'manual' })),
    );

    expect(deployed?.status).toBe(200);
    expect(local?.status).toBe(200);
    expect(ruledHeaders(deployed)).toEqual(ruledHeaders(local));
    expect(ruledHeaders(deployed)).toEqual(sentFor(path));
  });

  test.each([
    ['/work-manager/contractor-1-p1', 'Gate'],
    ['/work-manager/reviewer?from=badge', 'Gate'],
    ['/work-manager', 'VCMS'],
    ['/login', 'Sign in'],
    ['/login/?from=mail', 'Sign in'],
    ['/login/more', 'VCMS'],
    ['/work-manager/review', 'VCMS'],
    ['/work-manager/review/p1/d1', 'VCMS'],
  ])('answer %s with the page "%s"', async (path, title) => {
    for (const { origin } of [shell, hosting])
      expect(await (await fetch(origin + path)).text()).toContain(`<title>${title}</title>`);
  });

  test.each(['/s/1.0.0/none.js', '/s/0.9.0/main.js', '/r/remote-admin/x.js'])(
    'answer 404 in plain words, and never the page, for %s',
    async (path) => {
      for (const { origin } of [shell, hosting]) {
        const response = await fetch(origin + path, { redirect: 'manual' });

        expect(response.status).toBe(404);
        expect(await response.text()).toBe('Not found\n');
      }
    },
  );
});

/** The product's folder served by the very program that `firebase serve` and the Hosting emulator use. */
function startHosting(folder: string): Promise<Listener> {
  const config = { ...firebaseHosting(ORIGINS), public: '.' };
  const serve = superstatic({ cwd: folder, config: JSON.parse(JSON.stringify(config)) }) as Handler;
  return listen(
    (request, response) => serve(request, response, () => response.writeHead(500).end()),
    '127.0.0.1',
    0,
  );
}

/** What the header policy rules over, of an answer. */
function ruledHeaders(response: Response | undefined): Record<string, string> {
  const ruled = [
    ...Object.keys(headersFor('page', ORIGINS)),
    ...Object.keys(headersFor('release-asset', ORIGINS)),
  ];
  return Object.fromEntries([...(response?.headers ?? [])].filter(([name]) => ruled.includes(name)));
}

test.each([
  ['/', 'page'],
  ['/contractor-approval/123', 'page'],
  ['/s/1.0.0/main.js', 'shell-asset'],
  ['/registry/production.json', 'registry'],
  ['/registry/production/remote-admin.json', 'registry'],
  ['/r/remote-admin/x.js', 'missing'],
] as const)('%s comes with the headers of the policy for "%s"', (path, kind) => {
  expect(sentFor(path)).toEqual(headersFor(kind, ORIGINS));
});

test('the page answers no path that holds files', () => {
  expect(firebaseHosting(ORIGINS).rewrites).toEqual([
    { source: '/registry/**', function: { functionId: 'registry', region: 'us-central1' } },
    { source: '/calendarFeed/**', function: { functionId: 'calendarFeed', region: 'us-central1' } },
    { source: '/unsubscribe/**', function: { functionId: 'unsubscribe', region: 'us-central1' } },
    { source: '/releaseReport/**', function: { functionId: 'releaseReport', region: 'us-central1' } },
    { source: '/work-manager/!(review)', destination: '/gate.html' },
    { source: '/login', destination: '/login.html' },
    { source: '/login/', destination: '/login.html' },
    { source: '!/@(s|r|registry|calendarFeed|unsubscribe|releaseReport)/**', destination: '/index.html' },
  ]);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDeployFolders } from './fill-deploy-folders.ts';

const CONFIG = { env: 'production', firebase: { apiKey: 'k', projectId: 'p', appId: 'a' } };
const REGISTRY = {
  schema: 1,
  env: 'production',
  serial: 1,
  generatedAt: '2026-11-20T10:00:00Z',
  ttlSeconds: 300,
  minShell: '1.0.0',
  remotes: {
    'remote-admin': {
      family: 'admin',
      base: 'https://cdn.example.com/r/remote-admin/',
      active: '1.0.0',
      releases: { '1.0.0': { path: '1.0.0-abc/', releaseIntegrity: `sha384-${'A'.repeat(64)}` } },
    },
  },
};
const SITE_KEY = '6Lc_demo-site-key-of-forty-characters-00';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vcms-deploy-'));
  for (const folder of ['shell', 'trusted', '.local/hosting/s/0.9.0', '.local/functions'])
    await mkdir(join(root, folder), { recursive: true });
  for (const page of ['index.html', 'gate.html', 'login.html'])
    await writeFile(join(root, 'shell', page), '<title>VCMS</title>__VCMS_CONFIG__');
  for (const name of ['main.js', 'main.js.br', 'main.js.gz']) await writeFile(join(root, 'shell', name), '1');
  await writeFile(join(root, 'trusted', 'index.js'), '1');
  await writeFile(join(root, 'firebase.json'), '{}');
  await mkdir(join(root, 'page'));
  for (const name of ['index.html', 'main.js', 'main.js.map']) await writeFile(join(root, 'page', name), '1');
  await writeFile(join(root, '.local/functions/old.js'), '1');
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function fill(config: unknown = CONFIG, registry?: unknown): Promise<readonly string[]> {
  await writeFile(join(root, 'config.json'), JSON.stringify(config));
  await writeFile(join(root, 'registry.json'), JSON.stringify(registry ?? ''));
  return fillDeployFolders({
    root,
    product: {
      shellFolder: join(root, 'shell'),
      shellVersion: '1.0.0',
      functionsFolder: join(root, 'trusted'),
    },
    pages: { 'gate-list': [join(root, 'page')] },
    configFile: join(root, 'config.json'),
    registryFile: registry === undefined ? undefined : join(root, 'registry.json'),
  });
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, folder).length + 1))
    .sort();
}

test('hosting gets the shell below its version, its pages, those beside it, a 404 page without markup and the registry', async () => {
  await fill(CONFIG, REGISTRY);

  expect(await filesIn('.local/hosting')).toEqual([
    '404.html',
    'gate-list/index.html',
    'gate-list/main.js',
    'gate.html',
    'index.html',
    'login.html',
    'registry/production.json',
    'registry/production/remote-admin.json',
    's/1.0.0/main.js',
  ]);
  for (const page of ['index.html', 'gate.html', 'login.html'])
    expect(await readFile(join(root, '.local/hosting', page), 'utf8')).toContain('"env":"production"');
  expect(await readFile(join(root, '.local/hosting/404.html'), 'utf8')).not.toContain('<');
});

test('functions get the built code and nothing of before', async () => {
  await fill();

  expect(await filesIn('.local/functions')).toEqual(['index.js']);
  expect(await filesIn('.local/hosting')).not.toContain('registry/production.json');
});

test('a site key of App Check goes where the policy lets reCAPTCHA in', async () => {
  await writeFile(join(root, 'firebase.json'), '"https://content-firebaseappcheck.googleapis.com"');
  await fill({ ...CONFIG, appCheck: { siteKey: SITE_KEY } });

  expect(await readFile(join(root, '.local/hosting/index.html'), 'utf8')).toContain(SITE_KEY);
});

test.each([
  ['no name for the environment', { ...CONFIG, env: 'No Name' }, undefined, /config\.json: env is no name/],
  ['a local Firebase', { ...CONFIG, localFirebase: 'http://127.0.0.1:1' }, undefined, /local Firebase/],
  [
    'a registry of another environment',
    CONFIG,
    { ...REGISTRY, env: 'test' },
    /is for test, not for production/,
  ],
  [
    'a site key of App Check that the policy keeps from its scripts',
    { ...CONFIG, appCheck: { siteKey: SITE_KEY } },
    undefined,
    /npm run hosting -- --app-check on/,
  ],
  ['a registry that is none', CONFIG, { schema: 9 }, /registry\.json: /],
])('with %s nothing is touched', async (_, config, registry, sentence) => {
  const before = await filesIn('.local');

  await expect(fill(config, registry)).rejects.toThrow(sentence);
  expect(await filesIn('.local')).toEqual(before);
});

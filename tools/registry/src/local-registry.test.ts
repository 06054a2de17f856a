import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@vcms/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { blockRelease, rollback } from './fragment-changes.ts';
import { activateLocally } from './local-registry.ts';
import { updateFragment } from './registry-updates.ts';
import { sha384, stageRelease } from './stage-release.ts';

const ORIGIN = { family: 'admin', base: 'http://127.0.0.1:1/r/remote-admin/' } as const;
const CODE = 'export {};';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vcms-registry-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function writeBuild(version: string): Promise<string> {
  const folder = join(root, 'build', version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), CODE);
  const release = {
    schema: 1,
    remote: 'remote-admin',
    version,
    commit: 'abc1234',
    builtAt: '2026-11-20T10:00:00Z',
    contract: CONTRACT_VERSION,
    container: `remote_admin__${version.replaceAll('.', '_')}`,
    entry: 'remoteEntry.js',
    exposes: ['./app', './menu'],
    integrity: { 'remoteEntry.js': sha384(Buffer.from(CODE)) },
    requires: { react: '19.3.1' },
    menu: { contract: CONTRACT_VERSION, remote: 'remote-admin', family: 'admin', menus: {}, routes: [] },
    budget: { entryGzip: 1, totalGzip: 1 },
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

async function publish(version: string) {
  const staged = await stageRelease({ buildFolder: await writeBuild(version), cdnFolder: join(root, 'cdn') });
  const options = { folder: root, env: 'test', now: () => new Date('2026-11-20T10:00:00Z') };
  return activateLocally(options, [{ remote: 'remote-admin', origin: ORIGIN, staged }]);
}

test('a staged release can be fetched with the integrity that the registry gives', async () => {
  const registry = await publish('1.0.0');

  const listed = registry.remotes['remote-admin']?.releases['1.0.0'];
  const bytes = await readFile(join(root, 'cdn/r/remote-admin', listed?.path ?? '', 'release.json'));
  expect(listed?.releaseIntegrity).toBe(sha384(bytes));
});

test('a second release becomes active beside the first, in the file that the shell reads', async () => {
  await publish('1.0.0');
  await publish('1.1.0');

  const served = JSON.parse(await readFile(join(root, 'registry/test.json'), 'utf8'));
  expect(served.serial).toBe(2);
  expect(served.remotes['remote-admin']).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  const fragment = JSON.parse(await readFile(join(root, 'registry.d/test/remote-admin.json'), 'utf8'));
  expect(fragment.releases['1.1.0'].publishedBy).toBe('npm start');
  expect(await readdir(join(root, 'cdn/r/remote-admin'))).toEqual(['1.0.0-abc1234', '1.1.0-abc1234']);
});

test('a release that lies on the CDN is never overwritten', async () => {
  await publish('1.0.0');
  const path = join(root, 'cdn/r/remote-admin/1.0.0-abc1234/remoteEntry.js');
  await writeFile(join(root, 'build/1.0.0/remoteEntry.js'), 'changed');

  await publish('1.0.0');

  expect(await readFile(path, 'utf8')).toBe(CODE);
});

test('a folder without a valid release.json is refused', async () => {
  const folder = await writeBuild('1.0.0');
  await writeFile(join(folder, 'release.json'), '{"schema":1}');

  await expect(stageRelease({ buildFolder: folder, cdnFolder: join(root, 'cdn') })).rejects.toThrow(
    /holds no valid release/,
  );
});

test('a build that an operator blocked stays blocked after a restart', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  const place = { store: createFolderStore(root), env: 'test', now: () => new Date('2026-11-21T10:00:00Z') };
  await updateFragment(place, 'remote-admin', (current) =>
    current === undefined ? { ok: false, problem: 'none' } : rollback(current),
  );
  await updateFragment(place, 'remote-admin', (current) =>
    current === undefined ? { ok: false, problem: 'none' } : blockRelease(current, '1.1.0'),
  );

  const registry = await publish('1.1.0');

  expect(registry.remotes['remote-admin']).toMatchObject({ active: '1.0.0', blocked: ['1.1.0'] });
});

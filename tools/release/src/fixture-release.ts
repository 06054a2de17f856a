import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  containerName,
  REMOTE_OF_FAMILY,
  type RemoteName,
  ROLE_FAMILIES,
} from '@vcms/contract';
import { sha384 } from './release-files.ts';

/**
 * Writes a tiny build of a remote, for tests: an entry, the app, a page whose integrity only the entry carries, and a release.json
 * that fits them.
 */
export async function writeFixtureBuild(
  folder: string,
  version: string,
  change: Readonly<Record<string, unknown>> = {},
  remote: RemoteName = 'remote-admin',
): Promise<string> {
  const family = ROLE_FAMILIES.find((known) => REMOTE_OF_FAMILY[known] === remote);
  const page = `export const pageOf = '${version}';\n`;
  const first = {
    'remoteEntry.0a1b2c3d.js': `globalThis.${containerName(remote, version)} = '${sha384(Buffer.from(page))}';\n`,
    'app.4e5f6071.js': `export const release = '${version}';\n`,
  };
  const integrity = Object.entries(first).map(([name, code]) => [name, sha384(Buffer.from(code))] as const);
  const files = { ...first, 'page.8a9b0c1d.js': page };
  const release = {
    schema: 1,
    remote,
    version,
    commit: 'abc1234',
    builtAt: '2026-11-20T10:00:00.000Z',
    contract: CONTRACT_VERSION,
    container: containerName(remote, version),
    entry: 'remoteEntry.0a1b2c3d.js',
    exposes: ['./app', './menu'],
    integrity: Object.fromEntries(integrity),
    requires: { react: '19.3.1' },
    menu: { contract: CONTRACT_VERSION, remote, family, menus: {}, routes: [] },
    budget: { entryGzip: 1, totalGzip: 2 },
    ...change,
  };
  await mkdir(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return folder;
}

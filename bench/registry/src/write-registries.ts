import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  REMOTE_OF_FAMILY,
  type Registry,
  type RegistryEntry,
  type RemoteName,
  type RoleFamily,
  registryPath,
} from '@vcms/contract';
import { partOf } from '@vcms/registry';

const FAMILIES = Object.keys(REMOTE_OF_FAMILY) as RoleFamily[];

/** As many releases as are kept, however old they are; hashes are as hard to compress as real ones. */
function anEntry(remote: string, family: RoleFamily, releases: number): RegistryEntry {
  const versions = Array.from({ length: releases }, (_, at) => `1.${at}.0`);
  const listed = versions.map((version, at) => {
    const hash = createHash('sha384').update(`${remote} ${version}`);
    const release = {
      path: `${version}-${hash.copy().digest('hex').slice(0, 7)}/`,
      releaseIntegrity: `sha384-${hash.digest('base64')}`,
      publishedAt: new Date(Date.UTC(2026, 0, at + 1)).toISOString(),
    };
    return [version, release] as const;
  });
  return {
    family,
    base: `https://cdn.example.com/r/${remote}/`,
    active: versions.at(-1) ?? '',
    previous: versions.at(-2) ?? null,
    canary: null,
    blocked: [],
    disabled: null,
    releases: Object.fromEntries(listed),
  };
}

/** The product's four remotes, and others until there are as many. */
function aRegistry(env: string, remotes: number, releases: number): Registry {
  const own = FAMILIES.map((family) => [REMOTE_OF_FAMILY[family], family] as const);
  const others = Array.from({ length: remotes - own.length }, (_, at) => [`remote-${at}`, 'cs'] as const);
  const entries = [...own, ...others].map(
    ([remote, family]) => [remote, anEntry(remote, family, releases)] as const,
  );
  return {
    schema: 1,
    env,
    serial: 4127,
    generatedAt: '2026-11-20T10:03:11.000Z',
    ttlSeconds: 300,
    minShell: '1.0.0',
    remotes: Object.fromEntries(entries),
  };
}

/** Writes the whole and the part of one remote where a shell's server finds them. */
export async function writeRegistry(
  folder: string,
  remote: RemoteName,
  size: { readonly env: string; readonly remotes: number; readonly releases: number },
): Promise<void> {
  const registry = aRegistry(size.env, size.remotes, size.releases);
  await mkdir(join(folder, 'registry', size.env), { recursive: true });
  const write = (path: string, value: unknown) =>
    writeFile(join(folder, path), JSON.stringify(value, null, 2));
  await write(registryPath(size.env), registry);
  await write(registryPath(size.env, remote), partOf(registry, remote));
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry, type Registry, type RegistryEntry, registryPath } from '@vcms/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { aFragment } from './fragment-fixture.ts';
import type { ObjectStore } from './object-store.ts';
import { partName, partOf, writeParts } from './registry-parts.ts';

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vcms-parts-'));
  store = createFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ADMIN = aFragment(['1.0.0', '1.1.0']);
const CS = { ...ADMIN, family: 'cs', base: 'https://cdn.example.com/r/remote-cs/' } as const;

function aRegistry(serial: number, remotes: Record<string, RegistryEntry>): Registry {
  const generatedAt = new Date(Date.UTC(2026, 0, serial)).toISOString();
  return { schema: 1, env: 'test', serial, generatedAt, ttlSeconds: 300, minShell: '0.0.0', remotes };
}

async function part(remote: 'remote-admin' | 'remote-cs'): Promise<Registry> {
  const stored = await store.read(partName('test', remote));
  const parsed = parseRegistry(JSON.parse(Buffer.from(stored?.bytes ?? '').toString()));
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return parsed.value;
}

test('each remote gets a part that is a registry of its own, where shells look for it', async () => {
  const registry = aRegistry(1, { 'remote-admin': ADMIN, 'remote-cs': CS });

  expect(await writeParts(store, registry)).toBe(true);

  expect(`/${partName('test', 'remote-admin')}`).toBe(registryPath('test', 'remote-admin'));
  expect(await part('remote-admin')).toEqual({ ...registry, remotes: { 'remote-admin': ADMIN } });
  expect(await part('remote-cs')).toEqual({ ...registry, remotes: { 'remote-cs': CS } });
});

test('a part of which nothing changed stays as it is, so that browsers keep their copy', async () => {
  await writeParts(store, aRegistry(1, { 'remote-admin': ADMIN, 'remote-cs': CS }));
  const before = await store.read(partName('test', 'remote-admin'));

  await writeParts(
    store,
    aRegistry(2, { 'remote-admin': ADMIN, 'remote-cs': { ...CS, blocked: ['1.0.0'] } }),
  );

  expect(await store.read(partName('test', 'remote-admin'))).toEqual(before);
  expect(await part('remote-cs')).toMatchObject({ serial: 2 });
});

test('whoever is overtaken undoes nothing: a newer part stays', async () => {
  await writeParts(store, aRegistry(3, { 'remote-admin': { ...ADMIN, blocked: ['1.0.0'] } }));

  expect(await writeParts(store, aRegistry(2, { 'remote-admin': ADMIN }))).toBe(true);

  expect(await part('remote-admin')).toMatchObject({ serial: 3 });
});

test('who is overtaken amid a write is told to read again', async () => {
  const overtaken: ObjectStore = { ...store, write: () => Promise.resolve('changed') };

  expect(await writeParts(overtaken, aRegistry(1, { 'remote-admin': ADMIN }))).toBe(false);
});

test('what was cut short or damaged is written again', async () => {
  const registry = aRegistry(1, { 'remote-admin': ADMIN, 'remote-cs': CS });
  await store.write(partName('test', 'remote-admin'), Buffer.from('{'), 'absent');

  await writeParts(store, registry);

  expect(await part('remote-admin')).toMatchObject({ serial: 1 });
  expect(await part('remote-cs')).toMatchObject({ serial: 1 });
});

test('what a role reads does not grow with the remotes and releases of others', () => {
  const versions = Array.from({ length: 10 }, (_, at) => `1.${at}.0`);
  const others = Array.from({ length: 49 }, (_, at) => [`remote-other-${at}`, aFragment(versions)] as const);
  const few = aRegistry(7, { 'remote-admin': ADMIN });
  const many = aRegistry(7, { ...Object.fromEntries(others), 'remote-admin': ADMIN });
  const bytesOf = (registry: unknown) => Buffer.byteLength(JSON.stringify(registry));

  expect(bytesOf(many)).toBeGreaterThan(50_000);
  expect(bytesOf(partOf(many, 'remote-admin'))).toBe(bytesOf(partOf(few, 'remote-admin')));
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_OF_FAMILY, type RoleFamily } from '@vcms/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore } from './folder-store.ts';
import { activateRelease, type Fragment } from './fragment.ts';
import { blockRelease, disableRemote, rollback, setCanary } from './fragment-changes.ts';
import { aFragmentRelease } from './fragment-fixture.ts';
import type { ObjectStore } from './object-store.ts';
import { mergeRegistry, type RegistryPlace, updateFragment } from './registry-updates.ts';

let folder: string;
let place: RegistryPlace;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vcms-registry-'));
  place = { store: createFolderStore(folder), env: 'test', now: () => new Date('2026-01-20T10:00:00Z') };
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function publish(family: RoleFamily, version: string, by = place) {
  const remote = REMOTE_OF_FAMILY[family];
  const origin = { family, base: `https://cdn.example.com/r/${remote}/` };
  return updateFragment(by, remote, (current) => ({
    ok: true,
    fragment: activateRelease(current, origin, version, aFragmentRelease(version, 1)),
  }));
}

const onFragment = (change: (fragment: Fragment) => ReturnType<typeof rollback>) => (current?: Fragment) =>
  current === undefined ? { ok: false as const, problem: 'none' } : change(current);

/** The store of a program that stops before its first write of a file until the gate opens. */
function pausedBefore(name: string, gate: Promise<void>, reached: () => void): ObjectStore {
  const { store } = place;
  let paused = false;
  return {
    ...store,
    async write(target, bytes, precondition) {
      if (target === name && !paused) {
        paused = true;
        reached();
        await gate;
      }
      return store.write(target, bytes, precondition);
    },
  };
}

/** Lets another program act between what `slow` has read and what it writes. */
async function interleave<T>(
  name: string,
  slow: (place: RegistryPlace) => Promise<T>,
  other: () => Promise<unknown>,
): Promise<T> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let result: Promise<T> | undefined;
  await new Promise<void>((reached) => {
    result = slow({ ...place, store: pausedBefore(name, gate, reached) });
  });
  await other();
  open();
  return result as Promise<T>;
}

test('two teams that merge at the same time do not undo one another', async () => {
  await publish('admin', '1.0.0');
  const { registry } = await interleave('registry/test.json', mergeRegistry, async () => {
    await publish('client', '2.0.0');
    await mergeRegistry(place);
  });

  expect(registry.remotes['remote-admin']?.active).toBe('1.0.0');
  expect(registry.remotes['remote-client']?.active).toBe('2.0.0');
  expect((await mergeRegistry(place)).registry).toEqual(registry);
});

test('two people who change one fragment at the same time both have their way', async () => {
  await publish('admin', '1.0.0');
  await publish('admin', '1.1.0');
  const slow = (at: RegistryPlace) =>
    updateFragment(
      at,
      'remote-admin',
      onFragment((fragment) => disableRemote(fragment, 'Closed')),
    );

  const update = await interleave('registry.d/test/remote-admin.json', slow, () =>
    updateFragment(place, 'remote-admin', onFragment(rollback)),
  );

  expect(update).toMatchObject({ fragment: { active: '1.0.0', disabled: { message: 'Closed' } } });
});

test('a change that another has made impossible is refused', async () => {
  await publish('admin', '1.0.0');
  await publish('admin', '1.1.0');
  const slow = (at: RegistryPlace) =>
    updateFragment(
      at,
      'remote-admin',
      onFragment((fragment) => rollback(fragment)),
    );

  const update = await interleave('registry.d/test/remote-admin.json', slow, () =>
    updateFragment(
      place,
      'remote-admin',
      onFragment((fragment) => blockRelease(fragment, '1.0.0')),
    ),
  );

  expect(update.ok ? '' : update.problem).toMatch(/no previous release/);
});

test('two programs that write the first registry keep both parts', async () => {
  await Promise.all([publish('admin', '1.0.0'), publish('cs', '1.0.0')]);
  const merges = await Promise.all([mergeRegistry(place), mergeRegistry(place), mergeRegistry(place)]);

  for (const { registry } of merges)
    expect(Object.keys(registry.remotes).sort()).toEqual(['remote-admin', 'remote-cs']);
});

test('the serial grows with a change and stays without one', async () => {
  await publish('admin', '1.0.0');
  expect((await mergeRegistry(place)).registry.serial).toBe(1);
  expect((await mergeRegistry(place)).registry.serial).toBe(1);
  await publish('admin', '1.1.0');
  expect((await mergeRegistry(place)).registry.serial).toBe(2);
});

test('another team’s broken fragment stops nobody, and what is served for it stays', async () => {
  await publish('admin', '1.0.0');
  await publish('client', '2.0.0');
  await mergeRegistry(place);
  await writeFile(join(folder, 'registry.d/test/remote-client.json'), '{"family":"client"');
  await publish('admin', '1.1.0');

  const { registry, warnings } = await mergeRegistry(place);

  expect(registry.remotes['remote-admin']?.active).toBe('1.1.0');
  expect(registry.remotes['remote-client']?.active).toBe('2.0.0');
  expect(warnings).toEqual([expect.stringMatching(/^registry\.d\/test\/remote-client\.json was left out/)]);
  expect(await publish('client', '2.1.0')).toMatchObject({ ok: false });
});

test('who published stays in the team’s file and out of the public one', async () => {
  await publish('admin', '1.0.0');
  await updateFragment(
    place,
    'remote-admin',
    onFragment((fragment) => {
      const release = { ...aFragmentRelease('1.0.0', 1), publishedBy: 'Ada Lovelace' };
      return { ok: true, fragment: { ...fragment, releases: { '1.0.0': release } } };
    }),
  );

  const { registry } = await mergeRegistry(place);

  expect(registry.remotes['remote-admin']?.releases['1.0.0']).toEqual(aFragmentRelease('1.0.0', 1));
});

test.each([
  [
    'a canary for roles of another remote',
    { version: '1.0.0', percent: 5, roles: ['5002' as const] },
    /Role 5002/,
  ],
  ['a canary above 100 percent', { version: '1.0.0', percent: 101 }, /canary that cannot be used/],
])('refuses %s and writes nothing', async (_what, wish, problem) => {
  await publish('admin', '1.0.0');
  await publish('admin', '1.1.0');
  const before = await place.store.read('registry.d/test/remote-admin.json');

  const update = await updateFragment(
    place,
    'remote-admin',
    onFragment((fragment) => setCanary(fragment, wish)),
  );

  expect(update.ok ? '' : update.problem).toMatch(problem);
  expect(await place.store.read('registry.d/test/remote-admin.json')).toEqual(before);
});

test('refuses a base that is not reached over https', async () => {
  const origin = { family: 'admin', base: 'http://cdn.example.com/r/remote-admin/' } as const;
  const update = await updateFragment(place, 'remote-admin', (current) => ({
    ok: true,
    fragment: activateRelease(current, origin, '1.0.0', aFragmentRelease('1.0.0', 1)),
  }));

  expect(update).toEqual({
    ok: false,
    problem: 'http://cdn.example.com/r/remote-admin/ is not reached over https.',
  });
});

test('a merge that finds nothing new still writes a part that is missing', async () => {
  await publish('admin', '1.0.0');
  await mergeRegistry(place);
  await place.store.remove('registry/test/remote-admin.json');

  const { registry } = await mergeRegistry(place);

  expect(registry.serial).toBe(1);
  expect(await place.store.read('registry/test/remote-admin.json')).toBeDefined();
});

test('of two merges at once, the parts say what the registry says in the end', async () => {
  await publish('admin', '1.0.0');

  await interleave('registry/test/remote-admin.json', mergeRegistry, async () => {
    await publish('admin', '1.1.0');
    await mergeRegistry(place);
  });

  const part = await place.store.read('registry/test/remote-admin.json');
  expect(JSON.parse(Buffer.from(part?.bytes ?? '').toString())).toMatchObject({
    serial: 2,
    remotes: { 'remote-admin': { active: '1.1.0' } },
  });
});

import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countReport } from './release-health.ts';
import { showReleaseHealth } from './show-health.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld('2026-11-06T15:00:00Z');
  await count('1.1.0', '2026-11-06T15:00:00Z', 1);
  await count('1.1.0', '2026-11-07T15:00:00Z', 2);
  await count('1.2.0', '2026-11-20T15:00:00Z', 1);
  await count('9.9.9', '2026-11-20T15:00:00Z', 1);
});
afterAll(() => world.stop());

async function count(version: string, at: string, times: number): Promise<void> {
  world.setNow(at);
  for (let time = 0; time < times; time += 1)
    await countReport(world.trusted, { remote: 'remote-cs', version, outcome: 'ready', wait: '2' });
}

const ask = (who: 'admin' | 'service' | 'client', ...versions: string[]) =>
  showReleaseHealth(
    world.trusted,
    world.callers[who],
    checkedRequest('releaseHealth', {
      releases: versions.map((version) => ({ remote: 'remote-cs', version })),
    }),
  );

it('an admin sees the counts of the releases that the page names, of the last 14 days', async () => {
  expect(await ask('admin', '1.2.0', '1.1.0', '1.0.0')).toEqual({
    rows: [
      { remote: 'remote-cs', version: '1.2.0', day: '2026-11-20', counts: { ready: 1, 'wait-2': 1 } },
      { remote: 'remote-cs', version: '1.1.0', day: '2026-11-07', counts: { ready: 2, 'wait-2': 2 } },
    ],
  });
});

it('nothing is named, nothing is told', async () => {
  expect(await ask('admin')).toEqual({ rows: [] });
});

it.each(['service', 'client'] as const)('%s is refused', async (who) => {
  await expect(ask(who, '1.2.0')).rejects.toMatchObject({ reason: 'not-allowed' });
});

it.each([
  ['another path', 'remote-cs', '1.2.0/x'],
  ['another folder', '../users', '1.2.0'],
  ['a long one', 'remote-cs', `1.0.0-${'a'.repeat(64)}`],
])('%s in place of a release is refused', (_name, remote, version) => {
  expect(() => checkedRequest('releaseHealth', { releases: [{ remote, version }] })).toThrow(/That is no/);
});

import { type ServedEndpoint, serveEndpoint, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseCountsListener } from './counts-listener.ts';
import { countReport } from './release-health.ts';

let world: World;
let served: ServedEndpoint;

beforeAll(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
  served = await serveEndpoint((onFailure) => releaseCountsListener(() => world.trusted, onFailure));
  for (const version of ['1.1.0', '1.1.0', '1.2.0'])
    await countReport(world.trusted, { remote: 'remote-cs', version, outcome: 'mount' });
});
afterAll(async () => {
  served.stop();
  await world.stop();
});

it('the counts of one release are given by day, and of no other', async () => {
  const answer = await fetch(`${served.origin}/?remote=remote-cs&version=1.1.0`);

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ '2026-11-20': { mount: 2 } });
});

it.each([
  ['no release', '/?remote=remote-cs', 'GET'],
  ['another method', '/?remote=remote-cs&version=1.1.0', 'POST'],
])('%s is refused', async (_name, path, method) => {
  expect((await fetch(served.origin + path, { method })).status).toBe(400);
  expect(served.failures).toEqual([]);
});

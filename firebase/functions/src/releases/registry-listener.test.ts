import { type ServedEndpoint, serveEndpoint, startWorld, type World } from '@vcms/server/test-support';
import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registryListener } from './registry-listener.ts';
import { createRegistryObjects, KEPT_MS, type ObjectBucket } from './registry-objects.ts';

const BUCKET = 'vcms-releases';
let world: World;
let served: ServedEndpoint;
let time = 0;
/** Set: the bucket does not answer. */
let outage: Error | undefined;
let readings = 0;

beforeAll(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
  const watched: ObjectBucket = {
    file: (name) => ({
      download: async () => {
        readings += 1;
        if (outage !== undefined) throw outage;
        return bucket().file(name).download();
      },
    }),
  };
  served = await serveEndpoint((onFailure) =>
    registryListener(createRegistryObjects({ bucket: () => watched, now: () => time, onFailure }), onFailure),
  );
});
beforeEach(() => {
  outage = undefined;
  served.failures.length = 0;
  time += KEPT_MS;
});
afterAll(async () => {
  served.stop();
  await world.stop();
});

function bucket() {
  return getStorage(getApp(world.projectId)).bucket(BUCKET);
}
const put = (name: string, value: object) =>
  bucket().file(name).save(JSON.stringify(value), { resumable: false });
const get = (path: string, init?: RequestInit) => fetch(served.origin + path, init);
const ACTIVE = '/registry/production/remote-cs.json';

it('a rollback in the bucket is what the next reading gives, without a deploy', async () => {
  await put('registry/production/remote-cs.json', { active: '1.1.0' });
  const first = await get(ACTIVE);
  expect(await first.json()).toEqual({ active: '1.1.0' });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });

  const etag = first.headers.get('etag') ?? '';
  time += KEPT_MS;
  expect((await get(ACTIVE, { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304);

  await put('registry/production/remote-cs.json', { active: '1.0.0' });
  time += KEPT_MS;
  const after = await get(ACTIVE, { headers: { 'if-none-match': etag } });
  expect([after.status, await after.json()]).toEqual([200, { active: '1.0.0' }]);
});

it('many tabs of one moment cost one reading', async () => {
  await put('registry/production.json', { serial: 1 });
  const before = readings;

  await Promise.all(Array.from({ length: 20 }, () => get('/production.json')));

  expect(readings - before).toBe(1);
});

it('while the bucket does not answer the last copy goes on, and whoever has none is told to come again', async () => {
  await put('registry/staging.json', { serial: 7 });
  await get('/registry/staging.json');
  time += KEPT_MS;
  outage = new Error('bucket');

  expect(await (await get('/registry/staging.json')).json()).toEqual({ serial: 7 });
  const none = await get('/registry/other.json');

  expect([none.status, none.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(served.failures).toHaveLength(2);
});

it.each([
  ['who published', '/registry.d/production/remote-cs.json'],
  ['… by a detour', '/registry/../registry.d/production/remote-cs.json'],
  ['… by a detour in disguise', '/registry/%2e%2e/registry.d/production.json'],
  ['what looks said', '/health/production/remote-cs_1.0.0_1.1.0.json'],
  ['a release', '/r/remote-cs/1.0.0-abc/release.json'],
  ['a remote that there is not', '/registry/production/remote-x.json'],
  ['a registry that there is not', '/registry/nothing.json'],
])('%s is not given: 404, and never from a cache', async (_name, path) => {
  await put('registry.d/production/remote-cs.json', { secret: true });

  const answer = await get(path);

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('nothing is written by it', async () => {
  expect((await get(ACTIVE, { method: 'PUT', body: '{}' })).status).toBe(405);
});

it('a look at the head comes without a body', async () => {
  const answer = await get(ACTIVE, { method: 'HEAD' });

  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

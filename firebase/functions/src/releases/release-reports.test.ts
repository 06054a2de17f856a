import { type ServedEndpoint, serveEndpoint, startWorld, type World } from '@vcms/server/test-support';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { purge } from '../retention/purge.ts';
import { RELEASE_HEALTH } from './release-health.ts';
import { releaseReportListener } from './report-listener.ts';

let world: World;
let served: ServedEndpoint;

beforeEach(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
  served = await serveEndpoint((onFailure) => releaseReportListener(() => world.trusted, onFailure));
});

afterEach(async () => {
  served.stop();
  await world.stop();
});

const send = async (body: unknown, init: RequestInit = {}, path = '/releaseReport/v1') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await fetch(served.origin + path, { method: 'POST', body: text, ...init })).status;
};
const ready = { remote: 'remote-admin', version: '1.2.0', outcome: 'ready', wait: '2' };
const PLACE = `${RELEASE_HEALTH}/remote-admin_1.2.0_2026-11-20`;

it('reports of a release are added up by day, and nothing else of them is kept', async () => {
  expect(await send(ready)).toBe(204);
  expect(await send({ ...ready, wait: 'more' })).toBe(204);
  expect(await send({ remote: 'remote-admin', version: '1.2.0', outcome: 'mount' })).toBe(204);

  const { expireAt, ...kept } = (await world.read(PLACE)) ?? {};
  const counts = { ready: 2, 'wait-2': 1, 'wait-more': 1, mount: 1 };
  expect(kept).toEqual({ remote: 'remote-admin', version: '1.2.0', day: '2026-11-20', counts });
  expect(expireAt).toBeDefined();
  expect(served.failures).toEqual([]);
});

it('the address may leave out the name of the function, as its own host does', async () => {
  expect(await send(ready, {}, '/v1')).toBe(204);
});

it('reports that come at the same moment are all counted', async () => {
  await send(ready);

  await Promise.all(Array.from({ length: 20 }, () => send(ready)));

  expect(await world.read(PLACE)).toMatchObject({ counts: { ready: 21 } });
});

it.each([
  ['what is no report', 400, () => send({ ...ready, userId: 'u1' })],
  ['a remote that is not known', 400, () => send({ ...ready, remote: 'x' })],
  ['more than 1 KB', 413, () => send(JSON.stringify(ready) + ' '.repeat(1024))],
  ['another method', 405, () => send('', { method: 'PUT' })],
  ['another path', 404, () => send(ready, {}, '/releaseReport/v2')],
])('%s is refused with %i and nothing is counted', async (_name, status, ask) => {
  expect(await ask()).toBe(status);
  expect(await world.list(RELEASE_HEALTH)).toEqual([]);
});

it('somebody who makes versions up fills 60 counters in an hour, and known ones go on', async () => {
  for (let patch = 0; patch < 60; patch += 1) await send({ ...ready, version: `9.0.${patch}` });

  expect(await send({ ...ready, version: '9.0.60' })).toBe(429);
  expect(await send({ ...ready, version: '9.0.0' })).toBe(204);
  expect(await world.list(RELEASE_HEALTH)).toHaveLength(60);
});

it('a counter that is flooded stops', async () => {
  await send(ready);
  await world.trusted.db.doc(PLACE).update({ 'counts.ready': FieldValue.increment(200_000) });

  expect(await send(ready)).toBe(429);
});

it('counters go after 90 days', async () => {
  await send(ready);

  world.setNow('2027-02-18T14:00:00Z');
  await purge(world.trusted);
  expect(await world.list(RELEASE_HEALTH)).toHaveLength(1);

  world.setNow('2027-02-18T16:00:00Z');
  await purge(world.trusted);
  expect(await world.list(RELEASE_HEALTH)).toEqual([]);
});

import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/world.ts';
import { receivedWords, tellReceived } from './received.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** @param at in UTC; noon in Chicago is 18:00 */
function receive(key: string, at = '2026-11-20T15:00:00Z', companyId = 'a', place = 'insurance' as const) {
  return tellReceived(world.trusted, ['service'], {
    ...{ companyId, companyName: companyId, place, key, item: `Policy ${key}` },
    at: Timestamp.fromDate(new Date(at)),
  });
}

const told = async () =>
  (await world.list('notifications')).map(({ title, body }) => `${title} | ${body}`).sort();

it('is one for all that a contractor submits in half a day, each counted once', async () => {
  await Promise.all([receive('1'), receive('1')]);
  expect(await told()).toEqual(['Document received | a: Policy 1 waits for review.']);

  for (const key of ['2', '3', '4', '4', '1']) await receive(key);
  expect(await told()).toEqual([
    '4 documents received | a: 4 items wait for review: Policy 1; Policy 2; Policy 3; 1 more.',
  ]);
  const [notice] = await world.list('notifications');
  expect(Object.keys(notice ?? {}).sort()).toEqual(['body', 'date_time', 'id', 'read', 'title', 'toId']);
});

it('is another one in the afternoon and for another contractor', async () => {
  await receive('5', '2026-11-20T18:30:00Z');
  await receive('6', '2026-11-20T15:00:00Z', 'b');
  expect(await told()).toHaveLength(3);
});

it('comes back after it was dismissed with what came since, and not with what was told', async () => {
  const mine = (await world.list('notifications')).find(({ id }) => id.includes('received-b'));
  await world.trusted.db.doc(`notifications/${mine?.id}`).delete();

  await receive('6', '2026-11-20T15:00:00Z', 'b');
  expect(await told()).toHaveLength(2);
  await receive('7', '2026-11-20T15:00:00Z', 'b');
  expect(await told()).toContain('Document received | b: Policy 7 waits for review.');
});

it('fits the bounds of a notification as far as names do', () => {
  const { title, body } = receivedWords(
    'Acme Roofing',
    Array.from({ length: 50 }, (_, at) => `Policy ${at}`),
  );
  expect(title).toBe('50 documents received');
  expect(body).toBe('Acme Roofing: 50 items wait for review: Policy 0; Policy 1; Policy 2; 47 more.');
});

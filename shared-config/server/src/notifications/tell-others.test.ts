import { afterAll, beforeAll, expect, it } from 'vitest';
import { countWithin } from '../core/rate-limit.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { MESSAGES_AN_HOUR, tellOthers } from './tell-others.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:05:00Z');
});
afterAll(() => world.stop());

const tell = (companyId: string, key: string, toIds: readonly string[]) =>
  tellOthers(world.trusted, companyId, toIds, { eventKey: key, title: 'Event invitation', body: key });
const held = async () => (await world.list('audit')).filter(({ action }) => action === 'message.hold');

it('tells each person once, and counts nobody who was told before', async () => {
  await countWithin(world.trusted, MESSAGES_AN_HOUR, 'x', MESSAGES_AN_HOUR.count - 2);
  expect(await tell('x', 'one', ['client', 'contractor', 'client'])).toBe(2);

  expect(await tell('x', 'one', ['client', 'contractor'])).toBe(0);
  expect(await held()).toEqual([]);
});

it('tells nobody once the company has written to so many within the hour, and says so once in the audit', async () => {
  for (const key of ['two', 'three']) expect(await tell('x', key, ['client'])).toBe(0);

  expect(await held()).toMatchObject([{ entityId: 'x', reason: expect.stringContaining('1000 messages') }]);
});

it('goes on for other companies, and for this one in the next hour', async () => {
  expect(await tell('y', 'four', ['client'])).toBe(1);
  world.setNow('2026-11-20T16:05:00Z');
  expect(await tell('x', 'five', ['client'])).toBe(1);
  const told = (await world.list('notifications')).map(({ body, toId }) => `${toId}: ${body}`).sort();
  expect(told).toEqual(['client: five', 'client: four', 'client: one', 'contractor: one']);
});

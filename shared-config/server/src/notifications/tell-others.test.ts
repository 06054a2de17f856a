import { afterAll, beforeAll, expect, it } from 'vitest';
import { countSharedCalls } from '../core/shared-limit.ts';
import { startWorld, type World } from '../test-support/world.ts';
import { MESSAGES_AN_HOUR, tellOthers } from './tell-others.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:05:00Z');
});
afterAll(() => world.stop());

const tell = (companyId: string, key: string, toIds: readonly string[], uid = `of-${companyId}`) =>
  tellOthers(world.trusted, { companyId, uid }, toIds, {
    eventKey: key,
    title: 'Event invitation',
    body: key,
  });
/** So many messages of somebody of client X. */
const count = (uid: string, number: number) =>
  countSharedCalls(world.trusted, MESSAGES_AN_HOUR, { companyId: 'x', uid }, number);
const held = async () => (await world.list('audit')).filter(({ action }) => action === 'message.hold');

it('tells each person once, and counts nobody who was told before', async () => {
  await count('somebody', 500);
  await count('others', MESSAGES_AN_HOUR.count - 502);
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

it('holds back what one person writes beyond a part of it, and goes on for the colleagues', async () => {
  world.setNow('2026-11-20T17:05:00Z');
  await count('somebody', MESSAGES_AN_HOUR.ofOne - 1);
  expect(await tell('x', 'six', ['client'], 'somebody')).toBe(1);
  for (const key of ['seven', 'eight']) expect(await tell('x', key, ['client'], 'somebody')).toBe(0);

  expect(await tell('x', 'nine', ['client'], 'a-colleague')).toBe(1);
  expect((await held()).filter(({ entityId }) => entityId === 'somebody')).toMatchObject([
    { reason: expect.stringContaining('750 messages of one person') },
  ]);
});

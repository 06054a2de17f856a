import type { Caller } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askFullPlan } from './ask-full-plan.ts';

let world: World;
let limited: Caller;
beforeAll(async () => {
  world = await startWorld();
  const company = { ...(await world.read('companies/a')), name: 'Birch Roofing' };
  await world.put('companies/b', { ...company, plan: 'limited' });
  await world.put('engagements/x_b', {
    ...APPROVED_ENGAGEMENT,
    contractorId: 'b',
    clientName: 'Northfield',
    state: 'invited',
  });
  limited = await world.addPerson('limited', '5006', 'b');
});
afterAll(() => world.stop());

const notices = async () =>
  (await world.list('notifications')).filter(({ title }) => title === 'Full plan requested');
const lines = async () => (await world.list('audit')).filter(({ action }) => action === 'company.ask_plan');

it('tells the firm once a day that a limited contractor asks for the full plan, and for whom', async () => {
  await Promise.all([askFullPlan(world.trusted, limited), askFullPlan(world.trusted, limited)]);
  await askFullPlan(world.trusted, limited);

  const told = await notices();
  expect(new Set(told.map(({ toId }) => toId))).toEqual(new Set(['admin', 'service']));
  expect(told).toHaveLength(2);
  expect(told[0]?.body).toBe('Birch Roofing asks for the full plan. Its clients: Northfield.');
  expect(await lines()).toMatchObject([{ actorUid: 'limited', entityId: 'b' }]);
});

it('is refused to a company that has the full plan, and to other roles', async () => {
  await world.put('companies/b', { ...(await world.read('companies/b')), plan: 'full' });

  await expect(askFullPlan(world.trusted, limited)).rejects.toMatchObject({ reason: 'wrong-state' });
  for (const caller of [world.callers.contractor, world.callers.client])
    await expect(askFullPlan(world.trusted, caller)).rejects.toMatchObject({ reason: 'not-allowed' });
  expect(await lines()).toHaveLength(1);
});

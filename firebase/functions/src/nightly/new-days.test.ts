import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourIn, refreshNewDays } from './new-days.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.trusted.db.doc('companies/x').update({ timezone: 'America/Los_Angeles' });
  for (const id of ['x', 'y']) {
    const names = { clientName: id, contractorName: 'Acme Roofing' };
    await world.put(`engagements/${id}_a`, { clientId: id, contractorId: 'a', ...names, state: 'approved' });
  }
});
afterAll(() => world.stop());

it.each([
  ['2026-11-21T06:05:00Z', 'America/Chicago', 0],
  ['2026-11-21T08:05:00Z', 'America/Los_Angeles', 0],
  ['2026-11-21T08:05:00Z', 'America/New_York', 3],
  ['2026-11-21T06:05:00Z', 'Nowhere/Town', 0],
  ['2026-11-21T06:05:00Z', '', 0],
])('at %s it is in %j hour %d', (moment, zone, hour) => {
  expect(hourIn(new Date(moment), zone)).toBe(hour);
});

it('judges a client as its own day begins, neither before nor an hour later, and leaves the others to the night', async () => {
  world.setNow('2026-11-21T07:05:00Z');
  expect(await refreshNewDays(world.trusted)).toBe(0);
  world.setNow('2026-11-21T06:05:00Z');
  expect(await refreshNewDays(world.trusted)).toBe(0);

  world.setNow('2026-11-21T08:05:00Z');
  expect(await refreshNewDays(world.trusted)).toBe(1);
  await refreshNewDays(world.trusted);

  expect((await world.read('snapshots/x_a'))?.result).toMatchObject({ asOf: '2026-11-21' });
  expect(await world.read('snapshots/y_a')).toBeUndefined();
});

import { addDays, firmDate, KEEPING_NIGHT } from '@vcms/domain';
import { buildAssignment } from '@vcms/domain/test-support';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNightly } from './run-nightly.ts';

const PAIR = { clientId: 'x', contractorId: 'a' };

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  const names = {
    clientName: 'Northfield',
    contractorName: 'Acme Roofing',
    workTypes: ['roofing'],
    sites: [],
  };
  await world.put('engagements/x_a', { ...PAIR, ...names, state: 'approved', riskLevel: 'medium' });
});
afterAll(() => world.stop());

const assign = (staffId: string, fields: object) =>
  world.put(`staffAssignments/x_${staffId}`, { ...buildAssignment(staffId, PAIR), ...fields });
const visible = async (staffId: string) => (await world.read(`staffAssignments/x_${staffId}`))?.visible;

it('the night of the release looks at the assignments from before, a later one at those that end', async () => {
  const today = firmDate(world.trusted.now());
  await assign('now', {});
  await assign('ends', { to: addDays(today, -90) });
  await assign('left', { to: addDays(today, -91) });

  await runNightly(world.trusted, { purge: false, id: KEEPING_NIGHT });
  expect(await Promise.all(['now', 'ends', 'left'].map(visible))).toEqual([true, true, false]);

  world.setNow('2026-11-21T18:00:00Z');
  const report = await runNightly(world.trusted, { purge: false });
  expect(report.assignmentsInSight).toBe(1);
  expect(await Promise.all(['now', 'ends', 'left'].map(visible))).toEqual([true, false, false]);
});

it('a night closes the files of people that a tab of an older release put up for every client', async () => {
  const file = { contractorId: 'a', typeId: 'staff_photo', visibility: 'engaged', state: 'submitted' };
  await world.put('companies/a/staff/ana', { contractorId: 'a', photo: 'picture' });
  await world.put('companies/a/documents/picture', file);

  world.setNow('2026-11-22T18:00:00Z');
  const report = await runNightly(world.trusted, { purge: false });
  expect(report.filesOfPeople).toBe(1);
  expect(await world.read('companies/a/documents/picture')).toMatchObject({
    visibility: 'company',
    staffId: 'ana',
  });
});

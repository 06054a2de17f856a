import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queuePlaces } from './queue-places.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const put = (contractorId: string, subjectId: string, submittedOn: string, more: object = {}) => {
  const task = { scope: 'firm', subjectType: 'policy', subjectId, contractorId, submittedOn, ...more };
  return world.put(`reviewTasks/${task.scope}_${task.subjectType}_${contractorId}_${subjectId}`, task);
};

it('tells what of the own company waits, and of others a number only', async () => {
  const own = { line: 'gl', policyNumber: 'GL-1001' };
  await put('a', 'p1', '2026-11-18', own);
  await put('a', 'e1', '2026-11-17', { subjectType: 'emr', emr: { effective: '2026-01-01', value: '0.9' } });
  await put('b', 'p1', '2026-11-16', { contractorName: 'Someone else' });
  await put('b', 'p2', '2026-11-18', { contractorName: 'Someone else' });
  await put('aa', 'p3', '2026-11-18');
  await put('b', 'p4', '2026-11-19');
  await put('b', 'p5', '2026-11-01', { scope: 'x' });

  expect(await queuePlaces(world.trusted, world.callers.contractor)).toEqual({
    total: 2,
    waiting: [
      { id: 'e1', title: 'EMR 01/01/2026', submittedOn: '2026-11-17', ahead: 0 },
      // p1 of b, a day earlier. Of the same day, the ids decide: `…_a_p1` comes before `…_aa_p3`.
      { id: 'p1', title: 'Commercial general liability GL-1001', submittedOn: '2026-11-18', ahead: 1 },
    ],
  });
});

it('is for the contractor', async () => {
  await expect(queuePlaces(world.trusted, world.callers.client)).rejects.toMatchObject({
    reason: 'not-allowed',
  });
});

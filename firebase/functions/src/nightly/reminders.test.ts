import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remindOfReviews } from './reminders.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('tells the firm of answers that wait too long, as of any other evidence (N20)', async () => {
  await world.put('users/reviewer', { role: '5002', status: 'active', companyId: 'firm' });
  const answers = { contractorId: 'a', definitionId: 'safety', version: 1 };
  await world.put('companies/a/answers/safety', {
    ...answers,
    state: 'submitted',
    submittedOn: '2026-11-12',
  });
  await world.put('companies/b/answers/safety', { ...answers, state: 'accepted', submittedOn: '2026-11-12' });
  await world.put('companies/c/answers/safety', {
    ...answers,
    state: 'in_review',
    submittedOn: '2026-11-25',
  });

  // No reviewer has a queue for it.
  await world.put('companies/a/documents/w9', {
    ...{ contractorId: 'a', category: 'w9', typeId: 'w9', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-12' },
  });

  expect(await remindOfReviews(world.trusted, '2026-11-26')).toBe(1);
  const told = await world.list('notifications');
  const body = '1 item is older than 3 working days.';
  expect(told.find(({ toId }) => toId === 'reviewer')).toMatchObject({ title: 'Review overdue', body });
});

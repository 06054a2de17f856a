import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEngagementWritten } from './on-engagement-written.ts';
import { remindContractor } from './remind-contractor.ts';

let world: World;
const PAIR = { clientId: 'x', contractorId: 'a' };

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'in_progress' }));

const remind = (caller = world.callers.service) => remindContractor(world.trusted, caller, PAIR);

async function reminders() {
  const notices = await world.list('notifications');
  return notices.filter(({ title }) => title === 'Reminder').map(({ toId }) => toId);
}

async function lines() {
  return (await world.list('audit')).filter(({ action }) => action.startsWith('engagement.'));
}

it('reaches the people of the contractor once, whoever asks at the same moment, and is no move', async () => {
  const before = await world.read('engagements/x_a');
  const asked = await Promise.allSettled([remind(), remind()]);
  const after = await world.read('engagements/x_a');
  await onEngagementWritten(world.trusted, { id: 'x_a', eventId: 'reminded', before, after });

  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await reminders()).toEqual(['contractor']);
  expect((await world.list('noticeMail')).map(({ toId, place }) => [toId, place])).toEqual([
    ['contractor', 'engagements'],
  ]);
  expect((await lines()).map(({ action, actorUid }) => [action, actorUid])).toEqual([
    ['engagement.remind', world.callers.service.uid],
  ]);
  expect(after?.updatedAt).toEqual(before?.updatedAt);
});

it('can be repeated after a day, not before', async () => {
  const first = world.trusted.now().getTime();
  const after = (hours: number) => {
    const trusted = { ...world.trusted, now: () => new Date(first + hours * 3_600_000) };
    return remindContractor(trusted, world.callers.service, PAIR);
  };
  const remindedAt = Timestamp.fromMillis(first);
  await world.trusted.db.doc('engagements/x_a').update({ remindedAt });
  await expect(after(23.9)).rejects.toMatchObject({ reason: 'too-many' });
  const told = (await reminders()).length;
  await after(24);
  expect(await reminders()).toHaveLength(told + 1);
});

it('is for customer service, while the next step is the contractor’s', async () => {
  await expect(remind(world.callers.client)).rejects.toMatchObject({ reason: 'not-allowed' });
  await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'submitted' });
  await expect(remind()).rejects.toMatchObject({ reason: 'wrong-state' });
});

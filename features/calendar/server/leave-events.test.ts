import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveEvents } from './leave-events.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const event = { title: 'Talk', visibility: 'company', attendees: ['mover', 'client'], createdBy: 'client' };
  await world.put('calendarEvents/old', { ...event, ownerCompanyId: 'a' });
  await world.put('calendarEvents/firms', { ...event, ownerCompanyId: 'firm', visibility: 'me' });
  await world.put('calendarEvents/new', { ...event, ownerCompanyId: 'b' });
  await world.put('calendarEvents/others', { ...event, ownerCompanyId: 'a', attendees: ['client'] });
  await world.addPerson('mover', '5005', 'a');
});
afterAll(() => world.stop());

const attendees = async (id: string) => (await world.read(`calendarEvents/${id}`))?.attendees;
const leave = async (before: object) => leaveEvents(world.trusted, 'mover', before);

it('whoever changes the company is invited to events of the new one only', async () => {
  const before = (await world.read('users/mover')) ?? {};
  expect(await leave(before)).toBe(0);

  await world.put('users/mover', { ...before, companyId: 'b' });
  expect(await leave(before)).toBe(2);

  expect(await attendees('old')).toEqual(['client']);
  expect(await attendees('firms')).toEqual(['client']);
  expect(await attendees('new')).toEqual(['mover', 'client']);
  expect(await attendees('others')).toEqual(['client']);
  expect(await leave(before)).toBe(0);
});

it('a person who is new to the product leaves nothing', async () => {
  expect(await leaveEvents(world.trusted, 'mover', undefined)).toBe(0);
});

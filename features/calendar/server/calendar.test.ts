import { APPROVED_ENGAGEMENT, startWorld, thrice, told, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarNames, calendarPeople } from './calendar-people.ts';
import { EVENT_REMINDERS, planReminders, sendDueReminders } from './event-reminders.ts';
import { eventTime } from './event-time.ts';
import { onEventWritten } from './on-event-written.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

describe('an event (N19)', () => {
  const start = new Date('2026-11-20T16:00:00Z');

  it('reminds its people once at the time that was chosen, and a deleted one nobody', async () => {
    const event = {
      ...{ title: 'Toolbox talk', start: Timestamp.fromDate(start), reminderMinutes: [15, 60] },
      ...{ ownerCompanyId: 'x', zone: 'America/Chicago' },
    };
    for (const id of ['ev1', 'gone']) {
      // The last two are of another client and of nobody.
      await world.put(`calendarEvents/${id}`, { ...event, attendees: ['contractor', 'reduced', 'nobody'] });
      await world.trusted.db.doc(`calendarEvents/${id}`).update({ createdBy: 'client' });
      await thrice(() => planReminders(world.trusted, id));
    }
    await world.trusted.db.doc('calendarEvents/gone').delete();
    await planReminders(world.trusted, 'gone');
    expect((await world.list(EVENT_REMINDERS)).map(({ id }) => id).sort()).toEqual(['ev1_15', 'ev1_60']);

    world.setNow('2026-11-20T15:45:10Z');
    await Promise.all([sendDueReminders(world.trusted), sendDueReminders(world.trusted)]);
    await sendDueReminders(world.trusted);

    const text = 'Toolbox talk, 11/20/2026, 10:00 AM CST.';
    expect(await told(world, 'Event reminder')).toEqual(
      [`client: ${text}`, `client: ${text}`, `contractor: ${text}`, `contractor: ${text}`].sort(),
    );
    expect(await world.list(EVENT_REMINDERS)).toEqual([]);
  });
});

describe('an invitation to an event (N19)', () => {
  it.each([
    ['x', 'client', ['contractor', 'second', 'service']],
    ['a', 'contractor', ['client', 'second', 'service']],
    ['y', 'reduced', ['service']],
    ['firm', 'service', ['client', 'contractor', 'reduced', 'second']],
    ['', 'reduced', []],
  ])('invites those whom its company %s may address, whatever its list says', async (company, by, told19) => {
    if (company === 'x') {
      await world.addPerson('second', '5003', 'x');
      await world.addPerson('left', '5003', 'x', 'disabled');
    }
    const everybody = ['client', 'contractor', 'reduced', 'service', 'second', 'left', 'nobody'];
    const event = { title: `Of ${company}`, ownerCompanyId: company, createdBy: by, attendees: everybody };
    await thrice(() => onEventWritten(world.trusted, `phish-${company}`, event));

    const invited = (await told(world, 'Event invitation')).filter((line) =>
      line.includes(`: Of ${company},`),
    );
    expect(invited.map((line) => line.split(':')[0])).toEqual(told19);
  });
});

describe('when an event is', () => {
  const start = Timestamp.fromDate(new Date('2026-11-01T07:30:00Z'));

  it('is told in the time zone of its author, whole days as a date, and in UTC where no zone is known', () => {
    expect(eventTime({ start, zone: 'America/Chicago' })).toBe('11/01/2026, 1:30 AM CST');
    expect(eventTime({ start, zone: 'Nowhere/At all' })).toBe('11/01/2026, 7:30 AM UTC');
    expect(eventTime({ start, allDay: true, zone: 'America/Chicago' })).toBe('11/01/2026');
  });
});

describe('who may be invited', () => {
  const names = async (caller: keyof World['callers'], companyId: string) =>
    (await calendarPeople(world.trusted, world.callers[caller], { companyId })).people.map(({ uid }) => uid);

  it('are colleagues, the firm, and the other side of a relation', async () => {
    expect(await names('client', 'x')).toContain('client');
    expect(await names('client', 'a')).toContain('contractor');
    expect(await names('contractor', 'x')).toContain('client');
    expect(await names('client', 'firm')).toContain('service');
    expect(await names('service', 'a')).toContain('contractor');
  });

  it.each([
    ['client', 'y'],
    ['reduced', 'a'],
    ['admin', 'x'],
    ['contractor', 'nobody'],
  ] as const)('are not told to %s of %s', async (caller, companyId) => {
    await expect(names(caller, companyId)).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});

describe('the names of an event', () => {
  it('are for those who see it', async () => {
    const event = { ownerCompanyId: 'x', visibility: 'me', createdBy: 'client', attendees: ['contractor'] };
    await world.put('calendarEvents/names', event);
    await world.trusted.db.doc('calendarEvents/names').update({ createdBy: 'client' });
    const ask = (caller: keyof World['callers']) =>
      calendarNames(world.trusted, world.callers[caller], { eventId: 'names' });
    for (const caller of ['client', 'contractor'] as const)
      expect((await ask(caller)).people.map(({ uid }) => uid)).toEqual(['client', 'contractor']);
    for (const caller of ['reduced', 'service'] as const)
      await expect(ask(caller)).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});

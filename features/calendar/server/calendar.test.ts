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

describe('a repeating event (N19)', () => {
  const HOUR = ['2026-10-19T14:00:00Z', '2026-10-19T15:00:00Z'].map((at) => Timestamp.fromDate(new Date(at)));
  /** Mondays at nine in Chicago, whose clocks go back on November 1. */
  const WEEKLY = {
    ...{ start: HOUR[0], end: HOUR[1], allDay: false, zone: 'America/Chicago' },
    ...{ rrule: 'FREQ=WEEKLY;BYDAY=MO', repeatsUntil: Timestamp.fromDate(new Date('2200-01-01T00:00:00Z')) },
    ...{ ownerCompanyId: 'x', reminderMinutes: [15], attendees: ['contractor'] },
  };
  const change = async (id: string, fields: object) => {
    await world.trusted.db.doc(`calendarEvents/${id}`).update(fields);
    await planReminders(world.trusted, id);
  };
  const put = async (id: string, event: object) => {
    await world.put(`calendarEvents/${id}`, { title: id, ...WEEKLY, ...event });
    await change(id, { createdBy: 'client' });
  };
  const planned = async (id: string) =>
    (await world.list(EVENT_REMINDERS))
      .filter(({ eventId }) => eventId === id)
      .map(({ at }) => (at as Timestamp).toDate().toISOString());
  /** What the contractor was told, in the order of the days. */
  const toldOf = async (id: string) =>
    (await told(world, 'Event reminder')).filter((line) => line.startsWith(`contractor: ${id},`));
  const send = () => Promise.all([sendDueReminders(world.trusted), sendDueReminders(world.trusted)]);

  it('reminds once of each occurrence, at its time of day over the change of the clocks', async () => {
    world.setNow('2026-10-20T08:00:00Z');
    await put('Huddle', {});
    expect(await planned('Huddle')).toEqual(['2026-10-26T13:45:00.000Z']);
    for (const at of ['2026-10-26T13:45:10Z', '2026-11-02T14:44:00Z', '2026-11-02T14:45:10Z']) {
      world.setNow(at);
      await send();
      // A change just after a reminder does not tell it again.
      await change('Huddle', { location: at });
      await send();
    }
    expect(await toldOf('Huddle')).toEqual([
      'contractor: Huddle, 10/26/2026, 9:00 AM CDT.',
      'contractor: Huddle, 11/02/2026, 9:00 AM CST.',
    ]);
    expect(await planned('Huddle')).toEqual(['2026-11-09T14:45:00.000Z']);
  });

  it('follows days that are left out and another rule, even where the plan does not know of them yet', async () => {
    world.setNow('2026-10-20T08:00:00Z');
    await put('Audit', { exdates: ['2026-10-26'] });
    expect(await planned('Audit')).toEqual(['2026-11-02T14:45:00.000Z']);
    await change('Audit', { exdates: ['2026-10-26', '2026-11-02'] });
    expect(await planned('Audit')).toEqual(['2026-11-09T14:45:00.000Z']);
    await change('Audit', { rrule: 'FREQ=MONTHLY;BYMONTHDAY=19', exdates: [] });
    expect(await planned('Audit')).toEqual(['2026-11-19T14:45:00.000Z']);

    await world.trusted.db.doc('calendarEvents/Audit').update({ exdates: ['2026-11-19'] });
    world.setNow('2026-11-19T14:45:10Z');
    await send();
    expect(await toldOf('Audit')).toEqual([]);
    expect(await planned('Audit')).toEqual(['2026-12-19T14:45:00.000Z']);
  });

  it('ends with its last occurrence, and does not tell what is over after a long outage', async () => {
    world.setNow('2026-10-20T08:00:00Z');
    await put('Course', { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' });
    world.setNow('2026-11-04T08:00:00Z');
    await send();
    expect(await planned('Course')).toEqual(['2026-11-09T14:45:00.000Z']);
    world.setNow('2026-11-09T14:50:00Z');
    await send();
    expect(await toldOf('Course')).toEqual(['contractor: Course, 11/09/2026, 9:00 AM CST.']);
    expect(await planned('Course')).toEqual([]);
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

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type Actor } from '@vcms/testing/access';
import { arrayUnion, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from './rules-world.ts';

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

let events = 0;
/** Of the event that was made last. */
const path = () => `calendarEvents/event-${events}`;

function create(actor: Actor, attendees: readonly string[], more: object = {}): Promise<void> {
  const at = serverTimestamp();
  events += 1;
  return setDoc(doc(world.as(actor), path()), {
    title: 'Your account is locked. Call 555-0199 now.',
    type: 'meeting',
    start: new Date('2026-12-01T15:00:00Z'),
    end: new Date('2026-12-01T16:00:00Z'),
    allDay: false,
    location: '',
    description: '',
    ownerCompanyId: actor.companyId,
    visibility: 'me',
    attendees,
    reminderMinutes: [],
    ...more,
    ...{ createdAt: at, createdBy: actor.uid, updatedAt: at, updatedBy: actor.uid, v: 1 },
  });
}

function invite(actor: Actor, ...uids: string[]): Promise<void> {
  const stamps = { updatedAt: serverTimestamp(), updatedBy: actor.uid };
  return updateDoc(doc(world.as(actor), path()), { attendees: arrayUnion(...uids), ...stamps });
}

const CLIENT = ACTORS['5003'];
const CONTRACTOR = ACTORS['5005'];

describe('the people of an event', () => {
  it.each([
    ['a client', CLIENT, ['u-other-client', 'u-other-contractor', 'u-nobody']],
    ['a client on the reduced plan', ACTORS['5004'], ['u-other-client', 'u-other-contractor']],
    ['a contractor', CONTRACTOR, ['u-other-contractor', 'u-colleague-of-l']],
    ['a limited contractor', ACTORS['5006'], ['u-other-client', 'u-contractor', 'u-client']],
    ['an admin', ACTORS['5001'], ['u-client', 'u-contractor']],
  ] as const)('are never strangers to %s, not even one among others', async (_who, actor, strangers) => {
    for (const stranger of strangers) {
      await assertFails(create(actor, [stranger]));
      await assertFails(create(actor, [actor.uid, 'u-cs', stranger]));
      await assertSucceeds(create(actor, [actor.uid]));
      await assertFails(invite(actor, stranger));
    }
  });

  it.each([
    ['a client', CLIENT, ['u-colleague-of-x', 'u-contractor', 'u-cs']],
    ['a contractor', CONTRACTOR, ['u-colleague-of-a', 'u-client', 'u-other-client']],
    ['a limited contractor', ACTORS['5006'], ['u-colleague-of-l', 'u-cs']],
    ['customer service', ACTORS['5002'], ['u-client', 'u-contractor', 'u-admin']],
  ] as const)('may be those whom %s sees', async (_who, actor, guests) => {
    await assertSucceeds(create(actor, guests));
    await assertSucceeds(invite(actor, actor.uid));
  });

  it('come in by threes, and those who are there stay', async () => {
    await assertFails(create(CLIENT, ['u-client', 'u-colleague-of-x', 'u-contractor', 'u-cs']));
    await assertSucceeds(create(CLIENT, ['u-client', 'u-colleague-of-x', 'u-contractor']));
    await assertSucceeds(invite(CLIENT, 'u-cs', 'u-limited', 'u-reduced'));
  });
});

const FAR = new Date('2200-01-01T00:00:00Z');
const DAILY = { zone: 'America/Chicago', rrule: 'FREQ=DAILY', repeatsUntil: FAR };

describe('how an event repeats', () => {
  it.each([
    'FREQ=DAILY;INTERVAL=99;COUNT=999',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,FR;UNTIL=20270131',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=YEARLY',
  ])('is a rule such as %s', async (rrule) => {
    await assertSucceeds(create(CLIENT, [], { ...DAILY, rrule, exdates: ['2026-12-02'] }));
  });

  it.each([
    ['a rule of seconds', { rrule: 'FREQ=SECONDLY' }],
    ['a rule that has more than a rule', { rrule: 'FREQ=DAILY\nX-EVIL:1' }],
    ['a rule with an end by day and by times', { rrule: 'FREQ=DAILY;COUNT=2;UNTIL=20270101' }],
    ['an end before the event', { repeatsUntil: new Date('2026-11-01T00:00:00Z') }],
    ['an end as a text', { repeatsUntil: '2200-01-01' }],
    ['days that are no days', { exdates: ['tomorrow'] }],
    ['too many days', { exdates: Array.from({ length: 101 }, () => '2026-12-02') }],
  ])('is never %s', async (_what, more) => {
    await assertFails(create(CLIENT, [], { ...DAILY, ...more }));
  });

  it('comes with its end, in a time zone, or not at all', async () => {
    const { rrule, repeatsUntil, zone } = DAILY;
    await assertFails(create(CLIENT, [], { rrule, zone }));
    await assertFails(create(CLIENT, [], { rrule, repeatsUntil }));
    await assertFails(create(CLIENT, [], { repeatsUntil, zone }));
    await assertFails(create(CLIENT, [], { exdates: ['2026-12-02'], zone }));
    await assertSucceeds(create(CLIENT, [], DAILY));
  });
});

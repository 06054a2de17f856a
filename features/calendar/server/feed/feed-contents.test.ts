import { LINE_LABELS } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIn } from '../../model/read-in.ts';
import { type FeedWorld, startFeedWorld } from './feed-world.ts';
import { calendarFeedCreate, calendarFeedOff, calendarFeedReset } from './manage-feed.ts';

const SHARED = { visibility: 'engagement', engagementId: 'x_a', clientId: 'x', contractorId: 'a' };

let feeds: FeedWorld;
beforeAll(async () => {
  feeds = await startFeedWorld();
});
afterAll(() => feeds.stop());

const engage = (state: string) =>
  feeds.world.put('engagements/x_a', {
    ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
    ...{ state, workTypes: [], riskLevel: 'low', sites: [] },
  });

describe('a record that is damaged', () => {
  it('is told as an entry of today, counted once, until it can be read again', async () => {
    const { db } = feeds.world.trusted;
    await feeds.putEvent('Sound', 'client', { visibility: 'company' });
    await feeds.putEvent('Torn', 'client', { visibility: 'company', attendees: ['client'] });
    await db.doc('calendarEvents/torn').update({ title: 5 });
    const address = await feeds.create('client');
    const told = 'VCMS: 1 record could not be read';

    const seen = await feeds.titlesOf(address);
    expect(seen).toEqual(expect.arrayContaining(['Sound', told]));

    await db.doc('calendarEvents/torn').update({ title: 'Torn' });
    const mended = await feeds.titlesOf(address);
    expect(mended).toContain('Torn');
    expect(mended).not.toContain(told);
    for (const id of ['sound', 'torn']) await db.doc(`calendarEvents/${id}`).delete();
    await calendarFeedOff(feeds.world.trusted, feeds.world.callers.client);
  });
});

describe('what a feed holds', () => {
  it('is what its owner may see at the moment of asking', async () => {
    await engage('approved');
    await feeds.putEvent('Own of contractor', 'contractor');
    await feeds.putEvent('Of the client alone', 'client');
    await feeds.putEvent('Among colleagues', 'client', { visibility: 'company' });
    await feeds.putEvent('Invitation', 'client', { attendees: ['contractor'] });
    await feeds.putEvent('Of both', 'client', SHARED);
    await feeds.putEvent('Of another client', 'reduced', { visibility: 'company' });
    await feeds.putEvent('Invitation of a stranger', 'reduced', { attendees: ['contractor'] });
    await feeds.putEvent('Invitation of the firm', 'service', { attendees: ['contractor'] });
    await feeds.putEvent('Long ago', 'contractor', {
      start: Timestamp.fromDate(new Date('2026-08-01T15:00:00Z')),
      end: Timestamp.fromDate(new Date('2026-08-01T16:00:00Z')),
    });
    const address = await feeds.create('contractor');
    const seen = await feeds.titlesOf(address);
    expect(seen).toEqual(
      expect.arrayContaining(['Invitation', 'Invitation of the firm', 'Of both', 'Own of contractor']),
    );
    for (const title of [
      'Among colleagues',
      'Of the client alone',
      'Of another client',
      'Invitation of a stranger',
      'Long ago',
    ])
      expect(seen).not.toContain(title);

    await engage('ended');
    const ended = await feeds.titlesOf(address);
    for (const title of ['Invitation', 'Of both']) expect(ended).not.toContain(title);
    expect(ended).toEqual(expect.arrayContaining(['Invitation of the firm', 'Own of contractor']));

    await engage('approved');
    expect(await feeds.titlesOf(address)).toContain('Of both');
  });

  it('has repeating events that are not over, whenever they began, for each reason to see them', async () => {
    await engage('approved');
    const weekly = (from: string, until: string, more: object = {}) => ({
      start: Timestamp.fromDate(new Date(`${from}T15:00:00Z`)),
      end: Timestamp.fromDate(new Date(`${from}T16:00:00Z`)),
      ...{ rrule: 'FREQ=WEEKLY', zone: 'America/Chicago' },
      repeatsUntil: Timestamp.fromDate(new Date(until)),
      ...more,
    });
    const [endless, over] = ['2200-01-01T00:00:00Z', '2026-09-01T00:00:00Z'];
    await feeds.putEvent('Weekly since July', 'contractor', weekly('2026-07-06', endless));
    await feeds.putEvent('Weekly since January', 'contractor', weekly('2025-01-06', endless));
    await feeds.putEvent('Weekly of both', 'client', weekly('2025-01-06', endless, SHARED));
    const guests = { attendees: ['contractor'] };
    await feeds.putEvent('Weekly invitation', 'client', weekly('2025-01-06', endless, guests));
    await feeds.putEvent('Weekly of a stranger', 'reduced', weekly('2025-01-06', endless, guests));
    await feeds.putEvent('Weekly until August', 'contractor', weekly('2026-07-06', over));
    await feeds.putEvent('Weekly in two years', 'contractor', weekly('2028-07-03', endless));

    const { address } = await calendarFeedReset(feeds.world.trusted, feeds.world.callers.contractor);
    const file = await (await feeds.read(address)).text();
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((part) => new ICAL.Event(part))
      .filter(({ summary }) => summary.startsWith('Weekly'));
    expect(events.map(({ summary }) => summary).sort()).toEqual([
      'Weekly invitation',
      'Weekly of both',
      'Weekly since January',
      'Weekly since July',
    ]);
    expect(events.every((event) => event.isRecurring())).toBe(true);
  });

  it.each([
    ['the person is disabled', 'users/contractor', { status: 'disabled' }, { status: 'active' }],
    ['the company is suspended', 'companies/a', { status: 'suspended' }, { status: 'active' }],
    ['the role is none', 'users/contractor', { role: '9999' }, { role: '5005' }],
  ])('is nothing while %s', async (_why, path, change, back) => {
    const { address } = await calendarFeedReset(feeds.world.trusted, feeds.world.callers.contractor);
    await feeds.world.trusted.db.doc(path).update(change);
    const answer = await feeds.read(address);
    expect(answer.status).toBe(404);
    await feeds.world.trusted.db.doc(path).update(back);
    expect((await feeds.read(address)).status).toBe(200);
  });

  it('follows a person into another company and role', async () => {
    const moved = await feeds.world.addPerson('moved', '5003', 'x');
    const { address } = await calendarFeedCreate(feeds.world.trusted, moved);
    expect(await feeds.titlesOf(address)).toContain('Among colleagues');
    await feeds.world.trusted.db.doc('users/moved').update({ companyId: 'y', role: '5004' });
    const after = await feeds.titlesOf(address);
    expect(after).toContain('Of another client');
    expect(after).not.toContain('Among colleagues');
  });

  it('has the derived dates of the role, made by the rules of the page', async () => {
    const standing = {
      ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
      insurance: { endsOn: '2027-01-15', ends: { gl: '2027-01-15', wc: '2029-01-01' } },
    };
    await feeds.world.put('snapshots/x_a', { ...standing, visible: true });
    await feeds.world.put('snapshots/y_a', {
      ...standing,
      clientId: 'y',
      contractorName: 'Hidden',
      visible: false,
    });
    const clients = await feeds.create('client');
    const firms = await feeds.create('service');
    const limited = await feeds.world.addPerson('limited', '5006', 'a');
    const { address: none } = await calendarFeedCreate(feeds.world.trusted, limited);
    for (const address of [clients, firms]) {
      const titles = await feeds.titlesOf(address);
      expect(titles).toContain(`Acme Roofing: policy ends, ${LINE_LABELS.gl}`);
      expect(titles).toContain('Last day to file with OSHA: 2026');
      expect(titles.filter((title) => title.includes('policy ends'))).toHaveLength(1);
    }
    expect((await feeds.titlesOf(none)).filter((title) => /ends|OSHA|300A/.test(title))).toEqual([]);
    await feeds.world.trusted.db.doc('snapshots/x_a').update({ visible: false });
    expect((await feeds.titlesOf(clients)).filter((title) => title.includes('policy ends'))).toEqual([]);
  });
});

describe('a feed that two programs read in three time zones', () => {
  it('has its events at the right moments over the changes of the clocks, and whole days where they are', async () => {
    const address = await feeds.create('admin');
    const starts = {
      'Before autumn': '2026-10-31T14:00:00Z',
      'After autumn': '2026-11-02T15:00:00Z',
      'Before spring': '2027-03-13T15:00:00Z',
      'After spring': '2027-03-15T14:00:00Z',
    };
    for (const [title, start] of Object.entries(starts)) {
      const end = new Date(Date.parse(start) + 3_600_000);
      const times = { start: Timestamp.fromDate(new Date(start)), end: Timestamp.fromDate(end) };
      await feeds.putEvent(title, 'admin', { ...times, zone: 'America/Chicago' });
    }
    await feeds.putEvent('Whole day', 'admin', {
      start: Timestamp.fromDate(new Date('2027-03-14T00:00:00Z')),
      end: Timestamp.fromDate(new Date('2027-03-15T00:00:00Z')),
      allDay: true,
    });
    const file = await (await feeds.read(address)).text();
    for (const zone of ['America/Chicago', 'Europe/Berlin', 'Pacific/Auckland']) {
      for (const [program, told] of readIn(zone, file)) {
        for (const [title, start] of Object.entries(starts))
          expect(told[title]?.[0], `${title}, ${program} in ${zone}`).toBe(new Date(start).toISOString());
        expect(told['Whole day']?.[1], `${program} in ${zone}`).toBe('2027-03-14 00');
      }
    }
  });
});

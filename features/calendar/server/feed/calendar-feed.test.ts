import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LINE_LABELS } from '@vcms/domain';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIn } from '../../model/read-in.ts';
import { feedListener } from './feed-listener.ts';
import { CALENDAR_FEEDS } from './feed-record.ts';
import { calendarFeedCreate, calendarFeedOff, calendarFeedReset, calendarFeedState } from './manage-feed.ts';

const MISSING = 'There is no calendar at this address.\n';

let world: World;
let server: Server;
let origin = '';
const failures: unknown[] = [];
beforeAll(async () => {
  world = await startWorld();
  const answer = feedListener(
    () => world.trusted,
    (cause) => failures.push(cause),
  );
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await world.stop();
});

type Who = keyof World['callers'];

const read = (address: string, init: RequestInit = {}) => fetch(origin + new URL(address).pathname, init);
const create = async (who: Who) => (await calendarFeedCreate(world.trusted, world.callers[who])).address;

async function titlesOf(address: string): Promise<readonly string[]> {
  const answer = await read(address);
  expect(answer.status).toBe(200);
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  return events.map((event) => String(event.getFirstPropertyValue('summary'))).sort();
}

async function putEvent(title: string, by: Who, more: object = {}): Promise<void> {
  const { uid, companyId } = world.callers[by];
  const id = title.toLowerCase().replaceAll(' ', '-');
  const times = {
    start: Timestamp.fromDate(new Date('2026-12-01T15:00:00Z')),
    end: Timestamp.fromDate(new Date('2026-12-01T16:00:00Z')),
    allDay: false,
  };
  await world.put(`calendarEvents/${id}`, {
    ...{ title, type: 'meeting', location: '', description: '', ...times, ownerCompanyId: companyId },
    ...{ visibility: 'me', attendees: [], reminderMinutes: [], ...more },
  });
  await world.trusted.db.doc(`calendarEvents/${id}`).update({ createdBy: uid });
}

const engage = (state: string) =>
  world.put('engagements/x_a', {
    ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
    ...{ state, workTypes: [], riskLevel: 'low', sites: [] },
  });

const shared = { visibility: 'engagement', engagementId: 'x_a', clientId: 'x', contractorId: 'a' };

describe('the address of a feed', () => {
  it('is told once, kept as a hash, and told to its owner by a notice and the audit', async () => {
    expect(await calendarFeedState(world.trusted, world.callers.client)).toEqual({});
    const address = await create('client');
    expect(address).toMatch(/^http:\/\/app\.test\/calendarFeed\/[A-Za-z0-9_-]{43}\.ics$/);
    const secret = address.slice(-47, -4);
    expect(JSON.stringify(await world.read(`${CALENDAR_FEEDS}/client`))).not.toContain(secret);
    expect(await calendarFeedState(world.trusted, world.callers.client)).toEqual({ madeOn: '2026-11-20' });
    await expect(create('client')).rejects.toMatchObject({ reason: 'wrong-state' });
    const notices = (await world.list('notifications')).filter(({ toId }) => toId === 'client');
    expect(notices.map(({ title }) => title)).toEqual(['Calendar feed created']);
    const lines = (await world.list('audit')).filter(({ entityType }) => entityType === 'calendar_feed');
    expect(lines.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['calendar_feed.create', 'client'],
    ]);
    expect(JSON.stringify([notices, lines])).not.toContain(secret);
  });

  it('is dead at once after a reset, and when the feed is turned off', async () => {
    const first = await create('reduced');
    expect((await read(first)).status).toBe(200);
    const second = (await calendarFeedReset(world.trusted, world.callers.reduced)).address;
    const old = await read(first);
    expect([old.status, await old.text()]).toEqual([404, MISSING]);
    expect((await read(second)).status).toBe(200);
    await calendarFeedOff(world.trusted, world.callers.reduced);
    await calendarFeedOff(world.trusted, world.callers.reduced);
    const off = await read(second);
    expect([off.status, await off.text()]).toEqual([404, MISSING]);
    await expect(calendarFeedReset(world.trusted, world.callers.reduced)).rejects.toMatchObject({
      reason: 'wrong-state',
    });
  });

  it.each([
    '/',
    '/calendarFeed/',
    '/calendarFeed/.ics',
    `/calendarFeed/${'A'.repeat(43)}.ics`,
    `/calendarFeed/${'A'.repeat(43)}`,
    `/calendarFeed/${'A'.repeat(42)}%00.ics`,
    `/calendarFeed/..%2F..%2Fusers%2Fclient.ics`,
    `/calendarFeed/${'A'.repeat(100)}.ics`,
    '/calendarFeed/__proto__.ics',
    '/calendarFeed/client.ics',
  ])('answers %s like any address that never was', async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([404, MISSING]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is only read, and no more than a few programs would', async () => {
    const address = await create('admin');
    expect((await read(address, { method: 'POST', body: 'x' })).status).toBe(405);
    const calls = await Promise.all(Array.from({ length: 6 }, () => read(address)));
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const counters = await world.trusted.db.collection('rateLimits').where('calls', '==', 6).get();
    for (const { ref } of counters.docs) await ref.update({ calls: 120 });
    const late = await read(address);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});

describe('what a feed answers', () => {
  it('carries an ETag that holds until something changes, and hints when to read again', async () => {
    await putEvent('Tool inspection', 'service');
    const address = await create('service');
    const answer = await read(address);
    const etag = answer.headers.get('etag') ?? '';
    const file = await answer.text();
    expect(etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(file).toContain('X-PUBLISHED-TTL:PT1H');

    const head = await read(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(file)));

    world.setNow('2026-11-20T19:00:00Z');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await read(address, { headers: { 'if-none-match': known } });
      expect([same.status, await same.text()], known).toEqual([304, '']);
    }
    await world.trusted.db.doc('calendarEvents/tool-inspection').update({ title: 'Crane inspection' });
    const changed = await read(address, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('SUMMARY:Crane inspection');
  });

  it('says that it cannot be read when the records cannot, and never an empty calendar', async () => {
    const broken = feedListener(
      () => ({ ...world.trusted, db: undefined as never }),
      (cause) => failures.push(cause),
    );
    const other = createServer((request, response) => void broken(request, response));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const path = `/calendarFeed/${'A'.repeat(43)}.ics`;
    const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}${path}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    expect(failures.splice(0)).toHaveLength(1);
    other.close();
  });
});

describe('what a feed holds', () => {
  it('is what its owner may see at the moment of asking', async () => {
    await engage('approved');
    await putEvent('Own of contractor', 'contractor');
    await putEvent('Of the client alone', 'client');
    await putEvent('Among colleagues', 'client', { visibility: 'company' });
    await putEvent('Invitation', 'client', { attendees: ['contractor'] });
    await putEvent('Of both', 'client', shared);
    await putEvent('Of another client', 'reduced', { visibility: 'company' });
    await putEvent('Invitation of a stranger', 'reduced', { attendees: ['contractor'] });
    await putEvent('Invitation of the firm', 'service', { attendees: ['contractor'] });
    await putEvent('Long ago', 'contractor', {
      start: Timestamp.fromDate(new Date('2026-08-01T15:00:00Z')),
      end: Timestamp.fromDate(new Date('2026-08-01T16:00:00Z')),
    });
    const address = await create('contractor');
    const seen = await titlesOf(address);
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
    const ended = await titlesOf(address);
    for (const title of ['Invitation', 'Of both']) expect(ended).not.toContain(title);
    expect(ended).toEqual(expect.arrayContaining(['Invitation of the firm', 'Own of contractor']));

    await engage('approved');
    expect(await titlesOf(address)).toContain('Of both');
  });

  it.each([
    ['the person is disabled', 'users/contractor', { status: 'disabled' }, { status: 'active' }],
    ['the company is suspended', 'companies/a', { status: 'suspended' }, { status: 'active' }],
    ['the role is none', 'users/contractor', { role: '9999' }, { role: '5005' }],
  ])('is nothing while %s', async (_why, path, change, back) => {
    const { address } = await calendarFeedReset(world.trusted, world.callers.contractor);
    await world.trusted.db.doc(path).update(change);
    const answer = await read(address);
    expect([answer.status, await answer.text()]).toEqual([404, MISSING]);
    await world.trusted.db.doc(path).update(back);
    expect((await read(address)).status).toBe(200);
  });

  it('follows a person into another company and role', async () => {
    const moved = await world.addPerson('moved', '5003', 'x');
    const { address } = await calendarFeedCreate(world.trusted, moved);
    expect(await titlesOf(address)).toContain('Among colleagues');
    await world.trusted.db.doc('users/moved').update({ companyId: 'y', role: '5004' });
    const after = await titlesOf(address);
    expect(after).toContain('Of another client');
    expect(after).not.toContain('Among colleagues');
  });

  it('has the derived dates of the role, made by the rules of the page', async () => {
    const standing = {
      ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
      insurance: { endsOn: '2027-01-15', ends: { gl: '2027-01-15', wc: '2029-01-01' } },
    };
    await world.put('snapshots/x_a', { ...standing, visible: true });
    await world.put('snapshots/y_a', {
      ...standing,
      clientId: 'y',
      contractorName: 'Hidden',
      visible: false,
    });
    const { address: clients } = await calendarFeedReset(world.trusted, world.callers.client);
    const { address: firms } = await calendarFeedReset(world.trusted, world.callers.service);
    const limited = await world.addPerson('limited', '5006', 'a');
    const { address: none } = await calendarFeedCreate(world.trusted, limited);
    for (const address of [clients, firms]) {
      const titles = await titlesOf(address);
      expect(titles).toContain(`Acme Roofing: policy ends, ${LINE_LABELS.gl}`);
      expect(titles).toContain('Last day to file with OSHA: 2026');
      expect(titles.filter((title) => title.includes('policy ends'))).toHaveLength(1);
    }
    expect((await titlesOf(none)).filter((title) => /ends|OSHA|300A/.test(title))).toEqual([]);
    await world.trusted.db.doc('snapshots/x_a').update({ visible: false });
    expect((await titlesOf(clients)).filter((title) => title.includes('policy ends'))).toEqual([]);
  });
});

describe('a feed that two programs read in three time zones', () => {
  it('has its events at the right moments over the changes of the clocks, and whole days where they are', async () => {
    const { address } = await calendarFeedReset(world.trusted, world.callers.admin);
    const starts = {
      'Before autumn': '2026-10-31T14:00:00Z',
      'After autumn': '2026-11-02T15:00:00Z',
      'Before spring': '2027-03-13T15:00:00Z',
      'After spring': '2027-03-15T14:00:00Z',
    };
    for (const [title, start] of Object.entries(starts)) {
      const end = new Date(Date.parse(start) + 3_600_000);
      const times = { start: Timestamp.fromDate(new Date(start)), end: Timestamp.fromDate(end) };
      await putEvent(title, 'admin', { ...times, zone: 'America/Chicago' });
    }
    await putEvent('Whole day', 'admin', {
      start: Timestamp.fromDate(new Date('2027-03-14T00:00:00Z')),
      end: Timestamp.fromDate(new Date('2027-03-15T00:00:00Z')),
      allDay: true,
    });
    const file = await (await read(address)).text();
    for (const zone of ['America/Chicago', 'Europe/Berlin', 'Pacific/Auckland']) {
      for (const [program, told] of readIn(zone, file)) {
        for (const [title, start] of Object.entries(starts))
          expect(told[title]?.[0], `${title}, ${program} in ${zone}`).toBe(new Date(start).toISOString());
        expect(told['Whole day']?.[1], `${program} in ${zone}`).toBe('2027-03-14 00');
      }
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALENDAR_FEEDS } from './feed-record.ts';
import { type FeedWorld, serveFeeds, startFeedWorld } from './feed-world.ts';
import { calendarFeedOff, calendarFeedReset, calendarFeedState } from './manage-feed.ts';

const MISSING = 'There is no calendar at this address.\n';

let feeds: FeedWorld;
beforeAll(async () => {
  feeds = await startFeedWorld();
});
afterAll(() => feeds.stop());

describe('the address of a feed', () => {
  it('is told once, kept as a hash, and told to its owner by a notice and the audit', async () => {
    expect(await calendarFeedState(feeds.world.trusted, feeds.world.callers.client)).toEqual({});
    const address = await feeds.create('client');
    expect(address).toMatch(/^http:\/\/app\.test\/calendarFeed\/[A-Za-z0-9_-]{43}\.ics$/);
    const secret = address.slice(-47, -4);
    expect(JSON.stringify(await feeds.world.read(`${CALENDAR_FEEDS}/client`))).not.toContain(secret);
    expect(await calendarFeedState(feeds.world.trusted, feeds.world.callers.client)).toEqual({
      madeOn: '2026-11-20',
    });
    await expect(feeds.create('client')).rejects.toMatchObject({ reason: 'wrong-state' });
    const notices = (await feeds.world.list('notifications')).filter(({ toId }) => toId === 'client');
    expect(notices.map(({ title }) => title)).toEqual(['Calendar feed created']);
    const lines = (await feeds.world.list('audit')).filter(
      ({ entityType }) => entityType === 'calendar_feed',
    );
    expect(lines.map(({ action, actorUid }) => [action, actorUid])).toEqual([
      ['calendar_feed.create', 'client'],
    ]);
    expect(JSON.stringify([notices, lines])).not.toContain(secret);
  });

  it('is dead at once after a reset, and when the feed is turned off', async () => {
    const first = await feeds.create('reduced');
    expect((await feeds.read(first)).status).toBe(200);
    const second = (await calendarFeedReset(feeds.world.trusted, feeds.world.callers.reduced)).address;
    const old = await feeds.read(first);
    expect([old.status, await old.text()]).toEqual([404, MISSING]);
    expect((await feeds.read(second)).status).toBe(200);
    await calendarFeedOff(feeds.world.trusted, feeds.world.callers.reduced);
    await calendarFeedOff(feeds.world.trusted, feeds.world.callers.reduced);
    const off = await feeds.read(second);
    expect([off.status, await off.text()]).toEqual([404, MISSING]);
    await expect(calendarFeedReset(feeds.world.trusted, feeds.world.callers.reduced)).rejects.toMatchObject({
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
    const answer = await fetch(feeds.origin + path);
    expect([answer.status, await answer.text()]).toEqual([404, MISSING]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is only read, and no more than a few programs would', async () => {
    const address = await feeds.create('admin');
    expect((await feeds.read(address, { method: 'POST', body: 'x' })).status).toBe(405);
    const calls = await Promise.all(Array.from({ length: 6 }, () => feeds.read(address)));
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const counters = await feeds.world.trusted.db.collection('rateLimits').where('calls', '==', 6).get();
    for (const { ref } of counters.docs) await ref.update({ calls: 120 });
    const late = await feeds.read(address);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3600']);
  });
});

describe('what a feed answers', () => {
  it('carries an ETag that holds until something changes, and hints when to read again', async () => {
    await feeds.putEvent('Tool inspection', 'service');
    const address = await feeds.create('service');
    const answer = await feeds.read(address);
    const etag = answer.headers.get('etag') ?? '';
    const file = await answer.text();
    expect(etag).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(file).toContain('X-PUBLISHED-TTL:PT1H');

    const head = await feeds.read(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(file)));

    feeds.world.setNow('2026-11-20T19:00:00Z');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const same = await feeds.read(address, { headers: { 'if-none-match': known } });
      expect([same.status, await same.text()], known).toEqual([304, '']);
    }
    await feeds.world.trusted.db.doc('calendarEvents/tool-inspection').update({ title: 'Crane inspection' });
    const changed = await feeds.read(address, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('SUMMARY:Crane inspection');
  });

  it('says that it cannot be read when the records cannot, and never an empty calendar', async () => {
    const broken = await serveFeeds(() => ({ ...feeds.world.trusted, db: undefined as never }));
    const path = `/calendarFeed/${'A'.repeat(43)}.ics`;
    const answer = await fetch(broken.origin + path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
    expect(broken.failures).toHaveLength(1);
    broken.stop();
  });
});

import type { Trusted } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentWords } from './agent-words.ts';
import { noteDevice } from './note-device.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const nameOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const note = async (
  uid: 'client' | 'contractor' | 'admin',
  n: number,
  agent: string,
  change: Partial<Trusted> = {},
) =>
  (await noteDevice({ ...world.trusted, ...change }, world.callers[uid], { device: nameOf(n), agent }))
    .devices;
const noticesOf = async (uid: string) =>
  (await world.list('notifications')).filter(({ toId }) => toId === uid);

describe('a browser in which somebody uses the product', () => {
  it('is listed; the first is no news, another one is told, and its own name is not stored', async () => {
    expect(await note('client', 1, WINDOWS_CHROME)).toEqual([
      {
        ...{ browser: 'Chrome', system: 'Windows', here: true },
        ...{ firstSeenAt: '2026-11-20T15:00:00.000Z', lastSeenAt: '2026-11-20T15:00:00.000Z' },
      },
    ]);
    expect(await noticesOf('client')).toEqual([]);

    world.setNow('2026-11-21T15:00:00Z');
    await note('client', 2, IPHONE);
    const devices = await note('client', 1, WINDOWS_CHROME);

    expect(devices.map(({ system, here }) => [system, here])).toEqual([
      ['Windows', true],
      ['iPhone', false],
    ]);
    expect(devices[0]).toMatchObject({ firstSeenAt: '2026-11-20T15:00:00.000Z' });
    expect(await noticesOf('client')).toMatchObject([
      {
        title: 'Sign-in in a new browser',
        body: expect.stringContaining('Safari on iPhone for the first time'),
      },
    ]);
    const stored = JSON.stringify(await world.read('userDevices/client'));
    expect(stored).not.toContain(nameOf(1));
    expect(await world.list('noticeMail')).toMatchObject([{ toId: 'client' }]);
  });

  it('is told once when two pages say so at the same moment', async () => {
    await note('contractor', 1, WINDOWS_CHROME);

    await Promise.all([note('contractor', 2, IPHONE), note('contractor', 2, IPHONE)]);

    expect(await noticesOf('contractor')).toHaveLength(1);
    expect(await note('contractor', 2, IPHONE)).toHaveLength(2);
  });

  it('is one of ten at most, is forgotten after half a year, and damaged entries are not shown', async () => {
    const silent = { signInNotices: false };
    for (let n = 1; n <= 11; n += 1) {
      world.setNow(`2026-12-${String(n).padStart(2, '0')}T15:00:00Z`);
      await note('admin', n, 'curl/8', silent);
    }
    const ten = await note('admin', 11, 'curl/8', silent);
    expect(ten).toHaveLength(10);
    expect(ten[0]).toMatchObject({ browser: 'Another browser', system: 'another system', here: true });
    expect(ten.map(({ lastSeenAt }) => lastSeenAt)).not.toContain('2026-12-01T15:00:00.000Z');
    expect(await noticesOf('admin')).toEqual([]);

    world.setNow('2027-06-06T15:00:00Z');
    const left = await note('admin', 12, IPHONE, silent);
    expect(left.map(({ lastSeenAt }) => lastSeenAt.slice(0, 10))).toEqual([
      '2027-06-06',
      '2026-12-11',
      '2026-12-10',
      '2026-12-09',
      '2026-12-08',
    ]);
    const [good] = (await world.read('userDevices/admin'))?.devices ?? [];
    await world.put('userDevices/admin', { devices: [{ id: 7 }, null, good] });
    expect(await note('admin', 12, IPHONE, silent)).toHaveLength(1);
  });
});

it.each([
  [WINDOWS_CHROME, 'Chrome on Windows'],
  [`${WINDOWS_CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
  [IPHONE, 'Safari on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Another browser on another system'],
])('%s is told in words', (agent, words) => {
  const { browser, system } = agentWords(agent);
  expect(`${browser} on ${system}`).toBe(words);
});

import { expect, it } from 'vitest';
import { zonedClock, zonedMoment } from './zoned-time.ts';

it.each([
  ['2026-11-20T09:00', 'America/Chicago', '2026-11-20T15:00:00.000Z'],
  ['2026-07-20T09:00', 'America/Chicago', '2026-07-20T14:00:00.000Z'],
  ['2026-11-20T09:00', 'Asia/Kolkata', '2026-11-20T03:30:00.000Z'],
  // The hour that comes twice, and the one that is left out.
  ['2026-11-01T01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
  ['2026-03-08T02:30', 'America/Chicago', undefined],
  ['2026-02-30T09:00', 'America/Chicago', undefined],
  ['tomorrow', 'America/Chicago', undefined],
])('%s in %s is %s', (local, zone, expected) => {
  const moment = zonedMoment(local, zone);
  expect(moment?.toISOString()).toBe(expected);
  if (moment !== undefined) expect(zonedClock(moment, zone)).toBe(local);
});

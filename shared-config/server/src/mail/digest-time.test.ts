import { expect, it } from 'vitest';
import { nextDigestAt } from './digest-time.ts';

const next = (now: string, digest: 'daily' | 'weekly', zone = 'America/Chicago') =>
  nextDigestAt(new Date(now), digest, zone).toISOString();

it.each([
  // 20 November 2026 is a Friday; Chicago is six hours behind in winter.
  ['2026-11-20T12:30:00Z', 'daily', '2026-11-20T13:00:00.000Z'],
  ['2026-11-20T13:00:00Z', 'daily', '2026-11-21T13:00:00.000Z'],
  ['2026-11-20T12:30:00Z', 'weekly', '2026-11-23T13:00:00.000Z'],
  ['2026-11-23T13:30:00Z', 'weekly', '2026-11-30T13:00:00.000Z'],
  // The clocks go back on 1 November.
  ['2026-10-31T13:00:00Z', 'daily', '2026-11-01T13:00:00.000Z'],
] as const)('after %s a %s one leaves at %s', (now, digest, expected) => {
  expect(next(now, digest)).toBe(expected);
});

it('is seven where the reader is, and at home where the zone is unknown', () => {
  expect(next('2026-11-20T00:10:00Z', 'daily', 'Europe/Berlin')).toBe('2026-11-20T06:00:00.000Z');
  expect(next('2026-11-20T00:10:00Z', 'daily', 'Mars/Base')).toBe('2026-11-20T13:00:00.000Z');
});

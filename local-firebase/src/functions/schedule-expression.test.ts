import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule-expression.ts';

function runs(text: string, count: number, timeZone = 'UTC', after = '2026-01-01T00:00:00Z'): string[] {
  const schedule = parseSchedule(text, timeZone);
  const times: string[] = [];
  let at = Date.parse(after);
  for (let left = count; left > 0; left -= 1) {
    at = schedule.next(at) ?? Number.NaN;
    times.push(new Date(at).toISOString().slice(0, 16));
  }
  return times;
}

describe('a schedule', () => {
  it.each([
    ['0 9 * * 1', ['2026-01-05T09:00', '2026-01-12T09:00']],
    ['*/15 * * * *', ['2026-01-01T00:15', '2026-01-01T00:30']],
    ['every 5 minutes', ['2026-01-01T00:05', '2026-01-01T00:10']],
    ['every 2 hours', ['2026-01-01T02:00', '2026-01-01T04:00']],
    ['every 24 hours', ['2026-01-02T00:00', '2026-01-03T00:00']],
    ['every day 09:30', ['2026-01-01T09:30', '2026-01-02T09:30']],
    ['every monday 09:00', ['2026-01-05T09:00', '2026-01-12T09:00']],
    ['every mon,wed 8:05', ['2026-01-05T08:05', '2026-01-07T08:05']],
    ['1,15 of month 00:00', ['2026-01-15T00:00', '2026-02-01T00:00']],
    ['2nd,third mon of march 17:00', ['2026-03-09T17:00', '2026-03-16T17:00']],
    ['first sunday of jan,jul 06:00', ['2026-01-04T06:00', '2026-07-05T06:00']],
    [
      'every 6 hours from 08:00 to 20:00',
      ['2026-01-01T08:00', '2026-01-01T14:00', '2026-01-01T20:00', '2026-01-02T08:00'],
    ],
  ])('%s', (text, expected) => {
    expect(runs(text, expected.length)).toEqual(expected);
  });

  it('keeps the hour of its time zone over summer time', () => {
    expect(runs('every day 03:30', 3, 'Europe/Berlin', '2026-03-27T12:00:00Z')).toEqual([
      '2026-03-28T02:30',
      '2026-03-29T01:30',
      '2026-03-30T01:30',
    ]);
  });

  it.each([
    ['every now and then', 'UTC'],
    ['every 0 minutes', 'UTC'],
    ['61 * * * *', 'UTC'],
    ['* * * * * *', 'UTC'],
    ['0 9 * * *', 'Mars/Olympus'],
  ])('"%s" in %s is refused', (text, timeZone) => {
    expect(() => parseSchedule(text, timeZone)).toThrow(text);
  });
});

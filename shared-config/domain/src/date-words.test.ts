import { describe, expect, it } from 'vitest';
import { dateWords, formatDate, paperDate, relativeDay, timeAgo } from './date-words.ts';

it('writes dates as people in the United States do', () => {
  expect(formatDate('2026-03-04')).toBe('03/04/2026');
  expect(formatDate(new Date(2026, 2, 4, 23, 30))).toBe('03/04/2026');
});

it.each([
  ['US', '03/04/2026', '03/04'],
  ['GB', '4 Mar 2026', '4 Mar'],
  ['DE', '4 Mar 2026', '4 Mar'],
  ['CA', 'Mar 4, 2026', 'Mar 4'],
])(
  'a reader in %s reads %s, with the month by its name where 04/03 could be meant',
  (region, date, short) => {
    const words = dateWords(region);
    expect(words.date('2026-03-04')).toBe(date);
    expect(words.date(new Date(2026, 2, 4, 23, 30))).toBe(date);
    expect(words.dayOfYear('2026-03-04')).toBe(short);
  },
);

it('says the time of day in the time zone that is asked for, by the clock of the region', () => {
  const moment = new Date('2026-03-04T21:04:05Z');
  const style = { timeZone: 'America/Chicago', zoneName: true };
  expect(dateWords('US').moment(moment, style)).toBe('03/04/2026, 3:04 PM CST');
  expect(dateWords('US').time(moment, { timeZone: 'UTC', seconds: true })).toBe('9:04:05 PM');
  expect(dateWords('GB').moment(moment, { timeZone: 'UTC' })).toBe('4 Mar 2026, 21:04');
});

it('says a moment in the own time zone where the other is unknown', () => {
  const moment = new Date('2026-03-04T21:04:05Z');
  expect(dateWords('US').moment(moment, { timeZone: 'Nowhere/Land' })).toBe(dateWords('US').moment(moment));
});

it('papers and mail keep mm/dd/yyyy for every reader', () => {
  expect(paperDate('2026-03-04')).toBe('03/04/2026');
});

it('spells a date with names', () => {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  expect(dateWords('US').spelled('2026-11-20', parts)).toBe('Friday, November 20, 2026');
});

it.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-11-21', '2 days ago'],
  ['2026-12-13', 'in 20 days'],
  ['2027-01-21', 'in 59 days'],
  ['2027-01-22', 'in 2 months'],
  ['2027-06-01', 'in 6 months'],
])('%s is %s', (date, words) => {
  expect(relativeDay(date, '2026-11-23')).toBe(words);
});

const NOW = new Date(2026, 10, 23, 9, 30);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);

describe('how long ago something was', () => {
  it.each([
    [new Date(NOW.getTime() + 90_000), 'just now'],
    [new Date(NOW.getTime() - 59_000), 'just now'],
    [new Date(NOW.getTime() - 5 * 60_000), '5 minutes ago'],
    [at(23, 6), '3 hours ago'],
    [at(22, 9), 'yesterday'],
    [at(7, 9), '16 days ago'],
  ])('%s is %s', (date, words) => {
    expect(timeAgo(date, NOW)).toBe(words);
  });
});

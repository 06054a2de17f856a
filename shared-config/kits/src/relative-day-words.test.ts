import { expect, it } from 'vitest';
import { relativeDay } from './relative-day-words.ts';

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

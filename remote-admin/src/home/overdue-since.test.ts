import { expect, it } from 'vitest';
import { inTimeFrom } from './overdue-since.ts';

it.each([
  ['2026-11-20', '2026-11-17'],
  ['2026-11-18', '2026-11-13'],
  ['2026-11-21', '2026-11-18'],
  ['2026-11-23', '2026-11-18'],
])('on %s what was submitted from %s on is in time: weekends do not count', (today, from) => {
  expect(inTimeFrom(today)).toBe(from);
});

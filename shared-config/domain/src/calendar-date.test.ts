import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isCalendarDate } from './calendar-date.ts';

describe('calendar dates', () => {
  it.each(['2026-11-20', '2024-02-29', '1850-01-01'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00', '', 20261120])(
    'refuses %s',
    (value) => {
      expect(isCalendarDate(value)).toBe(false);
    },
  );

  it('counts over the end of February and of the year', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
  });

  it('comes back to the same date when the days are taken off again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20');
      }),
    );
  });

  it('throws for a text that is no date', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });

  it.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months are %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('counts the days between two dates, over daylight saving too', () => {
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(daysBetween('2026-11-20', '2026-11-01')).toBe(-19);
  });
});

it('counts days as the computer’s own calendar does, over four centuries', () => {
  let date = '1799-12-25';
  const first = Date.UTC(1799, 11, 25);
  for (let day = 0; day < 146_200; day += 1) {
    const expected = new Date(first + day * 86_400_000).toISOString().slice(0, 10);
    if (date !== expected) expect(date).toBe(expected);
    date = addDays(date, 1);
  }
  expect(daysBetween('1799-12-25', date)).toBe(146_200);
  expect(addDays('2000-03-01', -1)).toBe('2000-02-29');
});

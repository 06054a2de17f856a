import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isCalendarDate } from './calendar-date.ts';

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
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './calendar-date.ts';
import { addWorkingDays, reviewPromisedOn } from './working-days.ts';

describe('working days', () => {
  it('leave weekends out, forwards and backwards', () => {
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-23', -1)).toBe('2026-11-20');
    expect(addWorkingDays('2026-11-21', 1)).toBe('2026-11-23');
    expect(addWorkingDays('2026-11-21', 0)).toBe('2026-11-21');
  });

  it('promise a decision three working days after the submission', () => {
    expect(reviewPromisedOn('2026-11-18')).toBe('2026-11-23');
    expect(reviewPromisedOn('2026-11-16')).toBe('2026-11-19');
  });

  it('take seven days for every five, from any day of any year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -40_000, max: 40_000 }),
        fc.integer({ min: 1, max: 40 }),
        (offset, weeks) => {
          const start = addWorkingDays(addDays('2026-11-20', offset), 1);
          expect(daysBetween(start, addWorkingDays(start, weeks * 5))).toBe(weeks * 7);
          expect(addWorkingDays(addWorkingDays(start, weeks), -weeks)).toBe(start);
        },
      ),
    );
  });
});

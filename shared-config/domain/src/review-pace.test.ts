import { describe, expect, it } from 'vitest';
import { paceOf, paceText } from './review-pace.ts';
import { workingDaysBetween } from './working-days.ts';

describe('the pace of decisions', () => {
  it('is the share within three working days, and the median', () => {
    const counts = new Map([
      [20, 1],
      [0, 3],
      [3, 2],
      [4, 1],
    ]);

    expect(paceOf(counts)).toEqual({ decided: 7, inTime: 5, medianDays: 3 });
    expect(paceText(paceOf(counts))).toBe('71% of 7 decisions within 3 working days, median 3 working days.');
  });

  it('lies between two where their number is even, and is nothing without decisions', () => {
    const even = paceOf(
      new Map([
        [0, 1],
        [1, 0],
        [3, 1],
      ]),
    );
    expect(even).toEqual({ decided: 2, inTime: 2, medianDays: 1.5 });
    expect(paceOf(new Map())).toEqual({ decided: 0, inTime: 0, medianDays: 0 });
    expect(paceText(paceOf(new Map()))).toBeUndefined();
    expect(paceText(paceOf(new Map([[1, 1]])))).toBe(
      '100% of 1 decision within 3 working days, median 1 working day.',
    );
    // 199 of 200 is not all.
    const almost = new Map([
      [1, 199],
      [9, 1],
    ]);
    expect(paceText(paceOf(almost))).toMatch(/^99% of 200/);
  });
});

it('working days between two days leave out weekends and the first day', () => {
  // 20 November 2026 is a Friday.
  const to = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23', '2026-11-25', '2026-11-27'];

  expect(to.map((day) => workingDaysBetween('2026-11-20', day))).toEqual([0, 0, 0, 1, 3, 5]);
});

import { describe, expect, it } from 'vitest';
import { monthCounts, weekCounts } from './period-counts.ts';

describe('dates by week', () => {
  it('are counted from a day on, the seventh day in the next week', () => {
    const dates = ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', '2026-12-12'];

    expect(weekCounts(dates, '2026-11-21', 3).map(({ name, count }) => `${name}: ${count}`)).toEqual([
      'Week of 11/21/2026: 2',
      'Week of 11/28/2026: 1',
      'Week of 12/05/2026: 0',
    ]);
  });
});

describe('dates by month', () => {
  it('are counted by calendar months, over the end of a year', () => {
    const dates = ['2026-11-01', '2026-11-30', '2027-01-31', '2027-02-01'];

    expect(monthCounts(dates, '2026-11-30', 3).map(({ name, count }) => `${name}: ${count}`)).toEqual([
      'Nov 2026: 2',
      'Dec 2026: 0',
      'Jan 2027: 1',
    ]);
  });
});

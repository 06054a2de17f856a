import { describe, expect, it } from 'vitest';
import { weekCounts } from './week-counts.ts';

describe('dates by week', () => {
  it('are counted from a day on, the seventh day in the next week', () => {
    const dates = ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28', '2026-12-12'];

    expect(weekCounts(dates, '2026-11-21', 3)).toEqual([
      { from: '2026-11-21', count: 2 },
      { from: '2026-11-28', count: 1 },
      { from: '2026-12-05', count: 0 },
    ]);
  });
});

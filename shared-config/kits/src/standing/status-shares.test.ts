import { ITEM_STATUSES, type Status } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusShares } from './status-shares.ts';

const NONE = Object.fromEntries(ITEM_STATUSES.map((status) => [status, 0])) as Record<Status, number>;

describe('shares of statuses', () => {
  it('come worst first, without those that nothing has', () => {
    expect(statusShares({ ...NONE, compliant: 2, non_compliant: 1 })).toEqual([
      { status: 'non_compliant', count: 1, percent: 33 },
      { status: 'compliant', count: 2, percent: 67 },
    ]);
    expect(statusShares(NONE)).toEqual([]);
  });

  it('add up to 100, each within one of its exact part', () => {
    const counts = fc.record(
      Object.fromEntries(ITEM_STATUSES.map((status) => [status, fc.nat(1000)])) as Record<
        Status,
        fc.Arbitrary<number>
      >,
    );
    fc.assert(
      fc.property(counts, (some) => {
        const total = Object.values(some).reduce((sum, count) => sum + count, 0);
        const shares = statusShares(some);
        fc.pre(total > 0);
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (100 * count) / total)).toBeLessThan(1);
        }
      }),
    );
  });
});

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

  it.each([
    // The odd percent goes to the one part that can take it alone, not to the largest remainder among equals.
    [{ non_compliant: 10, pending_review: 1, compliant: 1 }, [84, 8, 8]],
    [{ expiring: 1, non_compliant: 1, variance: 2, compliant: 8 }, [8, 17, 8, 67]],
    [{ non_compliant: 20, pending_review: 4, compliant: 8, not_applicable: 1 }, [61, 12, 24, 3]],
    // Nothing fair adds up to 100.
    [{ non_compliant: 1, expiring: 1, compliant: 1 }, [33, 33, 33]],
  ])('of %j are %j percent', (counts, percents) => {
    expect(statusShares({ ...NONE, ...counts }).map(({ percent }) => percent)).toEqual(percents);
  });

  it('are within one percent of their exact part, the same for the same count, and add up wherever that is fair', () => {
    const counts = fc.record(
      Object.fromEntries(ITEM_STATUSES.map((status) => [status, fc.nat(12)])) as Record<
        Status,
        fc.Arbitrary<number>
      >,
    );
    fc.assert(
      fc.property(counts, (some) => {
        const total = Object.values(some).reduce((sum, count) => sum + count, 0);
        fc.pre(total > 0);
        const shares = statusShares(some);
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (100 * count) / total)).toBeLessThan(1);
          for (const other of shares) if (other.count === count) expect(other.percent).toBe(percent);
        }
        const differ = new Set(shares.map(({ count }) => count)).size === shares.length;
        if (differ) expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }),
    );
  });
});

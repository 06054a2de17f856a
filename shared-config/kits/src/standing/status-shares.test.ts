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

  it('say the same of the same number', () => {
    const shares = statusShares({ ...NONE, expiring: 1, non_compliant: 1, variance: 2, compliant: 8 });
    expect(shares.map(({ count, percent }) => `${count}: ${percent} %`)).toEqual([
      '1: 8 %',
      '2: 17 %',
      '1: 8 %',
      '8: 67 %',
    ]);
  });

  it('are each within half a percent of their exact part', () => {
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
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (100 * count) / total)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});

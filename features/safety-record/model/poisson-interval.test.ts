import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poissonInterval } from './poisson-interval.ts';

describe('the exact interval of a count', () => {
  // Garwood, Biometrika 28 (1936); the same figures stand in every table of exact Poisson limits.
  it.each([
    [0, 0, 3.6889],
    [1, 0.0253, 5.5716],
    [2, 0.2422, 7.2247],
    [3, 0.6187, 8.7673],
    [5, 1.6235, 11.6683],
    [10, 4.7954, 18.3904],
    [20, 12.2165, 30.8884],
    [50, 37.1112, 65.9188],
    [100, 81.3636, 121.6268],
  ])('of %i is %f to %f', (count, low, high) => {
    const interval = poissonInterval(count);

    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('holds the count, and moves up with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (count) => {
        const { low, high } = poissonInterval(count);
        const next = poissonInterval(count + 1);
        expect(low).toBeLessThanOrEqual(count);
        expect(high).toBeGreaterThan(count);
        expect(next.low).toBeGreaterThan(low);
        expect(next.high).toBeGreaterThan(high);
      }),
      { numRuns: 60 },
    );
  });

  it('is wider where more certainty is asked', () => {
    const [usual, sure] = [poissonInterval(7), poissonInterval(7, 0.99)];

    expect(sure.low).toBeLessThan(usual.low);
    expect(sure.high).toBeGreaterThan(usual.high);
  });

  it.each([-1, 0.5, Number.NaN, 2_000_000])('refuses %f', (count) => {
    expect(() => poissonInterval(count)).toThrow(RangeError);
  });
});

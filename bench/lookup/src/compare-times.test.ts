import { describe, expect, it } from 'vitest';
import { compareTimes, median } from './compare-times.ts';

/** Numbers from 0 to 1 that look drawn and are the same in each run. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Evenly from 10 to 14 ms. */
const times = (more = 0) => Array.from({ length: 200 }, (_, at) => 10 + more + at / 50);

describe('two lists of times', () => {
  it('of one source differ by nothing that counts', () => {
    const { difference, interval, p } = compareTimes(times(), times(0.01), drawn(3));

    expect(Math.abs(difference)).toBeLessThan(0.6);
    expect(interval[0]).toBeLessThan(0);
    expect(interval[1]).toBeGreaterThan(0);
    expect(p).toBeGreaterThan(0.05);
  });

  it('of which one takes a millisecond more are told apart', () => {
    const { difference, interval, p } = compareTimes(times(1), times(), drawn(3));

    expect(difference).toBeGreaterThan(0.4);
    expect(interval[0]).toBeGreaterThan(0);
    expect(p).toBeLessThan(0.001);
  });

  it('have a median of one number, or of the two in the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

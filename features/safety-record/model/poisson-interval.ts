/** Bounds of a mean, both from 0 on. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Halvings of a bracket: more than the digits of a double. */
const STEPS = 80;
/** A further term below this share of the sum changes no digit that is shown. */
const NEGLIGIBLE = 1e-16;
const SMALL_FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880] as const;

/** ln n! of a whole number: exact up to 9, then Stirling's series, whose error is below 1e-9. */
function logFactorial(n: number): number {
  const small = SMALL_FACTORIALS[n];
  if (small !== undefined) return Math.log(small);
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5);
  return (n + 0.5) * Math.log(n) - n + Math.log(2 * Math.PI) / 2 + series;
}

/** Chance of exactly n where `mean` is expected; 0 is expected never to happen. */
function chanceOf(n: number, mean: number): number {
  if (mean === 0) return n === 0 ? 1 : 0;
  return Math.exp(n * Math.log(mean) - mean - logFactorial(n));
}

/** Chance of n or fewer. Summed away from the likeliest value for means above n, so that no digits are lost. */
function chanceUpTo(n: number, mean: number): number {
  let term = chanceOf(n, mean);
  let sum = term;
  for (let k = n; k > 0 && term > sum * NEGLIGIBLE; k -= 1) {
    term *= k / mean;
    sum += term;
  }
  return sum;
}

/** Chance of n or more, for means below n. */
function chanceFrom(n: number, mean: number): number {
  let term = chanceOf(n, mean);
  let sum = term;
  for (let k = n + 1; term > sum * NEGLIGIBLE; k += 1) {
    term *= mean / k;
    sum += term;
  }
  return sum;
}

/** The mean between two at which `isBelow` turns from true to false. */
function turningPoint(from: number, to: number, isBelow: (mean: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The exact two-sided interval of the mean behind a count (Garwood 1936): half the chi-square quantiles of 2n and 2n + 2
 * degrees of freedom.
 * @param count a whole number 0..1,000,000; anything else throws a RangeError
 * @param level share of all intervals that hold the true mean, between 0 and 1
 */
export function poissonInterval(count: number, level = 0.95): Interval {
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000) {
    throw new RangeError(`Not a count: ${count}`);
  }
  const tail = (1 - level) / 2;
  const reach = 12 * Math.sqrt(count + 1) + 24;
  return {
    low: count === 0 ? 0 : turningPoint(0, count, (mean) => chanceFrom(count, mean) < tail),
    high: turningPoint(count, count + reach, (mean) => chanceUpTo(count, mean) > tail),
  };
}

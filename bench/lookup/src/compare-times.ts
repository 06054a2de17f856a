/** How two lists of times differ. */
export interface Comparison {
  /** Median of the first less that of the second, ms. */
  readonly difference: number;
  /** In which 95 of 100 such differences lie when the times are drawn anew from themselves, ms. */
  readonly interval: readonly [number, number];
  /** Mann-Whitney: how likely a rank sum as far off is when both come from the same source, 0 to 1. */
  readonly p: number;
}

const DRAWS = 2000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** @param random from 0 to 1 */
export function compareTimes(
  left: readonly number[],
  right: readonly number[],
  random: () => number,
): Comparison {
  const drawn = (values: readonly number[]) =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN));
  const differences = Array.from({ length: DRAWS }, () => drawn(left) - drawn(right)).sort((a, b) => a - b);
  const at = (share: number) => differences[Math.floor(share * (DRAWS - 1))] ?? Number.NaN;
  return {
    difference: median(left) - median(right),
    interval: [at(0.025), at(0.975)],
    p: rankSumP(left, right),
  };
}

/** Two-sided, by the normal distribution; times that are equal share their ranks. */
function rankSumP(left: readonly number[], right: readonly number[]): number {
  const all = [...left, ...right].sort((a, b) => a - b);
  const rankOf = (value: number) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1;
  const [n, m] = [left.length, right.length];
  const u = left.reduce((sum, value) => sum + rankOf(value), 0) - (n * (n + 1)) / 2;
  const spread = Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normalShare(Math.abs(u - (n * m) / 2) / spread));
}

/** Share of a normal distribution below z, z >= 0, to within 1e-7 (Abramowitz and Stegun, 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  return 1 - density * powers.reduce((sum, factor, place) => sum + factor * t ** (place + 1), 0);
}

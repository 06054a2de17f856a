import type { Share } from '@vcms/contract';

/**
 * Fisher's exact test, one-sided: the chance that the first group has at least as many of all events as it has, if events
 * fall on both groups alike (hypergeometric, margins given). 1 when a group is empty. Exact for every size: no normal approximation.
 * @see Fisher, The Design of Experiments (1935), chapter 2; Agresti, Categorical Data Analysis (2013), 3.5.1
 */
export function fisherGreater(first: Share, second: Share): number {
  const events = first.events + second.events;
  const total = first.total + second.total;
  const all = logChoose(total, events);
  const most = Math.min(first.total, events);
  let chance = 0;
  for (let count = most; count >= first.events; count -= 1)
    chance += Math.exp(logChoose(first.total, count) + logChoose(second.total, events - count) - all);
  return Math.min(1, chance);
}

/** ln(n over k); -Infinity where there is no such choice. */
function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const LOG_FACTORIALS = [0];

/** Sums of logarithms, kept: exact to about 1e-10 for the counts of a release. */
function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  return LOG_FACTORIALS[n] ?? 0;
}

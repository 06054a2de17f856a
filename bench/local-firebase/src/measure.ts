/** Figures of one measurement, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95) };
}

/** Runs the tasks in turn, so that a busy moment of the machine meets all of them; the times of each. */
export async function timeInTurn(
  rounds: number,
  tasks: readonly (() => Promise<unknown>)[],
): Promise<readonly (readonly number[])[]> {
  const times: number[][] = tasks.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, task] of tasks.entries()) {
      const began = performance.now();
      await task();
      times[at]?.push(performance.now() - began);
    }
  }
  return times;
}

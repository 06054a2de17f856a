const FIRST_MS = 100;
const LONGEST_MS = 10_000;
/** A process that lived this long has not crashed at its start. */
const STABLE_MS = 30_000;

/** How long to wait before a part is started again, ms. @param before the last such wait; undefined: there was none */
export function restartPause(before: number | undefined, livedMs: number): number {
  if (before === undefined || livedMs >= STABLE_MS) return FIRST_MS;
  return Math.min(before * 2, LONGEST_MS);
}

import { gzipSync } from 'node:zlib';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Bytes under gzip level 9 that a remote may weigh (architecture 3a; the entry: decision 0019). */
export interface ByteBudget {
  readonly entryGzip: number;
  readonly totalGzip: number;
}

export const BYTE_BUDGET: ByteBudget = { entryGzip: 8_500, totalGzip: 126_000 };

/** What a build weighs, measured on its files and not taken from its own words. */
export function weigh(built: ReleaseFiles): ByteBudget {
  const sizes = Object.keys(built.release.integrity).map((name) => {
    const bytes = built.files.get(name) ?? new Uint8Array();
    return [name, gzipSync(bytes, { level: 9 }).byteLength] as const;
  });
  return {
    entryGzip: sizes.find(([name]) => name === built.release.entry)?.[1] ?? 0,
    totalGzip: sizes.reduce((sum, [, size]) => sum + size, 0),
  };
}

/** Throws when a build is heavier than allowed. */
export function checkBudget(weight: ByteBudget, budget: ByteBudget = BYTE_BUDGET): void {
  const parts = [
    ['The remote entry weighs', weight.entryGzip, budget.entryGzip],
    ['All scripts together weigh', weight.totalGzip, budget.totalGzip],
  ] as const;
  const over = parts.find(([, size, limit]) => size > limit);
  if (over === undefined) return;
  const [what, size, limit] = over;
  throw new ReleaseFailure(
    EXIT.refused,
    `${what} ${size} bytes under gzip, ${size - limit} more than the ${limit} allowed; load rare parts on demand.`,
  );
}

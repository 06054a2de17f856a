import { gzipSync } from 'node:zlib';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Bytes under gzip level 9 that a remote may weigh (architecture 3a; the entry: decision 0019; libraries: 0024). */
export interface ByteBudget {
  readonly entryGzip: number;
  /** All scripts but the libraries on demand. */
  readonly totalGzip: number;
  /** Chunks that are named as libraries; no page loads one before somebody asks for what it does. */
  readonly libraryGzip: number;
}

/**
 * The entry has a line of about 95 bytes for each page of the remote: its name, its hash and its integrity. The heaviest remote,
 * the client's, weighs about 536,500 bytes (letters of brokers and endorsement pages are read, letters are sent, ratings and endorsements are asked
 * of one contractor, lines are accepted at once) and 13,700 in its entry, of which a session loads what it opens.
 */
export const BYTE_BUDGET: ByteBudget = { entryGzip: 13_800, totalGzip: 540_000, libraryGzip: 800_000 };

/** `webpackChunkName: "library-..."` at its dynamic import. */
const LIBRARY = /^library-/;

/** What a build weighs, measured on its files and not taken from its own words. */
export function weigh(built: ReleaseFiles): ByteBudget {
  const sizes = built.scripts.map((name) => {
    const bytes = built.files.get(name) ?? new Uint8Array();
    return [name, gzipSync(bytes, { level: 9 }).byteLength] as const;
  });
  const sumOf = (parts: typeof sizes) => parts.reduce((sum, [, size]) => sum + size, 0);
  return {
    entryGzip: sizes.find(([name]) => name === built.release.entry)?.[1] ?? 0,
    totalGzip: sumOf(sizes.filter(([name]) => !LIBRARY.test(name))),
    libraryGzip: sumOf(sizes.filter(([name]) => LIBRARY.test(name))),
  };
}

/** Throws when a build is heavier than allowed. */
export function checkBudget(weight: ByteBudget, budget: ByteBudget = BYTE_BUDGET): void {
  const parts = [
    ['The remote entry weighs', weight.entryGzip, budget.entryGzip],
    ['All scripts together weigh', weight.totalGzip, budget.totalGzip],
    ['Libraries on demand weigh', weight.libraryGzip, budget.libraryGzip],
  ] as const;
  const over = parts.find(([, size, limit]) => size > limit);
  if (over === undefined) return;
  const [what, size, limit] = over;
  throw new ReleaseFailure(
    EXIT.refused,
    `${what} ${size} bytes under gzip, ${size - limit} more than the ${limit} allowed; load rare parts on demand.`,
  );
}

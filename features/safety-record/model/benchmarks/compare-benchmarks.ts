import type { Benchmark } from '@vcms/domain';
import { type BlsRow, haveSameRates } from './read-bls-table.ts';

export interface ComparedRow extends BlsRow {
  readonly kind: 'new' | 'changed' | 'same';
  /** What is stored; absent: nothing. */
  readonly before?: Benchmark;
}

/** What a table of one year and one source would change of what is stored for that year. Nothing is removed by it. */
export function compareBenchmarks(
  rows: readonly BlsRow[],
  source: string,
  stored: readonly Benchmark[],
): readonly ComparedRow[] {
  const known = new Map(stored.map((one) => [one.naics, one]));
  return rows.map((row) => {
    const before = known.get(row.naics);
    if (before === undefined) return { ...row, kind: 'new' };
    const isSame = before.title === row.title && before.source === source && haveSameRates(before, row.rates);
    return { ...row, before, kind: isSame ? 'same' : 'changed' };
  });
}

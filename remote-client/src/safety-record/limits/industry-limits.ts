import { type Benchmark, type OshaRate, parseDecimal, ratio } from '@vcms/domain';
import { SECTOR_NAMES } from './sector-names.ts';

/** The limit that a multiple makes for one industry. */
export interface IndustryLimit {
  readonly naics: string;
  /** Of its sector; '' for a code that no sector has. */
  readonly sector: string;
  readonly year: number;
  /** Who published the rate; absent: not on file. */
  readonly source: string | undefined;
  /** The industry's rate. */
  readonly rate: string;
  /** undefined while the multiple cannot be read. */
  readonly limit: string | undefined;
}

/** By NAICS code, from the newest year on file; industries without this rate are left out. As `industryRate` judges. */
export function industryLimits(
  benchmarks: readonly Benchmark[],
  rate: OshaRate,
  multiplier: string | undefined,
): readonly IndustryLimit[] {
  const newest = new Map<string, Benchmark>();
  for (const entry of benchmarks) {
    const known = newest.get(entry.naics);
    if (entry[rate] !== null && (known === undefined || entry.year > known.year))
      newest.set(entry.naics, entry);
  }
  return [...newest.values()]
    .flatMap(({ naics, year, source, [rate]: value }) => {
      if (value === null) return [];
      const limit =
        multiplier === undefined
          ? undefined
          : ratio(parseDecimal(value, 2) * parseDecimal(multiplier, 2), 10_000, 2);
      return [{ naics, sector: SECTOR_NAMES.get(naics.slice(0, 2)) ?? '', year, source, rate: value, limit }];
    })
    .toSorted((left, right) => (left.naics < right.naics ? -1 : 1));
}

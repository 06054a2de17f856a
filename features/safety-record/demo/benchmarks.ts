import type { Benchmark } from '@vcms/domain';

/** Total recordable cases per 100 people (domain section 8). Finer figures are entered by hand. */
const RATES: readonly (readonly [naics: string, year: number, trir: string])[] = [
  ['23', 2022, '2.40'],
  ['23', 2023, '2.30'],
  ['22', 2023, '1.80'],
  ['11', 2023, '4.20'],
];

/** No industry has an LTIR here: a demand by that figure shows that it cannot be judged. */
export function benchmarks(): readonly Benchmark[] {
  return RATES.map(([naics, year, trir]) => ({ naics, year, trir, dart: null, ltir: null }));
}

import { type Benchmark, nameWords } from '@vcms/domain';

/** Total recordable cases per 100 people (domain section 8). Finer figures are entered by hand. */
const RATES: readonly (readonly [naics: string, year: number, trir: string, title: string])[] = [
  ['23', 2022, '2.40', 'Construction'],
  ['23', 2023, '2.30', 'Construction'],
  ['22', 2023, '1.80', 'Utilities'],
  ['11', 2023, '4.20', 'Agriculture, forestry, fishing and hunting'],
];

const SOURCE = 'BLS, Survey of Occupational Injuries and Illnesses, Table 1';

/** No industry has an LTIR here: a demand by that figure shows that it cannot be judged. */
export function benchmarks(): readonly Benchmark[] {
  return RATES.map(([naics, year, trir, title]) => ({
    ...{ naics, year, trir, dart: null, ltir: null, title, source: SOURCE },
    nameWords: nameWords(`${naics} ${year} ${title}`),
  }));
}

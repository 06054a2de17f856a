import type { Benchmark } from '@vcms/domain';
import { expect, it } from 'vitest';
import { industrySources } from './industry-source.ts';

const bls = { year: 2023, ltir: null, source: 'BLS, Table 1' } as const;
const BENCHMARKS: readonly Benchmark[] = [
  { ...bls, naics: '23', title: 'Construction', trir: '2.30', dart: '1.40' },
  { ...bls, naics: '23', title: 'Construction', year: 2022, trir: '2.40', dart: '1.50' },
  { naics: '2382', year: 2021, trir: '1.90', dart: null, ltir: null },
];

it('names the industry, the year and the source of each rate that is used, once', () => {
  const industry = { naics: '238210', benchmarks: BENCHMARKS };
  expect(industrySources(industry, ['trir', 'dart', 'ltir'])).toEqual([
    '2382, 2021. Source: not on file.',
    '23 Construction, 2023. Source: BLS, Table 1.',
  ]);
  expect(industrySources({ naics: '236000', benchmarks: BENCHMARKS }, ['trir', 'dart'])).toEqual([
    '23 Construction, 2023. Source: BLS, Table 1.',
  ]);
  expect(industrySources({ naics: undefined, benchmarks: BENCHMARKS }, ['trir'])).toEqual([]);
});

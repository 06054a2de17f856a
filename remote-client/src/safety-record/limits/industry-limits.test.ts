import { type Benchmark, industryRate } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { industryLimits } from './industry-limits.ts';

const of = (naics: string, year: number, trir: string | null): Benchmark => ({
  ...{ naics, year, trir, source: `Table of ${year}` },
  dart: null,
  ltir: null,
});
const BENCHMARKS = [
  of('23', 2022, '2.40'),
  of('23', 2023, '2.30'),
  of('2382', 2023, '1.10'),
  of('22', 2023, null),
];

describe('limits by industry', () => {
  it('are the newest rate times the multiple, rounded half up', () => {
    expect(industryLimits(BENCHMARKS, 'trir', '1.25')).toEqual([
      {
        naics: '23',
        sector: 'Construction',
        year: 2023,
        source: 'Table of 2023',
        rate: '2.30',
        limit: '2.88',
      },
      {
        naics: '2382',
        sector: 'Construction',
        year: 2023,
        source: 'Table of 2023',
        rate: '1.10',
        limit: '1.38',
      },
    ]);
    expect(industryRate(BENCHMARKS, '238210', 'trir')).toBe('1.10');
  });

  it('say nothing where no industry has the rate, and no number while the multiple cannot be read', () => {
    expect(industryLimits(BENCHMARKS, 'dart', '1.25')).toEqual([]);
    expect(industryLimits(BENCHMARKS, 'trir', undefined).map(({ limit }) => limit)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

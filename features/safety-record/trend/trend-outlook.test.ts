import { expect, it } from 'vitest';
import { aYear, TODAY } from '../review/test-records.ts';
import { trendOutlook } from './trend-outlook.ts';

it('is made of confirmed years only, and says which ones wait', () => {
  const oshaYears = [
    aYear(2025, { state: 'submitted' }),
    aYear(2024, { state: 'accepted' }),
    aYear(2021, { state: 'accepted' }),
  ];
  const outlook = trendOutlook({ company: {}, oshaYears, benchmarks: [] }, TODAY);
  expect(outlook.years.map(({ year, log, absence }) => [year, log !== undefined, absence])).toEqual([
    [2023, false, undefined],
    [2024, true, undefined],
    [2025, false, 'Waits for confirmation'],
  ]);
  expect(outlook.pooledYears).toEqual([2024]);
  expect(outlook.missing).toEqual([2025, 2023]);
});

it('has no rates where nothing is confirmed', () => {
  const outlook = trendOutlook({ company: {}, oshaYears: [], benchmarks: [] }, TODAY);
  expect(outlook.pooled).toMatchObject({ trir: null, dart: null });
  expect(outlook.pooledYears).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { type CompanyFactValues, stillDeclared, weighFacts } from './company-facts.ts';

const CONFIRMED: CompanyFactValues = {
  name: 'Acme Roofing',
  trades: ['roofing', 'siding'],
  naicsPrimary: '238160',
  operatingSince: '2004-05-01',
  employeesPeakLastYear: 40,
};
const TODAY = '2026-11-20';
const weigh = (declared: CompanyFactValues, confirmed = CONFIRMED) => weighFacts(confirmed, declared, TODAY);

describe('what a contractor declares of itself', () => {
  it('that is on file already changes nothing', () => {
    expect(weigh(CONFIRMED)).toEqual({ applied: {}, waiting: {} });
    expect(weigh({ trades: ['siding', 'roofing', 'siding'] })).toEqual({ applied: {}, waiting: {} });
  });

  it.each<[string, CompanyFactValues]>([
    ['more people', { employeesPeakLastYear: 41 }],
    ['one more trade', { trades: ['roofing', 'siding', 'electrical'] }],
  ])('counts at once where it only adds demands: %s', (_what, declared) => {
    expect(weigh(declared)).toEqual({ applied: declared, waiting: {} });
  });

  it.each<[string, CompanyFactValues]>([
    ['a later beginning', { operatingSince: '2026-01-01' }],
    ['an earlier beginning, which adds years to a rate', { operatingSince: '1999-01-01' }],
    ['fewer people', { employeesPeakLastYear: 9 }],
    ['a trade less', { trades: ['siding'] }],
    ['another industry', { naicsPrimary: '561720' }],
    ['another name', { name: 'Birch Roofing' }],
  ])('waits where it takes demands away or nobody can tell: %s', (_what, declared) => {
    expect(weigh(declared)).toEqual({ applied: {}, waiting: declared });
  });

  it('counts in part: a new trade at once, the one that goes once the firm confirmed it', () => {
    expect(weigh({ trades: ['electrical'] })).toEqual({
      applied: { trades: ['roofing', 'siding', 'electrical'] },
      waiting: { trades: ['electrical'] },
    });
  });

  it('waits as a whole where both lists of trades are more than a company has', () => {
    const trades = Array.from({ length: 19 }, (_, index) => `trade-${index}`);

    expect(weigh({ trades })).toEqual({ applied: {}, waiting: { trades } });
  });

  it('counts at once as the first value, unless it takes away what an unknown one leaves asked', () => {
    const first = (declared: CompanyFactValues) => weigh(declared, { name: 'Acme Roofing', trades: [] });

    for (const declared of [
      { trades: ['roofing'] },
      { operatingSince: '2022-12-31' },
      { employeesPeakLastYear: 11 },
    ])
      expect(first(declared)).toEqual({ applied: declared, waiting: {} });
    for (const declared of [
      { operatingSince: '2023-01-01' },
      { employeesPeakLastYear: 10 },
      { naicsPrimary: '238160' },
    ])
      expect(first(declared)).toEqual({ applied: {}, waiting: declared });
  });

  it('is left only where it differs from what counts', () => {
    expect(stillDeclared(CONFIRMED, { name: 'Acme Roofing', trades: ['siding'] })).toEqual({
      trades: ['siding'],
    });
    expect(stillDeclared(CONFIRMED, { trades: ['siding', 'roofing'] })).toBeUndefined();
  });
});

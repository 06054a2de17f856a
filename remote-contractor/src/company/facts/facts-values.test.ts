import type { Company } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { checkFacts, type FactsValues, factsInput, factsValues } from './facts-values.ts';

const company: Company = {
  ...{ id: 'c', kind: 'contractor', name: 'Acme', plan: 'full', status: 'active', timezone: 'UTC' },
  ...{ address1: '1 Main St', city: 'Joliet', state: 'IL', Zip: '60431', phone: '+18155550100' },
  ...{ naicsOther: [], trades: ['roofing'], operatingSince: '2010-01-01' },
};
const values = (change: Partial<FactsValues>): FactsValues => ({ ...factsValues(company), ...change });

describe('the facts that move requirements', () => {
  it('leave out what was never said, and read numbers as people write them', () => {
    expect(factsInput(values({}))).toEqual({ name: 'Acme', operatingSince: '2010-01-01' });
    expect(factsInput(values({ employeesPeakLastYear: '1,200' })).employeesPeakLastYear).toBe(1200);
    expect(checkFacts(company, values({}))).toEqual({});
  });

  it('ask why the legal name is another one, and for values that can be', () => {
    expect(checkFacts(company, values({ name: 'Acme Roofs' }))).toEqual({
      reason: 'Give a reason of 10-500 characters.',
    });
    expect(checkFacts(company, values({ name: 'Acme Roofs', reason: 'We changed our form.' }))).toEqual({});
    expect(
      checkFacts(company, values({ name: 'A', operatingSince: '', employeesPeakLastYear: 'a few' })),
    ).toEqual({
      name: 'Name must be 2-120 characters.',
      operatingSince: 'Enter a date as mm/dd/yyyy.',
      employeesPeakLastYear: 'Enter a whole number.',
      reason: 'Give a reason of 10-500 characters.',
    });
  });
});

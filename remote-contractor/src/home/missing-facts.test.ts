import type { Company } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const whole: Company = {
  ...{
    id: 'c',
    kind: 'contractor',
    name: 'Acme',
    plan: 'limited',
    status: 'active',
    timezone: 'America/Chicago',
  },
  ...{ address1: '1 Main St', city: 'Joliet', state: 'IL', Zip: '60431', phone: '+18155550100' },
  ...{ naicsPrimary: '238160', naicsOther: [], trades: ['roofing'], operatingSince: '2010-01-01' },
  employeesPeakLastYear: 0,
};

describe('how complete a company is', () => {
  it('counts what is asked; a zero is an answer', () => {
    expect(missingFacts(whole)).toEqual({ percent: 100, missing: [], next: undefined });
    const { naicsPrimary: _left, ...rest } = whole;
    expect(missingFacts({ ...rest, trades: [] })).toEqual({
      percent: 75,
      missing: ['Trades', 'NAICS code'],
      next: { label: 'Trades', tab: 'trades' },
    });
  });

  it('counts what waits for the firm as said', () => {
    const { naicsPrimary, ...rest } = whole;
    const declared = { values: { naicsPrimary }, declaredAt: new Date(0), declaredBy: 'u' };
    expect(missingFacts({ ...rest, declaredFacts: { ...declared, state: 'waiting' } }).missing).toEqual([]);
    expect(missingFacts({ ...rest, declaredFacts: { ...declared, state: 'returned' } }).missing).toEqual([
      'NAICS code',
    ]);
  });
});

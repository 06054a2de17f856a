import type { Company } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { factsAsSaid, factsToDeclare, weighEdited } from './facts-to-declare.ts';

const company: Company = {
  ...{ id: 'c', kind: 'contractor', name: 'Acme', plan: 'full', status: 'active', timezone: 'UTC' },
  ...{ address1: '1 Main St', city: 'Joliet', state: 'IL', Zip: '60431', phone: '+18155550100' },
  ...{ naicsPrimary: '238160', naicsOther: [], trades: ['roofing'], operatingSince: '2010-01-01' },
};
const declaredAt = new Date('2026-11-01T00:00:00Z');
const declared = (state: 'waiting' | 'returned'): Company => ({
  ...company,
  declaredFacts: { state, values: { name: 'Acme Roofs' }, declaredAt, declaredBy: 'u' },
});

describe('what a contractor declares', () => {
  it('begins with what it said last; what was returned no longer counts as said', () => {
    expect(factsAsSaid(declared('waiting'))).toMatchObject({ name: 'Acme Roofs', trades: ['roofing'] });
    expect(factsAsSaid(declared('returned')).name).toBe('Acme');
  });

  it('says again what waits, since a declaration takes the place of the one before', () => {
    expect(factsToDeclare(declared('waiting'), { trades: ['siding'] })).toEqual({
      name: 'Acme Roofs',
      trades: ['siding'],
    });
    expect(factsToDeclare(declared('returned'), { trades: ['siding'] })).toEqual({ trades: ['siding'] });
  });

  it('tells beforehand what counts at once and what waits', () => {
    const edited = { trades: ['roofing', 'siding'], operatingSince: '2025-01-01', name: 'Acme' };
    expect(weighEdited(company, edited, '2026-11-23')).toEqual({
      applied: ['trades'],
      waiting: ['operatingSince'],
    });
  });
});

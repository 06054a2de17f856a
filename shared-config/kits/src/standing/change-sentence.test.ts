import type { Standing } from '@vcms/data';
import type { Item, OutlookStep } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { changeSentence } from './change-sentence.ts';

const ITEM: Item = {
  key: 'document.msa',
  status: 'variance',
  raw: 'non_compliant',
  reasons: [],
  evidenceIds: [],
  varianceTo: '2026-12-31',
  actor: null,
};

const STANDING: Standing = {
  ...{ id: 'x_a', clientId: 'x', contractorId: 'a', clientName: 'X', contractorName: 'A' },
  ...{ engagementState: 'approved', asOf: '2026-11-21', overall: 'compliant', siteAccess: true },
  ...{ readinessPct: 100, nextChangeOn: '2026-12-13', outlook: [], items: [ITEM] },
  insuranceEnds: { gl: '2026-12-12', auto: '2027-05-01' },
};

function on(date: string, ...changes: OutlookStep['changes']): string {
  return changeSentence(STANDING, { date, overall: 'non_compliant', changes });
}

describe('the sentence of a change', () => {
  it('says that insurance ends when its policy does, and no more than it knows otherwise', () => {
    const status = 'non_compliant';

    expect(on('2026-12-13', { key: 'insurance.gl.coverage', status })).toBe('General liability ends');
    expect(on('2026-12-13', { key: 'insurance.auto.auto_csl', status })).toBe(
      'Auto liability becomes non-compliant',
    );
    expect(on('2027-01-01', { key: 'document.msa', status })).toBe('Variance ends: Master service agreement');
  });

  it('is about the worst of several changes', () => {
    expect(
      on(
        '2026-12-13',
        { key: 'osha.trir' },
        { key: 'osha.logs', status: 'compliant' },
        { key: 'program.fall-protection', status: 'expiring' },
      ),
    ).toBe('Fall protection expires soon');
    expect(on('2026-12-13', { key: 'osha.trir' })).toBe('TRIR no longer applies');
  });
});

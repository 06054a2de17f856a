import type { Item } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { reasonSentences, traceFacts, whoMoves } from './why-words.ts';

const short: Item = {
  key: 'insurance.auto.auto_csl',
  status: 'non_compliant',
  raw: 'non_compliant',
  reasons: ['below_limit'],
  actual: 500_000,
  required: 1_000_000,
  gap: 500_000,
  evidenceIds: ['p1'],
  actor: 'contractor',
};

describe('why an item has its status', () => {
  it('is told with what is there, asked and missing, and who moves next', () => {
    expect(traceFacts(short, 'client')).toEqual([
      { label: 'On file', value: '1 record' },
      { label: 'Actual', value: '$500,000' },
      { label: 'Required', value: '$1,000,000' },
      { label: 'Short by', value: '$500,000' },
      { label: 'Next step', value: 'The contractor' },
    ]);
    expect(reasonSentences(short)).toEqual(['$500,000 short of $1,000,000.']);
  });

  it('names dates, and counts that are no money', () => {
    const osha: Item = {
      ...{ key: 'osha.trir', status: 'variance', raw: 'non_compliant', reasons: ['over_limit'] },
      ...{ actual: '3.02', required: '3.00', evidenceIds: ['a', 'b'], actor: null },
      ...{ dueOn: '2026-12-01', varianceTo: '2027-01-31' },
    };
    const facts = traceFacts(osha, 'client', '2026-11-23');
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'On file: 2 records',
      'Actual: 3.02',
      'Required: 3.00',
      'Next step: No action needed',
      'By: 12/01/2026, in 8 days',
      'Variance until: 01/31/2027, in 2 months',
    ]);
  });

  it('says of which industries a limit is', () => {
    const trir: Item = {
      ...{ key: 'osha.trir', status: 'non_compliant', raw: 'non_compliant', reasons: ['over_limit'] },
      ...{ actual: '3.02', required: '2.00', evidenceIds: ['a'], actor: 'contractor' },
      facts: { limitFor: '238 Specialty trades' },
    };
    expect(traceFacts(trir, 'client')).toContainEqual({
      label: 'Required',
      value: '2.00 (limit for 238 Specialty trades)',
    });
    expect(reasonSentences(trir)).toEqual(['3.02 is above 2.00, the limit for 238 Specialty trades.']);
  });

  it('says you to whoever has the next step', () => {
    expect(whoMoves(short, 'contractor')).toBe('You');
    expect(whoMoves({ actor: 'firm' }, 'contractor')).toBe('The firm');
  });
});

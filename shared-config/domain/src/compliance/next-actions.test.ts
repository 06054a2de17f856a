import { describe, expect, it } from 'vitest';
import { nextActions } from './next-actions.ts';
import { createItem } from './status.ts';

const items = [
  createItem('emr.letter', 'expiring', { reasons: ['ends_soon'], dueOn: '2026-12-20' }),
  createItem('insurance.gl.coverage', 'expiring', { reasons: ['ends_soon'], dueOn: '2026-12-01' }),
  createItem('insurance.umbrella.umb_each_occurrence', 'non_compliant', { reasons: ['below_limit'] }),
  createItem('osha.logs', 'non_compliant', { reasons: ['year_missing:2024'] }),
  createItem('program.fall-protection', 'pending_review', { reasons: ['awaiting_review'], actor: 'firm' }),
  createItem('insurance.auto.coverage', 'compliant'),
];

describe('next actions', () => {
  it('name what is not met first, then what ends, by its date', () => {
    expect(nextActions(items, 'contractor').map(({ title }) => title)).toEqual([
      'Raise umbrella or excess liability: each occurrence',
      'Add OSHA logs',
      'Renew commercial general liability',
      'Renew EMR letter',
    ]);
  });

  it('leave out what somebody else does next', () => {
    expect(nextActions(items, 'firm').map(({ key }) => key)).toEqual(['program.fall-protection']);
  });

  it('do not depend on the order of the items', () => {
    expect(nextActions(items.toReversed(), 'contractor')).toEqual(nextActions(items, 'contractor'));
  });
});

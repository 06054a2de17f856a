import type { EmrRecord } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { emrStanding } from './emr-means.ts';

const record = (effective: string, value: string, state: EmrRecord['state'] = 'accepted'): EmrRecord => ({
  id: `${effective}-${value}`,
  effective,
  value,
  kind: 'interstate',
  states: ['IL'],
  issuer: 'ncci',
  policyNumber: 'WC-1',
  letterDocId: 'd1',
  state,
  version: 1,
});
const THREE = [record('2024-04-01', '1.10'), record('2026-04-01', '0.95'), record('2025-04-01', '1.00')];

describe('the modifications that count', () => {
  it('are the newest, and the mean of three years', () => {
    expect(emrStanding([...THREE, record('2023-04-01', '3.00')], '2026-11-20')).toMatchObject({
      latest: { value: '0.95' },
      mean: '1.02',
      counted: 3,
    });
  });

  it('leave out what was withdrawn, returned or is still to come', () => {
    const records = [
      record('2026-04-01', '0.90', 'withdrawn'),
      record('2026-05-01', '0.80', 'changes_requested'),
      record('2027-01-01', '0.70'),
      record('2026-02-01', '0.99', 'submitted'),
    ];

    expect(emrStanding(records, '2026-11-20')).toMatchObject({ latest: { value: '0.99' }, mean: '0.99' });
  });

  it('take one of each day, the accepted one first', () => {
    const twice = [record('2026-04-01', '1.20', 'submitted'), record('2026-04-01', '0.90')];

    expect(emrStanding(twice, '2026-11-20')).toMatchObject({ latest: { value: '0.90' }, counted: 1 });
  });

  it('are none once the newest is 12 months old', () => {
    expect(emrStanding(THREE, '2027-04-01')).toMatchObject({ latest: undefined, endedOn: '2027-04-01' });
    expect(emrStanding([], '2027-04-01').endedOn).toBeUndefined();
    expect(emrStanding(THREE, '2027-03-31').latest?.value).toBe('0.95');
  });
});

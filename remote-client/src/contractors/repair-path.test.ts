import { expect, it } from 'vitest';
import { repairPath } from './repair-path.ts';

it('leads a client to the variance, to the record with the review, or to the page of the topic', () => {
  const item = (key: string, status: 'non_compliant' | 'variance' = 'non_compliant') => ({ key, status });
  expect(repairPath('5003', 'c 1', item('insurance.auto.auto_csl'))).toBe('/insurance-reviews/c%201');
  expect(repairPath('5003', 'c1', item('insurance.auto.auto_csl', 'variance'))).toBe('/all-variances');
  expect(repairPath('5004', 'c1', item('insurance.auto.auto_csl', 'variance'))).toBe('/insurance-reviews/c1');
  expect(repairPath('5003', 'c1', item('osha.trir'))).toBe('/confirm-statisticals');
  expect(repairPath('5004', 'c1', item('osha.trir'))).toBeUndefined();
});

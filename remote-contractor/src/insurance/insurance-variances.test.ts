import { expect, it } from 'vitest';
import { insuranceVariances } from './insurance-variances.ts';

it('shows what waits before what counts before what is over, and nothing of other areas', () => {
  const found = insuranceVariances([
    { key: 'insurance.gl', state: 'expired', to: '2026-06-01' },
    { key: 'insurance.gl', state: 'denied', to: '2027-06-01' },
    { key: 'insurance.auto', state: 'approved', to: '2026-12-01' },
    { key: 'osha.trir', state: 'requested', to: '2026-12-01' },
    { key: 'insurance', state: 'requested', to: '2026-12-01' },
  ]);
  expect(found.map(({ key, to }) => [key, to])).toEqual([
    ['insurance', '2026-12-01'],
    ['insurance.auto', '2026-12-01'],
    ['insurance.gl', '2027-06-01'],
    ['insurance.gl', '2026-06-01'],
  ]);
});

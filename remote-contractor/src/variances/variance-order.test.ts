import { expect, it } from 'vitest';
import { byWeight, isAboutInsurance } from './variance-order.ts';

it('shows what waits before what counts before what is over', () => {
  const found = byWeight([
    { key: 'insurance.gl', state: 'expired', to: '2026-06-01' },
    { key: 'insurance.gl', state: 'denied', to: '2027-06-01' },
    { key: 'insurance.auto', state: 'approved', to: '2026-12-01' },
    { key: 'insurance', state: 'requested', to: '2026-12-01' },
  ]);
  expect(found.map(({ key, to }) => [key, to])).toEqual([
    ['insurance', '2026-12-01'],
    ['insurance.auto', '2026-12-01'],
    ['insurance.gl', '2027-06-01'],
    ['insurance.gl', '2026-06-01'],
  ]);
});

it('knows which are about insurance', () => {
  const keys = ['insurance', 'insurance.gl', 'osha.trir'];
  expect(keys.filter((key) => isAboutInsurance({ key }))).toEqual(['insurance', 'insurance.gl']);
});

import { createItem } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { endText, insuranceStatus, limitsText, lineStanding, shortMoney } from './line-standing.ts';

const coverage = createItem('insurance.auto.coverage', 'expiring', {
  reasons: ['ends_soon'],
  evidenceIds: ['p1'],
});
const short = createItem('insurance.auto.auto_csl', 'non_compliant', {
  reasons: ['below_limit'],
  actual: 750_000,
  required: 1_000_000,
  gap: 250_000,
});
const other = createItem('insurance.gl.coverage', 'compliant', { evidenceIds: ['p2'] });
const standing = { items: [coverage, short, other], insuranceEnds: { auto: '2026-12-01' } };

describe('one line of a result', () => {
  it('has the worst status of its items, the policy that counts, its end and its limits', () => {
    expect(lineStanding(standing, 'auto')).toEqual({
      line: 'auto',
      status: 'non_compliant',
      items: [coverage, short],
      policyIds: ['p1'],
      endsOn: '2026-12-01',
      endedOn: undefined,
      limits: [{ code: 'auto_csl', actual: 750_000, required: 1_000_000, item: short }],
    });
  });

  it('says since when there is no cover, where the last policy ended', () => {
    const over = createItem('insurance.auto.coverage', 'non_compliant', {
      reasons: ['expired'],
      facts: { endedOn: '2026-11-01' },
    });
    expect(endText(lineStanding({ items: [over], insuranceEnds: {} }, 'auto'))).toBe('Ended on 11/01/2026');
    expect(endText(lineStanding(standing, 'auto'))).toBe('Ends 12/01/2026');
  });

  it('shows the limit of an umbrella as the policy has it, not what the lines below leave of it', () => {
    const left = createItem('insurance.umbrella.umb_aggregate', 'compliant', {
      actual: 4_000_000,
      required: 3_000_000,
      facts: { used: 1_000_000 },
    });
    expect(limitsText(lineStanding({ items: [left], insuranceEnds: {} }, 'umbrella'))).toBe('$5M');
  });

  it('is not asked for where no item is about it', () => {
    expect(lineStanding(standing, 'umbrella')).toMatchObject({ status: 'not_applicable', items: [] });
  });
});

it('sums up all lines, and no other area', () => {
  expect(insuranceStatus(standing)).toBe('non_compliant');
  expect(insuranceStatus({ items: [createItem('osha.trir', 'non_compliant'), other] })).toBe('compliant');
});

it.each([
  [1_000_000, '$1M'],
  [1_250_000, '$1.25M'],
  [750_000, '$750K'],
  [500, '$500'],
])('writes %d as %s', (dollars, text) => {
  expect(shortMoney(dollars)).toBe(text);
});

it('shows limits in the order of the certificate', () => {
  const item = createItem('x', 'compliant');
  const limits = [
    { code: 'auto_csl' as const, actual: 1_000_000, required: undefined, item },
    { code: 'auto_pd' as const, actual: undefined, required: 1, item },
  ];
  expect(limitsText({ limits })).toBe('$1M / none');
});

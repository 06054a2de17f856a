import { describe, expect, it } from 'vitest';
import {
  canRenew,
  needsAnotherApprover,
  openExceptions,
  renewalsOf,
  tabsOfVariance,
  type VarianceActor,
  varianceActions,
} from './variance-ledger.ts';

const TODAY = '2026-11-20';
const term = (state: 'requested' | 'approved' | 'denied' | 'expired', from: string, to: string) => ({
  state,
  from,
  to,
});

describe('the tabs of a variance', () => {
  it.each([
    ['a request', term('requested', '2026-11-20', '2027-01-20'), ['requested']],
    ['one in force for long', term('approved', '2026-11-01', '2026-12-21'), ['active']],
    ['one that ends in 30 days', term('approved', '2026-11-01', '2026-12-20'), ['active', 'ending']],
    ['one that ends today', term('approved', '2026-11-01', '2026-11-20'), ['active', 'ending']],
    ['one that begins later', term('approved', '2026-12-01', '2027-05-01'), ['active']],
    [
      'one that ended yesterday, before the night wrote so',
      term('approved', '2026-01-01', '2026-11-19'),
      ['history'],
    ],
    ['one that was denied', term('denied', '2026-11-01', '2027-11-01'), ['history']],
  ])('shows %s where it belongs', (_what, variance, tabs) => {
    expect(tabsOfVariance(variance, TODAY)).toEqual(tabs);
  });
});

describe('renewals', () => {
  it('counts the chain behind a variance, and ends at a circle', () => {
    const all = [{ id: 'a' }, { id: 'b', renews: 'a' }, { id: 'c', renews: 'b' }];
    expect(all.map((one) => renewalsOf(one, all))).toEqual([0, 1, 2]);
    const circle = [
      { id: 'a', renews: 'b' },
      { id: 'b', renews: 'a' },
    ];
    expect(renewalsOf({ id: 'a', renews: 'b' }, circle)).toBe(1);
  });

  it('may be asked for once, while the variance is approved', () => {
    const old = { id: 'a', state: 'approved' } as const;
    expect(canRenew(old, [])).toBe(true);
    expect(canRenew(old, [{ renews: 'a', state: 'requested' }])).toBe(false);
    expect(canRenew(old, [{ renews: 'a', state: 'denied' }])).toBe(true);
    expect(canRenew({ id: 'a', state: 'expired' }, [])).toBe(false);
  });
});

it('adds the days of the exceptions in force by contractor, the longest first', () => {
  const key = 'insurance.auto';
  const found = openExceptions(
    [
      { contractorId: 'A', key, ...term('approved', '2026-11-20', '2026-11-30') },
      { contractorId: 'B', key, ...term('approved', '2026-11-11', '2026-11-20') },
      { contractorId: 'B', key, ...term('approved', '2026-11-19', '2026-12-20') },
      { contractorId: 'B', key, ...term('requested', '2026-01-01', '2026-12-20') },
      { contractorId: 'C', key, ...term('approved', '2026-11-21', '2026-12-20') },
    ],
    TODAY,
  );
  expect(found).toEqual([
    { contractorId: 'B', count: 2, days: 12 },
    { contractorId: 'A', count: 1, days: 1 },
  ]);
});

describe('who may do what', () => {
  const approver: VarianceActor = { uid: 'nora', role: '5003', fourEyes: true };
  const own = { state: 'requested', requestedBy: 'nora' } as const;
  const others = { state: 'requested', requestedBy: 'colin' } as const;

  it('leaves the own request to another approver where four eyes are wanted', () => {
    expect(varianceActions(own, approver)).toEqual(['withdraw']);
    expect(needsAnotherApprover(own, approver)).toBe(true);
    expect(varianceActions(others, approver)).toEqual(['approve', 'deny']);
    expect(needsAnotherApprover(others, approver)).toBe(false);
  });

  it('lets one person decide alone where they are not', () => {
    const alone = { ...approver, fourEyes: false };
    expect(varianceActions(own, alone)).toEqual(['approve', 'deny', 'withdraw']);
    expect(needsAnotherApprover(own, alone)).toBe(false);
  });

  it('lets the contractor withdraw, and nobody but the client decide', () => {
    expect(varianceActions(others, { uid: 'colin', role: '5005', fourEyes: false })).toEqual(['withdraw']);
    expect(varianceActions(others, { uid: 'rosa', role: '5004', fourEyes: false })).toEqual([]);
    expect(varianceActions({ state: 'approved', requestedBy: 'x' }, approver)).toEqual(['revoke']);
  });
});

import { describe, expect, it } from 'vitest';
import { insuranceFacts, NO_END } from './insurance-facts.ts';
import { createItem } from './status.ts';

const asOf = '2026-11-20';
const policy = (id: string, expiration: string, state: 'accepted' | 'changes_requested' = 'accepted') => ({
  id,
  state,
  expiration,
});
const held = (line: string, id: string) =>
  createItem(`insurance.${line}.coverage`, 'compliant', { evidenceIds: [id] });
const lost = (line: string, reason: string) =>
  createItem(`insurance.${line}.coverage`, 'non_compliant', { reasons: [reason] });

describe('what a register of certificates filters by', () => {
  it.each([
    ['2026-12-20', ['ends_30', 'ends_60', 'ends_90']],
    ['2026-12-21', ['ends_60', 'ends_90']],
    ['2027-01-19', ['ends_60', 'ends_90']],
    ['2027-02-18', ['ends_90']],
    ['2027-02-19', []],
  ])('counts the days to the first end: %s', (end, flags) => {
    const items = [held('gl', 'p1'), held('auto', 'p2')];
    expect(insuranceFacts({ asOf, items }, [policy('p1', '2027-11-01'), policy('p2', end)])).toEqual({
      flags,
      endsOn: end,
      ends: { gl: '2027-11-01', auto: end },
    });
  });

  it('leaves out policies that do not count, such as those of last year', () => {
    const old = [policy('p0', '2026-11-25'), policy('p1', '2027-11-01')];
    expect(insuranceFacts({ asOf, items: [held('gl', 'p1')] }, old)).toEqual({
      flags: [],
      endsOn: '2027-11-01',
      ends: { gl: '2027-11-01' },
    });
  });

  it('ends with a cancellation', () => {
    const cancelled = { ...policy('p1', '2027-11-01'), cancelledOn: '2026-12-01' };
    expect(insuranceFacts({ asOf, items: [held('gl', 'p1')] }, [cancelled]).endsOn).toBe('2026-12-01');
  });

  it('tells missing from returned, and both from too low', () => {
    const facts = (items: Parameters<typeof insuranceFacts>[0]['items']) =>
      insuranceFacts({ asOf, items }, []).flags;
    expect(facts([lost('gl', 'missing')])).toEqual(['missing']);
    expect(facts([lost('gl', 'expired')])).toEqual(['missing']);
    expect(facts([lost('gl', 'rejected')])).toEqual(['returned']);
    expect(facts([createItem('insurance.gl.x', 'non_compliant', { reasons: ['below_limit'] })])).toEqual([
      'below_limit',
    ]);
    expect(facts([createItem('osha.trir', 'non_compliant', { reasons: ['below_limit'] })])).toEqual([]);
  });

  it('shows a returned policy also where an older one still counts', () => {
    const policies = [policy('p1', '2027-11-01'), policy('p2', '2028-11-01', 'changes_requested')];
    expect(insuranceFacts({ asOf, items: [held('gl', 'p1')] }, policies).flags).toEqual(['returned']);
  });

  it('has no end without a policy', () => {
    expect(insuranceFacts({ asOf, items: [] }, [])).toEqual({ flags: [], endsOn: NO_END, ends: {} });
  });
});

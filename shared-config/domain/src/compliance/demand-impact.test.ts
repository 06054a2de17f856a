import { describe, expect, it } from 'vitest';
import {
  buildInput,
  buildLine,
  buildOverride,
  buildPolicy,
  buildRequirementSet,
  buildReview,
} from '../test-support/builders.ts';
import { demandImpact, impactSummary } from './demand-impact.ts';

const policy = buildPolicy({
  line: 'auto',
  limits: { auto_csl: 1_000_000 },
  expiration: '2027-03-01',
  namedInsured: 'Acme Roofing LLC',
});
const asks = (auto_csl: number) => ({ auto: buildLine({ limits: { auto_csl } }) });
const input = buildInput(
  { insurance: asks(1_000_000) },
  { policies: [policy] },
  { reviews: [buildReview('policy', policy)] },
);
const raise = (auto_csl: number) =>
  ({ kind: 'set', set: buildRequirementSet({ insurance: asks(auto_csl) }) }) as const;

describe('the impact of a change', () => {
  it('of a raise names the gap on the first day, beside the status today', () => {
    const impact = demandImpact(input, '2026-12-20', raise(2_000_000));

    expect(impact).toMatchObject({ today: 'compliant', usual: 'compliant', changed: 'non_compliant' });
    expect(impact.opened.map(({ key, gap }) => [key, gap])).toEqual([['insurance.auto.auto_csl', 1_000_000]]);
    expect(impact.closed).toEqual([]);
  });

  it('tells what happens by that day anyway from what the change does', () => {
    const impact = demandImpact(input, '2027-03-01', raise(2_000_000));

    expect(impact).toMatchObject({
      today: 'compliant',
      usual: 'non_compliant',
      changed: 'non_compliant',
      opened: [],
    });
  });

  it('goes by the version that would hold, whatever drafts there are', () => {
    const draft = buildRequirementSet({ n: 2, status: 'draft', insurance: asks(9_000_000) });
    const later = buildRequirementSet({ n: 3, effectiveFrom: '2027-01-01' });
    const versions = { ...input, requirementSet: [...input.requirementSet, draft, later] };

    expect(demandImpact(versions, '2026-12-20', raise(2_000_000)).changed).toBe('non_compliant');
    expect(demandImpact(versions, '2026-12-20', raise(1_000_000)).changed).toBe('compliant');
  });

  it('counts a gap that grows, and not one that shrinks', () => {
    const short = { ...input, requirementSet: [buildRequirementSet({ insurance: asks(1_500_000) })] };

    expect(demandImpact(short, input.asOf, raise(2_000_000)).opened).toHaveLength(1);
    const milder = demandImpact(short, input.asOf, raise(1_200_000));
    expect([milder.opened, milder.closed]).toEqual([[], []]);
    expect(demandImpact(short, input.asOf, raise(1_000_000)).closed).toMatchObject([
      { key: 'insurance.auto.auto_csl', gap: 500_000 },
    ]);
  });

  it('of special demands ends those that are revoked and adds the new ones', () => {
    const lower = buildOverride({ id: 'o1', value: 1_000_000 });
    const asked = {
      ...input,
      overrides: [lower],
      requirementSet: [buildRequirementSet({ insurance: asks(2_000_000) })],
    };

    const revoked = demandImpact(asked, input.asOf, { kind: 'overrides', revoked: ['o1'], added: [] });
    expect(revoked).toMatchObject({ usual: 'compliant', changed: 'non_compliant' });
    const waived = buildOverride({ id: 'o2', key: 'insurance.auto' });
    const spared = demandImpact(asked, input.asOf, {
      kind: 'overrides',
      revoked: ['o1'],
      added: [waived],
    });
    expect(spared).toMatchObject({ changed: 'not_applicable', opened: [] });
  });
});

describe('the summary of impacts', () => {
  it('counts who turns, who turns worse, who gets more gaps, and who changes anyway', () => {
    const [gap] = demandImpact(input, '2026-12-20', raise(2_000_000)).opened;
    if (gap === undefined) throw new Error('There is no gap.');
    const same = { today: 'compliant', usual: 'compliant', changed: 'compliant', opened: [] } as const;

    expect(
      impactSummary([
        same,
        { ...same, changed: 'non_compliant', opened: [gap] },
        { ...same, today: 'non_compliant', usual: 'non_compliant' },
        { today: 'non_compliant', usual: 'non_compliant', changed: 'non_compliant', opened: [gap] },
        { ...same, usual: 'expiring', changed: 'expiring' },
      ]),
    ).toEqual({ judged: 5, turned: 2, worse: 1, moreGaps: 1, anyway: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import type { RequirementOverride } from '../schemas/requirement-schema.ts';
import { AUTO, accepted, full, itemOf, short } from '../test-support/auto-policies.ts';
import { buildInput, buildLine, buildOverride, buildRequirementSet } from '../test-support/builders.ts';
import { changeDates } from './change-dates.ts';
import { applyOverrides } from './effective-requirements.ts';
import { evaluate } from './evaluate.ts';

describe('demands of one contractor', () => {
  const input = buildInput({ insurance: AUTO }, { policies: [short] }, { reviews: [accepted(short)] });

  it('does not judge a waived demand', () => {
    const result = evaluate({ ...input, overrides: [buildOverride()] });
    expect(result.overall).toBe('compliant');
    expect(result.items.find((item) => item.key === 'insurance.auto.auto_csl')).toMatchObject({
      status: 'not_applicable',
      reasons: ['waived'],
    });
    expect(result.readinessPct).toBe(100);
  });

  it('takes the override that starts later, and none of another contractor or revoked', () => {
    const early = buildOverride({ id: 'o1', value: 900_000, from: '2026-01-01' });
    const late = buildOverride({ id: 'o2', value: 400_000, from: '2026-08-01' });
    expect(evaluate({ ...input, overrides: [late, early] }).overall).toBe('compliant');
    for (const changes of [{ contractorId: 'other' }, { state: 'revoked' as const }]) {
      expect(evaluate({ ...input, overrides: [{ ...late, ...changes }] }).overall).toBe('non_compliant');
    }
  });

  it.each([
    ['without an end', null],
    ['for ten years', '2035-07-01'],
  ])('ends relief %s after a year, and nothing that asks more', (_term, to) => {
    const lower = buildOverride({ value: 400_000, from: '2025-08-10', to });
    const [last, over] = ['2026-08-10', '2026-08-11'];
    const on = (asOf: string, override: RequirementOverride) =>
      itemOf({ ...input, asOf, overrides: [override] }, 'insurance.auto.auto_csl');
    expect(on(last, lower).required).toBe(400_000);
    expect(on(over, lower).required).not.toBe(400_000);
    expect(on(over, { ...lower, value: 3_000_000 }).required).toBe(3_000_000);
    expect(on(over, { ...lower, value: undefined, waived: true }).status).not.toBe('not_applicable');
    expect([...changeDates({ ...input, asOf: last, overrides: [lower] })].map(({ date }) => date)).toContain(
      over,
    );
  });

  it('ends after a year what stands in place of a multiple of the industry’s rate', () => {
    const set = buildRequirementSet({});
    const asked = { ...set, osha: { ...set.osha, required: true, trir: { industryMultiplier: '1.00' } } };
    const override = buildOverride({ key: 'osha.trir', value: '50.00', from: '2025-08-10', to: null });
    const limitOn = (asOf: string) => applyOverrides(asked, [override], asOf).set.osha.trir;
    expect(limitOn('2026-08-10')).toEqual({ limit: '50.00' });
    expect(limitOn('2026-08-11')).toEqual({ industryMultiplier: '1.00' });
  });

  it('turns a line on for one contractor by a limit', () => {
    const override = buildOverride({ key: 'insurance.pollution.poll_each_occurrence', value: 1_000_000 });
    expect(itemOf({ ...input, overrides: [override] }, 'insurance.pollution.coverage').reasons).toEqual([
      'missing',
    ]);
  });
});

describe('versions of the requirements', () => {
  it('changes nothing before the day a new version starts', () => {
    const next = buildRequirementSet({
      n: 2,
      effectiveFrom: '2027-01-01',
      insurance: { auto: buildLine({ limits: { auto_csl: 2_000_000 } }) },
    });
    const input = buildInput({ insurance: AUTO }, { policies: [full] }, { reviews: [accepted(full)] });
    const both = { ...input, requirementSet: [next, ...input.requirementSet] };

    expect(evaluate(both)).toEqual({ ...evaluate(input), nextChangeOn: '2027-01-01' });
    expect(itemOf({ ...both, asOf: '2027-01-01' }, 'insurance.auto.auto_csl')).toMatchObject({
      status: 'non_compliant',
      gap: 1_000_000,
    });
  });

  it('never holds a draft, and asks for nothing without a published version', () => {
    const result = evaluate(buildInput({ status: 'draft', insurance: AUTO }));
    expect(result).toMatchObject({ overall: 'not_applicable', workEligible: true, readinessPct: null });
  });
});

import { describe, expect, it } from 'vitest';
import { requirementOverrideSchema } from '../schemas/requirement-schema.ts';
import { buildInput, buildLine, buildOverride, buildPolicy, buildReview } from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { isMilderWording, wordingTerm, wordingValueText } from './wording-overrides.ts';

const RATING = 'insurance.gl.min_best';
const SCOPE = 'insurance.gl.aggregate_per';
const WAIVER = 'insurance.gl.waiver_of_subrogation';

const policy = buildPolicy({ id: 'gl1', line: 'gl', amBest: 'B+ VI', aggregatePer: 'policy' });
const insurance = { gl: buildLine({ limits: {}, minBest: 'A- VII', aggregatePer: 'project' }) };

function itemsWith(...overrides: Parameters<typeof buildOverride>[0][]) {
  const input = buildInput(
    { insurance },
    { policies: [policy] },
    {
      reviews: [buildReview('policy', policy)],
      overrides: overrides.map((change, at) => buildOverride({ id: `o${at}`, waived: false, ...change })),
    },
  );
  return evaluate(input).items;
}
const itemWith = (key: string, ...overrides: Parameters<typeof buildOverride>[0][]) =>
  itemsWith(...overrides).find((item) => item.key === key);

describe('another rating, scope or endorsement for one contractor', () => {
  it('takes the place of the one for all, and the trace says so', () => {
    expect(itemWith(RATING)).toMatchObject({ status: 'non_compliant', required: 'A- VII' });
    expect(itemWith(RATING, { key: RATING, value: 'B+ VI' })).toMatchObject({
      ...{ status: 'compliant', required: 'B+ VI', actual: 'B+ VI' },
    });
    expect(itemWith(SCOPE)).toMatchObject({ status: 'non_compliant', required: 'project' });
    expect(itemWith(SCOPE, { key: SCOPE, value: 'policy' })).toMatchObject({ status: 'compliant' });
    expect(itemWith(RATING, { key: SCOPE, value: 'policy' })?.status).toBe('non_compliant');
  });

  it('is asked in addition where the others need not show it', () => {
    expect(itemWith(WAIVER)).toBeUndefined();
    expect(itemWith(WAIVER, { key: WAIVER, value: 'required' })?.status).toBe('non_compliant');
  });

  it('changes nothing on a line that is not asked', () => {
    const key = 'insurance.auto.min_best';
    expect(itemsWith({ key, value: 'A XV' })).toEqual(itemsWith());
  });

  it('goes with a line that a special limit asks for, in whatever order they are named', () => {
    const limit = { key: 'insurance.auto.auto_csl', value: 1_000_000 };
    const keys = itemsWith({ key: 'insurance.auto.additional_insured', value: 'required' }, limit).map(
      ({ key }) => key,
    );
    expect(keys).toContain('insurance.auto.coverage');
  });

  it('ends after a year where it is milder, whatever its record says', () => {
    const old = { from: '2025-06-01', to: null };
    expect(itemWith(RATING, { key: RATING, value: 'B+ VI', ...old })).toMatchObject({ required: 'A- VII' });
    expect(itemWith(RATING, { key: RATING, value: 'A+ X', ...old })).toMatchObject({ required: 'A+ X' });
    expect(itemWith(SCOPE, { key: SCOPE, value: 'policy', ...old })).toMatchObject({ required: 'project' });
  });
});

it.each([
  [RATING, 'A- VII', 'B+ VII', true],
  [RATING, 'A- VII', 'A- VI', true],
  [RATING, 'A- VII', 'A VIII', false],
  [RATING, undefined, 'B', false],
  [SCOPE, 'project', 'policy', true],
  [SCOPE, 'project', 'location', true],
  [SCOPE, 'policy', 'project', false],
  [WAIVER, undefined, 'required', false],
] as const)('%s instead of %s is %s milder: %s', (key, usual, value, expected) => {
  const term = wordingTerm(key);
  expect(term !== undefined && isMilderWording(term, usual, value)).toBe(expected);
});

it('has values that a version could ask too, on the lines that know them', () => {
  const fits = (key: string, value: string | number) =>
    requirementOverrideSchema.safeParse(buildOverride({ key, value, waived: false })).success;
  expect([fits(RATING, 'B+ VI'), fits(SCOPE, 'location'), fits(WAIVER, 'required')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const [key, value] of [
    ...([
      [RATING, 'Z'],
      [RATING, 1_000],
      [RATING, 'required'],
      [SCOPE, 'A- VII'],
      [WAIVER, 'policy'],
    ] as const),
    ...([
      ['insurance.wc_el.additional_insured', 'required'],
      ['insurance.auto.aggregate_per', 'policy'],
    ] as const),
    ...([
      ['insurance.gl.gl_each_occurrence', 'A- VII'],
      ['emr.avg3', 'policy'],
    ] as const),
  ])
    expect(fits(key, value)).toBe(false);
  const term = wordingTerm(SCOPE);
  expect(term === undefined ? '' : wordingValueText(term, 'policy')).toBe('Per policy');
});

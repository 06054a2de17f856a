import { describe, expect, it } from 'vitest';
import { weighFacts } from '../company-facts.ts';
import type { NaicsGroup, RequirementSet } from '../schemas/requirement-schema.ts';
import { buildEmr, buildInput, buildLog, buildOverride, buildReview } from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { fittingGroup } from './limits-of-industry.ts';
import { reasonText } from './reason-text.ts';

const years = [2023, 2024, 2025].map((year) => buildLog(year, { J: 2, M1: 2 }));
const emr = [buildEmr('2026-04-01', '0.95')];
const benchmarks = [{ naics: '23', year: 2024, trir: '2.40', dart: null, ltir: null }];
const TRADES: NaicsGroup = {
  name: 'Specialty trades',
  naics: ['238'],
  trir: { limit: '1.50' },
  emrLatest: '0.90',
};
const ROOFS: NaicsGroup = { name: 'Roofing', naics: ['23816'], trir: { industryMultiplier: '1.50' } };
const PLANTS: NaicsGroup = { name: 'Plants', naics: ['32', '331110'], ltir: { limit: '0.10' } };

const DEMANDS = {
  osha: {
    ...{ required: true, basis: 'pooled_3yr', trir: { limit: '3.00' }, dart: { limit: '2.00' } },
    ...{ maxDeaths: null, smallEmployerRule: null, newCompanyRequiresVariance: false },
  },
  emr: { required: true, latest: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 },
} satisfies Partial<RequirementSet>;

function world(naics: string | undefined, naicsGroups?: readonly NaicsGroup[], changes: object = {}) {
  const reviews = [
    ...years.map((log) => buildReview('osha_year', log)),
    ...emr.map((one) => buildReview('emr', one)),
  ];
  const asked = naicsGroups === undefined ? DEMANDS : { ...DEMANDS, naicsGroups: [...naicsGroups] };
  const input = buildInput(asked, { oshaYears: years, emr }, { reviews, benchmarks, ...changes });
  return { ...input, contractor: { ...input.contractor, naicsPrimary: naics } };
}

/** "2.00 of 1.50 non_compliant (238 Specialty trades)". */
function judged(input: ReturnType<typeof world>) {
  return Object.fromEntries(
    evaluate(input).items.map(({ key, actual, required, status, facts }) => [
      key,
      `${actual} of ${required} ${status}${facts?.limitFor === undefined ? '' : ` (${facts.limitFor})`}`,
    ]),
  );
}

describe('limits by industry', () => {
  it('are those of the group whose code begins the contractor’s by most digits', () => {
    const groups = [PLANTS, ROOFS, TRADES];
    const codeOf = (naics: string | undefined) => fittingGroup({ naicsGroups: groups }, naics)?.code;
    expect(['238160', '238210', '236220', '331110', '331210', '327310', undefined].map(codeOf)).toEqual([
      ...['23816', '238', undefined, '331110', undefined, '32', undefined],
    ]);
  });

  it('replace the general ones that they name, and leave the others', () => {
    expect(judged(world('238210', [ROOFS, TRADES]))).toMatchObject({
      'osha.trir': '2.00 of 1.50 non_compliant (238 Specialty trades)',
      'osha.dart': '0.00 of 2.00 compliant',
      'emr.latest': '0.95 of 0.90 non_compliant (238 Specialty trades)',
    });
    expect(judged(world('238160', [ROOFS, TRADES]))).toMatchObject({
      'osha.trir': '2.00 of 3.60 compliant (23816 Roofing)',
      'emr.latest': '0.95 of 1.00 compliant',
    });
    expect(judged(world('327310', [PLANTS]))).toMatchObject({
      'osha.trir': '2.00 of 3.00 compliant',
      'osha.ltir': '0.00 of 0.10 compliant (32 Plants)',
    });
  });

  it('give way to a limit of this contractor alone', () => {
    const override = buildOverride({ key: 'osha.trir', value: '1.75', from: '2026-01-01', to: null });
    expect(
      judged(world('238210', [TRADES], { overrides: [{ ...override, to: '2026-12-31' }] })),
    ).toMatchObject({
      'osha.trir': '2.00 of 1.75 non_compliant',
      'emr.latest': '0.95 of 0.90 non_compliant (238 Specialty trades)',
    });
    // It is relief from 1.50, though less than what is asked of all: it ends after a year.
    const late = { ...override, from: '2025-01-01' };
    expect(judged(world('238210', [TRADES], { overrides: [late] }))['osha.trir']).toContain('of 1.50');
    expect(judged(world('236220', [TRADES], { overrides: [late] }))['osha.trir']).toContain('of 1.75');
  });

  it('change nothing for contractors of other industries, nor where a version has none', () => {
    const plain = evaluate(world('238210'));
    expect(evaluate(world('238210', []))).toEqual(plain);
    expect(evaluate(world('561720', [ROOFS, TRADES, PLANTS]))).toEqual(evaluate(world('561720')));
    expect(plain.items.some(({ facts }) => facts?.limitFor !== undefined)).toBe(false);
  });

  it('are named in the reason', () => {
    const trir = evaluate(world('238210', [TRADES])).items.find(({ key }) => key === 'osha.trir');
    if (trir === undefined) throw new Error('TRIR was not judged.');
    expect(trir.reasons.map((reason) => reasonText(trir, reason))).toEqual([
      '2.00 is above 1.50, the limit for 238 Specialty trades',
    ]);
  });

  it('cannot be chosen: a NAICS code that nobody confirmed counts for no group, not even the first one', () => {
    const loose: NaicsGroup = { name: 'Roofing', naics: ['238160'], trir: { limit: '9.00' } };
    const strict: NaicsGroup = { name: 'All trades', naics: ['238'], trir: { limit: '1.00' } };
    for (const confirmed of ['238210', undefined]) {
      const before = world(confirmed, [strict, loose]);
      const { applied, waiting } = weighFacts(before.contractor, { naicsPrimary: '238160' }, before.asOf);
      expect(waiting).toEqual({ naicsPrimary: '238160' });
      const after = {
        ...before,
        contractor: { ...before.contractor, naicsPrimary: applied.naicsPrimary ?? confirmed },
      };
      expect(evaluate(after)).toEqual(evaluate(before));
    }
  });
});

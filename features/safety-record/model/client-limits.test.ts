import type { Benchmark, RequirementOverride, RequirementSet } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { type AskingClient, judgeRate, limitsOfClients } from './client-limits.ts';
import { groupWords } from './group-words.ts';

const TODAY = '2026-11-20';

const SET: RequirementSet = {
  clientId: 'c1',
  n: 1,
  effectiveFrom: '2026-01-01',
  status: 'published',
  changeNote: 'As always',
  insurance: {},
  osha: {
    required: true,
    basis: 'pooled_3yr',
    trir: { limit: '3.00' },
    dart: { industryMultiplier: '1.25' },
    maxDeaths: 0,
    smallEmployerRule: { hoursBelow: 200_000, maxCases: 1 },
    newCompanyRequiresVariance: false,
  },
  emr: { required: true, latest: '1.00', avg3: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 },
  programs: [],
  questionnaire: { required: false, definitionId: 'general', maxAgeMonths: 12 },
  documents: [],
  staffDocs: [],
  policy: {
    graceDays: 7,
    varianceMaxDays: 180,
    fourEyes: false,
    selfReview: false,
    staffAffectsCompany: false,
  },
};
const BENCHMARKS: readonly Benchmark[] = [
  { naics: '2382', year: 2023, trir: '2.00', dart: '1.10', ltir: null, source: 'BLS, Table 1' },
];
const INDUSTRY = { naics: '238210', benchmarks: BENCHMARKS };
const OVERRIDE: RequirementOverride = {
  id: 'o1',
  clientId: 'c1',
  contractorId: 'x',
  key: 'osha.trir',
  value: '1.50',
  waived: false,
  reason: 'A site with more than usual at stake.',
  from: '2026-02-01',
  to: null,
  state: 'active',
};

function limitsWith(change: Partial<AskingClient> = {}, industry = INDUSTRY) {
  const client = { id: 'c1', name: 'Northfield', sets: [SET], overrides: [], ...change };
  const [limits] = limitsOfClients([client], industry, TODAY);
  if (limits === undefined) throw new Error('The client asks nothing');
  return limits;
}

const log = (J: number, hours: number) => ({ G: 0, H: 0, I: 0, J, K: 0, hours });

describe('what clients accept', () => {
  it('is a number, or the industry times a factor', () => {
    expect(limitsWith()).toMatchObject({
      rates: { trir: '3.00', dart: '1.38' },
      maxDeaths: 0,
      emrLatest: '1.00',
      emrMean: '1.00',
    });
  });

  it('takes a company without a finished year, or wants a variance for it', () => {
    expect(limitsWith().newCompany).toBe('accepted');
    const osha = { ...SET.osha, newCompanyRequiresVariance: true };
    expect(limitsWith({ sets: [{ ...SET, osha }] }).newCompany).toBe('variance');
    expect(limitsWith({ sets: [{ ...SET, osha: { ...osha, required: false } }] }).newCompany).toBeUndefined();
  });

  it('names the source of the industry rate, where a limit is a multiple of it', () => {
    expect(limitsWith().sources).toEqual(['2382, 2023. Source: BLS, Table 1.']);
    const dart = { limit: '2.00' };
    const set = { ...SET, osha: { ...SET.osha, dart } };
    expect(limitsWith({ sets: [set] }).sources).toEqual([]);
  });

  it('is not known where the industry has no rate', () => {
    expect(limitsWith({}, { naics: '561730', benchmarks: BENCHMARKS }).rates.dart).toBe('unknown');
  });

  it('follows special limits, and leaves out what is waived', () => {
    expect(limitsWith({ overrides: [OVERRIDE] }).rates.trir).toBe('1.50');
    const { value: _value, ...rest } = OVERRIDE;
    expect(
      limitsWith({ overrides: [{ ...rest, waived: true, to: '2026-12-31' }] }).rates.trir,
    ).toBeUndefined();
  });

  it('is what the contractor’s industry is held to, except what is special', () => {
    const naicsGroups = [
      { name: 'Construction', naics: ['23'], trir: { limit: '2.50' }, emrLatest: '0.95' },
      { name: 'Electrical', naics: ['23821'], trir: { limit: '2.00' }, dart: { industryMultiplier: '1.00' } },
    ];
    const sets = [{ ...SET, naicsGroups }];
    const electrical = limitsWith({ sets });
    expect(electrical).toMatchObject({ rates: { trir: '2.00', dart: '1.10' }, emrLatest: '1.00' });
    expect(groupWords(electrical)).toBe('Limits for 23821 Electrical: TRIR, DART.');

    const builder = limitsWith({ sets }, { naics: '236220', benchmarks: BENCHMARKS });
    expect(builder).toMatchObject({ rates: { trir: '2.50' }, emrLatest: '0.95', emrMean: '1.00' });
    expect(groupWords(builder)).toBe('Limits for 23 Construction: TRIR, latest EMR.');

    const special = limitsWith({ sets, overrides: [OVERRIDE] });
    expect(special.rates.trir).toBe('1.50');
    expect(groupWords(special)).toBe('Limits for 23821 Electrical: DART.');
    expect(groupWords(limitsWith({ sets }, { naics: '561730', benchmarks: BENCHMARKS }))).toBeUndefined();
    expect(groupWords(limitsWith())).toBeUndefined();
  });

  it('is nothing where nothing of the safety record is required', () => {
    const sets = [{ ...SET, osha: { ...SET.osha, required: false }, emr: { ...SET.emr, required: false } }];

    expect(limitsOfClients([{ id: 'c1', name: 'Northfield', sets, overrides: [] }], INDUSTRY, TODAY)).toEqual(
      [],
    );
  });
});

describe('a rate beside a limit', () => {
  it.each([
    ['at the limit', [log(3, 200_000)], { verdict: 'within', actual: '3.00', limit: '3.00' }],
    ['over it', [log(4, 200_000)], { verdict: 'over', actual: '4.00', limit: '3.00' }],
    ['pooled over years', [log(5, 200_000), log(1, 200_000)], { verdict: 'within', actual: '3.00' }],
    ['of a small employer', [log(1, 20_000)], { verdict: 'small_employer', actual: '10.00' }],
    ['without hours', [log(0, 0)], { verdict: 'no_hours', actual: null }],
  ])('%s', (_name, logs, expected) => {
    expect(judgeRate(limitsWith(), 'trir', logs)).toMatchObject(expected);
  });

  it('counts the latest year alone where the client says so', () => {
    const sets = [{ ...SET, osha: { ...SET.osha, basis: 'latest_year' as const } }];

    expect(judgeRate(limitsWith({ sets }), 'trir', [log(9, 200_000), log(1, 200_000)])).toMatchObject({
      verdict: 'within',
      actual: '1.00',
    });
  });

  it('says where there is no limit', () => {
    expect(judgeRate(limitsWith(), 'ltir', [log(1, 200_000)]).verdict).toBe('no_limit');
  });
});

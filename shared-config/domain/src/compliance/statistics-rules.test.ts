import { describe, expect, it } from 'vitest';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import {
  buildEmr,
  buildInput,
  buildLog,
  buildRequirementSet,
  buildReview,
} from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import type { EvaluationInput } from './evaluation-input.ts';

/** Key and status and reasons of everything that was judged. */
function judged(input: EvaluationInput): Readonly<Record<string, readonly [string, readonly string[]]>> {
  return Object.fromEntries(
    evaluate(input).items.map(({ key, status, reasons }) => [key, [status, reasons] as const]),
  );
}

describe('statistics', () => {
  const years = [2023, 2024, 2025].map((year) => buildLog(year, { J: 2, M1: 2 }));
  const reviews = years.map((log) => buildReview('osha_year', log));
  const osha = (changes: Partial<RequirementSet['osha']>) => ({
    osha: { ...buildRequirementSet().osha, required: true, ...changes },
  });
  const benchmarks = [
    { naics: '23', year: 2023, trir: '2.30', dart: null, ltir: null },
    { naics: '2381', year: 2022, trir: '9.00', dart: null, ltir: null },
    { naics: '2381', year: 2023, trir: '1.50', dart: null, ltir: null },
  ];

  it('takes the newest industry rate of the longest known code, times the factor', () => {
    const input = buildInput(
      osha({ trir: { industryMultiplier: '1.25' } }),
      { oshaYears: years },
      { reviews, benchmarks },
    );
    const contractor = { ...input.contractor, naicsPrimary: '238160' };
    const trir = evaluate({ ...input, contractor }).items.find((item) => item.key === 'osha.trir');
    expect(trir).toMatchObject({ status: 'non_compliant', actual: '2.00', required: '1.88' });

    const wide = { ...contractor, naicsPrimary: '236115' };
    expect(judged({ ...input, contractor: wide })['osha.trir']).toEqual(['compliant', []]);
  });

  it('does not judge against an industry nobody knows', () => {
    const input = buildInput(
      osha({ trir: { industryMultiplier: '1.25' } }),
      { oshaYears: years },
      { reviews },
    );
    expect(evaluate(input).items.at(-1)).toMatchObject({
      status: 'not_applicable',
      reasons: ['no_benchmark'],
      actor: 'firm',
    });
  });

  it('shows a rate over the limit before anybody reviewed the numbers', () => {
    const input = buildInput(osha({ trir: { limit: '1.00' }, maxDeaths: 0 }), { oshaYears: years });
    expect(judged(input)).toMatchObject({
      'osha.trir': ['non_compliant', ['over_limit']],
      'osha.deaths': ['pending_review', ['awaiting_review']],
    });
  });

  it('says since when a rate waits: since the first of the logs it counts that nobody reviewed was submitted', () => {
    const [, second, third] = reviews;
    if (second === undefined || third === undefined) throw new Error('A review is missing');
    const since = (basis: RequirementSet['osha']['basis'], confirmed: typeof reviews) => {
      const asked = osha({ trir: { limit: '3.00' }, maxDeaths: 0, basis });
      const { items } = evaluate(buildInput(asked, { oshaYears: years }, { reviews: confirmed }));
      return items.map(({ key, facts }) => [key, facts?.waitingSince]);
    };

    expect(since('pooled_3yr', [second])).toEqual([
      ['osha.logs', '2024-01-20'],
      ['osha.trir', '2024-01-20'],
      ['osha.deaths', '2024-01-20'],
    ]);
    expect(since('latest_year', [second])).toContainEqual(['osha.trir', '2026-01-20']);
    expect(since('latest_year', [third])).toContainEqual(['osha.trir', undefined]);
  });

  it('counts deaths apart, and in TRIR', () => {
    const deadly = [...years.slice(0, 2), buildLog(2025, { G: 1, M1: 1 })];
    const input = buildInput(
      osha({ trir: { limit: '3.00' }, maxDeaths: 0 }),
      { oshaYears: deadly },
      { reviews },
    );
    const [, trir, deaths] = evaluate(input).items;
    expect(trir?.actual).toBe('1.67');
    expect(deaths).toMatchObject({ status: 'non_compliant', actual: 1, required: 0 });
  });

  it('ends a modification of 29 February on 28 February of the next year', () => {
    const emr = [buildEmr('2024-02-29', '0.90')];
    const input = buildInput(
      { emr: { required: true, latest: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 } },
      { emr },
      { reviews: emr.map((record) => buildReview('emr', record)) },
    );
    expect(judged({ ...input, asOf: '2025-02-27' })['emr.letter']).toEqual(['expiring', ['ends_soon']]);
    expect(judged({ ...input, asOf: '2025-02-28' })['emr.letter']).toEqual(['non_compliant', ['expired']]);
  });

  const emrDemand = { required: true, latest: '1.00', avg3: '1.00', warnDays: 30 };

  it('counts a modification that nobody reviewed against the contractor only', () => {
    const emr = [
      buildEmr('2026-04-01', '1.20'),
      buildEmr('2025-04-01', '0.20'),
      buildEmr('2024-04-01', '1.10'),
    ];
    const [current, , oldest] = emr.map((record) => buildReview('emr', record));
    if (current === undefined || oldest === undefined) throw new Error('A review is missing');
    const asked = { emr: { ...emrDemand, latest: '1.25', notRatedTreatment: 'assume_1_00' as const } };

    // 2.50 / 3 = 0.83 with the unreviewed one, 2.30 / 2 = 1.15 without it.
    const diluted = evaluate(buildInput(asked, { emr }, { reviews: [current, oldest] }));
    expect(diluted.items.find(({ key }) => key === 'emr.avg3')).toMatchObject({
      status: 'non_compliant',
      actual: '1.15',
      evidenceIds: ['emr2026-04-01', 'emr2024-04-01'],
    });
    expect(diluted.workEligible).toBe(false);

    // The newest, unreviewed: it does not take the place of one that is over the limit.
    const replaced = { emr: { ...emrDemand, avg3: undefined, notRatedTreatment: 'assume_1_00' as const } };
    const newer = [buildEmr('2026-10-01', '0.20'), buildEmr('2026-04-01', '1.20')];
    expect(judged(buildInput(replaced, { emr: newer }, { reviews: [current] }))).toEqual({
      'emr.letter': ['pending_review', ['awaiting_review']],
      'emr.latest': ['non_compliant', ['over_limit']],
    });

    const within = [buildEmr('2026-10-01', '0.90', { submittedOn: '2026-10-12' })];
    const waiting = { status: 'pending_review', facts: { waitingSince: '2026-10-12' } };
    expect(evaluate(buildInput(replaced, { emr: within })).items).toMatchObject([
      { key: 'emr.letter', reasons: ['awaiting_review'], ...waiting },
      { key: 'emr.latest', reasons: ['awaiting_review'], ...waiting },
    ]);
    const over = [buildEmr('2026-10-01', '1.90')];
    expect(judged(buildInput(replaced, { emr: over }))['emr.latest']).toEqual([
      'non_compliant',
      ['over_limit'],
    ]);
  });

  it.each([[{}], [{ latest: '1.00', avg3: '1.00' }]])(
    'fails a company without a modification where the client wants one, with the limits %j',
    (limits) => {
      const declaration = {
        id: 'not-rated',
        reason: 'below_threshold' as const,
        date: '2026-06-01',
        letterDocId: 'letter1',
        state: 'submitted' as const,
        version: 1,
      };
      const input = buildInput(
        { emr: { required: true, notRatedTreatment: 'non_compliant', warnDays: 30, ...limits } },
        { notRated: [declaration] },
        { reviews: [buildReview('not_rated', declaration)] },
      );
      expect(judged(input)).toEqual({ 'emr.letter': ['non_compliant', ['not_rated']] });
    },
  );

  it('lets no log that nobody reviewed take the place of a confirmed one that is worse', () => {
    const corrected = buildLog(2025, {
      id: 'again',
      version: 2,
      hours: 0,
      noWork: true,
      statementDocId: 's',
    });
    const better = buildLog(2025, { id: 'again', version: 2, hours: 900_000 });
    const asked = osha({ trir: { limit: '1.50' }, maxDeaths: 0, basis: 'latest_year' });
    for (const log of [corrected, better]) {
      const input = buildInput(asked, { oshaYears: [...years, log] }, { reviews });
      expect(judged(input)['osha.trir']).toEqual(['non_compliant', ['over_limit']]);
    }
  });

  it('keeps the due year open until somebody reviewed its log, and says who has it', () => {
    const all = [2022, 2023, 2024, 2025].map((year) => buildLog(year));
    const confirmed = all.slice(0, 3).map((log) => buildReview('osha_year', log));
    const input = buildInput(osha({}), { oshaYears: all }, { reviews: confirmed, asOf: '2026-02-10' });
    expect(evaluate(input).items[0]).toMatchObject({
      status: 'expiring',
      reasons: ['awaiting_review:2025'],
      actor: 'firm',
      dueOn: '2026-03-02',
    });
    const last = all.slice(3).map((log) => buildReview('osha_year', log));
    expect(judged({ ...input, reviews: [...confirmed, ...last] })['osha.logs']).toEqual(['compliant', []]);
  });
});

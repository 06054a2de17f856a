import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar-date.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import type { Review } from '../schemas/review-schema.ts';
import {
  buildDocument,
  buildEmr,
  buildInput,
  buildLine,
  buildLog,
  buildOverride,
  buildPolicy,
  buildProgram,
  buildRequirementSet,
  buildReview,
  buildVariance,
  TODAY,
} from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { forecast, nextChangeOn, resultsDiffer } from './forecast.ts';
import { severityRank, worstStatus } from './status.ts';

const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(TODAY, days));
const dollars = fc.constantFrom(500_000, 1_000_000, 2_000_000, 5_000_000);
const RUNS = { numRuns: 300 };

const demand = {
  insurance: {
    gl: buildLine({
      limits: { gl_each_occurrence: 2_000_000, gl_general_aggregate: 2_000_000 },
      endorsements: ['additional_insured'],
      viaUmbrella: true,
    }),
    auto: buildLine({ limits: { auto_csl: 1_000_000 }, viaUmbrella: true, warnDays: 60 }),
    umbrella: buildLine({ limits: { umb_each_occurrence: 1_000_000 } }),
  },
  emr: {
    required: true,
    latest: '1.00',
    avg3: '1.00',
    notRatedTreatment: 'assume_1_00' as const,
    warnDays: 30,
  },
  documents: [{ typeId: 'w9', required: true, warnDays: 14 }],
  programs: [
    {
      programId: 'fall-protection',
      when: 'always' as const,
      passScore: 80,
      reviewEveryMonths: 12,
      weight: 1,
    },
  ],
};

function limitsOf(line: Policy['line'], amount: number): Policy['limits'] {
  if (line === 'auto') return { auto_csl: amount };
  if (line === 'umbrella') return { umb_each_occurrence: amount, umb_aggregate: amount };
  return { gl_each_occurrence: amount, gl_general_aggregate: amount };
}

const policy = fc
  .record({
    line: fc.constantFrom('gl' as const, 'auto' as const, 'umbrella' as const),
    from: day(-400, 60),
    term: fc.integer({ min: 30, max: 700 }),
    handedIn: day(-420, 0),
    amount: dollars,
    insured: fc.boolean(),
    cancelled: fc.option(day(-30, 60), { nil: undefined, freq: 6 }),
  })
  .map(({ line, from, term, handedIn, amount, insured, cancelled }) =>
    buildPolicy({
      line,
      effective: from,
      expiration: addDays(from, term),
      submittedOn: handedIn,
      limits: limitsOf(line, amount),
      endorsements: insured ? { additional_insured: { basis: 'blanket', docId: 'page' } } : {},
      ...(cancelled === undefined ? {} : { cancelledOn: cancelled }),
    }),
  );

const decision = fc.constantFrom('accepted' as const, 'rejected' as const, 'none' as const);

const variance = fc
  .record({
    key: fc.constantFrom('insurance.auto', 'insurance.gl.gl_each_occurrence', 'emr', 'document.w9'),
    from: day(-30, 10),
    length: fc.integer({ min: 0, max: 60 }),
    state: fc.constantFrom('approved' as const, 'requested' as const, 'revoked' as const),
  })
  .map(({ key, from, length, state }) => buildVariance({ key, from, to: addDays(from, length), state }));

const world: fc.Arbitrary<EvaluationInput> = fc
  .record({
    policies: fc.array(fc.tuple(policy, decision), { maxLength: 6 }),
    emr: fc.array(fc.tuple(day(-900, 30), fc.constantFrom('0.85', '1.00', '1.20')), { maxLength: 3 }),
    documentEnd: fc.option(day(-20, 60), { nil: undefined }),
    programReviewed: day(-380, -200),
    variances: fc.array(variance, { maxLength: 2 }),
    override: fc.option(day(-10, 30), { nil: undefined }),
    nextVersion: fc.option(day(-5, 60), { nil: undefined }),
  })
  .map((parts) => {
    const policies = parts.policies.map(([entry], index) => ({ ...entry, id: `p${index}` }));
    const decided = parts.policies.flatMap(([, verdict], index): Review[] =>
      verdict === 'none'
        ? []
        : [buildReview('policy', { id: `p${index}`, version: 1 }, { decision: verdict })],
    );
    const emr = parts.emr.map(([date, value], index) => buildEmr(date, value, { id: `e${index}` }));
    const documents =
      parts.documentEnd === undefined ? [] : [buildDocument({ expiresOn: parts.documentEnd })];
    const programs = [buildProgram({ reviewedOn: parts.programReviewed })];
    const reviews = [
      ...decided,
      ...emr.map((entry) => buildReview('emr', entry)),
      ...documents.map((entry) => buildReview('document', entry)),
      ...programs.map((entry) => buildReview('program', entry)),
    ];
    const overrides =
      parts.override === undefined ? [] : [buildOverride({ value: 500_000, to: parts.override })];
    const input = buildInput(
      demand,
      { policies, emr, documents, programs },
      {
        reviews,
        overrides,
        variances: parts.variances,
      },
    );
    if (parts.nextVersion === undefined) return input;
    const insurance = { ...demand.insurance, gl: buildLine({ limits: { gl_each_occurrence: 500_000 } }) };
    const next = buildRequirementSet({ ...demand, insurance, n: 2, effectiveFrom: parts.nextVersion });
    return { ...input, requirementSet: [...input.requirementSet, next] };
  });

/** Worlds in which general liability and the umbrella are mostly in order: only there can something get worse. */
const insuredWorld = world.chain((input) =>
  fc
    .record({
      glEnd: day(1, 200),
      umbrellaEnd: day(1, 200),
      gl: dollars,
      umbrella: dollars,
      waits: fc.boolean(),
    })
    .map(({ glEnd, umbrellaEnd, gl, umbrella, waits }) => {
      const endorsements = { additional_insured: { basis: 'blanket' as const, docId: 'page' } };
      const own = [
        buildPolicy({ id: 'gl', limits: limitsOf('gl', gl), endorsements, expiration: glEnd }),
        buildPolicy({
          id: 'umb',
          line: 'umbrella',
          limits: limitsOf('umbrella', umbrella),
          expiration: umbrellaEnd,
        }),
      ];
      const { gl: asked, umbrella: askedAbove } = demand.insurance;
      const insurance = { gl: asked, umbrella: askedAbove };
      return {
        ...withEvidence(input, { policies: [...input.evidence.policies, ...own] }),
        requirementSet: [buildRequirementSet({ insurance })],
        reviews: [...input.reviews, ...own.slice(waits ? 1 : 0).map((entry) => buildReview('policy', entry))],
      };
    }),
);

function worstRaw(input: EvaluationInput): number {
  return severityRank(worstStatus(evaluateOn(input).items.map((item) => item.raw)));
}

function withEvidence(input: EvaluationInput, added: Partial<EvaluationInput['evidence']>): EvaluationInput {
  return { ...input, evidence: { ...input.evidence, ...added } };
}

describe('the evaluation, for any evidence', () => {
  it('never gets worse by one more accepted policy', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(insuredWorld, policy, (input, extra) => {
        const added = { ...extra, id: 'added' };
        const more = withEvidence(input, { policies: [...input.evidence.policies, added] });
        const reviews = [...input.reviews, buildReview('policy', added)];
        // Raw: the choice between policies may not depend on variances, so one that hides a gap of the chosen policy
        // hides none of another's.
        const before = worstRaw(input);
        seen.add(before);
        expect(worstRaw({ ...more, reviews })).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 1000 },
    );
    expect(seen.size, 'kinds of results the property was tried on').toBeGreaterThanOrEqual(4);
  });

  it('never gets worse by one more accepted document', () => {
    fc.assert(
      fc.property(world, day(-20, 200), (input, expiresOn) => {
        const added = buildDocument({ id: 'added', expiresOn });
        const more = withEvidence(input, { documents: [...input.evidence.documents, added] });
        const reviews = [...input.reviews, buildReview('document', added)];
        const key = 'document.w9';
        const rank = (entry: EvaluationInput) =>
          severityRank(evaluateOn(entry).items.find((item) => item.key === key)?.status ?? 'compliant');
        expect(rank({ ...more, reviews })).toBeGreaterThanOrEqual(rank(input));
      }),
      RUNS,
    );
  });

  it('keeps every raw status when a variance comes in', () => {
    fc.assert(
      fc.property(world, variance, (input, added: Variance) => {
        const raws = (entry: EvaluationInput) => evaluateOn(entry).items.map(({ key, raw }) => [key, raw]);
        expect(raws({ ...input, variances: [...input.variances, added] })).toEqual(raws(input));
      }),
      RUNS,
    );
  });

  it('does not depend on the order of anything submitted', () => {
    fc.assert(
      fc.property(world, (input) => {
        const { evidence } = input;
        const turned = {
          ...withEvidence(input, {
            policies: evidence.policies.toReversed(),
            emr: evidence.emr.toReversed(),
            documents: evidence.documents.toReversed(),
          }),
          reviews: input.reviews.toReversed(),
          variances: input.variances.toReversed(),
          requirementSet: input.requirementSet.toReversed(),
        };
        expect(evaluateOn(turned)).toEqual(evaluateOn(input));
      }),
      RUNS,
    );
  });

  it('changes on the day it names, and on none before', () => {
    fc.assert(
      fc.property(world, (input) => {
        const today = evaluateOn(input);
        const next = nextChangeOn(input);
        const end = next ?? addDays(input.asOf, 120);
        for (let asOf = addDays(input.asOf, 1); asOf < end; asOf = addDays(asOf, 1)) {
          expect(resultsDiffer(today, evaluateOn({ ...input, asOf })), `changed on ${asOf}`).toBe(false);
        }
        if (next !== undefined) {
          expect(resultsDiffer(today, evaluateOn({ ...input, asOf: next }))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the forecast', () => {
  it('knows the new year and the due day of the last log', () => {
    const oshaYears = [2023, 2024, 2025].map((year) => buildLog(year));
    const input = buildInput(
      { osha: { ...buildRequirementSet().osha, required: true, trir: { limit: '3.00' } } },
      { oshaYears },
      { reviews: oshaYears.map((log) => buildReview('osha_year', log)) },
    );

    expect(evaluate(input).nextChangeOn).toBe('2027-01-01');
    const steps = forecast(input, 120).map(({ asOf, overall }) => [asOf, overall]);
    expect(steps).toEqual([
      ['2027-01-01', 'expiring'],
      ['2027-03-03', 'non_compliant'],
    ]);
    expect(forecast(input).map((result) => result.asOf)).toEqual(['2027-01-01']);
  });
});

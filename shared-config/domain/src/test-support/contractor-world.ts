import fc from 'fast-check';
import { addDays } from '../calendar-date.ts';
import type { EvaluationInput } from '../compliance/evaluation-input.ts';
import type { ReviewSubject } from '../evidence-state.ts';
import { INSURANCE_LINES } from '../insurance.ts';
import type { QuestionnaireVersion } from '../schemas/program-schemas.ts';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import {
  buildInput,
  buildLine,
  buildOverride,
  buildRequirementSet,
  buildReview,
  buildVariance,
  CLIENT,
  CONTRACTOR,
  TODAY,
} from './builders.ts';
import { facts } from './contractor-fields.ts';
import { evidence, type Verdict } from './contractor-records.ts';
import { buildAssignment, buildStaffDocType } from './staff-builders.ts';

const line = buildLine({ certificateHolder: true, endorsements: ['additional_insured'] });

const insurance: RequirementSet['insurance'] = {
  gl: {
    ...line,
    limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
    viaUmbrella: true,
    occurrenceOnly: true,
    aggregatePer: 'project',
    minBest: 'A- VII',
  },
  auto: { ...line, limits: { auto_csl: 1_000_000 }, viaUmbrella: true, autos: ['hired', 'non_owned'] },
  umbrella: { ...buildLine(), limits: { umb_each_occurrence: 1_000_000, umb_aggregate: 1_000_000 } },
  wc_el: { ...buildLine(), limits: { el_each_accident: 500_000 }, statutory: true },
};

const rate = fc.option(
  fc.oneof(
    fc.constantFrom('0.00', '1.00', '3.00').map((limit) => ({ limit })),
    fc.constant({ industryMultiplier: '1.50' }),
  ),
  { nil: undefined },
);

/** What a client asks: of every area, in the kinds that differ in their reading of evidence. */
const demands: fc.Arbitrary<Partial<RequirementSet>> = fc
  .record({
    lines: fc.subarray([...INSURANCE_LINES].filter((name) => name in insurance)),
    osha: fc.record({
      required: fc.boolean(),
      basis: fc.constantFrom('pooled_3yr' as const, 'latest_year' as const),
      maxDeaths: fc.constantFrom(null, 0),
      smallEmployerRule: fc.constantFrom(null, { hoursBelow: 100_000, maxCases: 1 }),
      newCompanyRequiresVariance: fc.boolean(),
      trir: rate,
      dart: rate,
      ltir: rate,
    }),
    emr: fc.record({
      required: fc.boolean(),
      latest: fc.constantFrom(undefined, '1.00'),
      avg3: fc.constantFrom(undefined, '1.10'),
      notRatedTreatment: fc.constantFrom('assume_1_00', 'not_applicable', 'non_compliant'),
      warnDays: fc.constant(30),
    }),
    naicsGroups: fc.option(
      fc
        .record({ trir: rate, ltir: rate, emrLatest: fc.constantFrom(undefined, '0.80', '1.50') })
        .map((limits) => [
          { name: 'Construction', naics: ['23', '541'], ...limits },
          { name: 'Roofing', naics: ['2381'], trir: limits.ltir, emrAvg3: limits.emrLatest },
        ]),
      { nil: undefined },
    ),
    programs: fc.subarray([
      { programId: 'fall-protection', when: 'always' as const },
      { programId: 'fall-protection', when: { trades: ['roofing'] } },
      { programId: 'fall-protection', when: { riskLevels: ['high' as const] } },
    ]),
    questionnaire: fc.boolean(),
    documents: fc.boolean(),
    selfReview: fc.boolean(),
    staffAffectsCompany: fc.boolean(),
  })
  .map((parts) => ({
    insurance: Object.fromEntries(parts.lines.map((name) => [name, insurance[name]])),
    osha: parts.osha,
    emr: parts.emr,
    naicsGroups: parts.naicsGroups,
    programs: parts.programs
      .slice(0, 1)
      .map((entry) => ({ ...entry, passScore: 80, reviewEveryMonths: 12, weight: 1 })),
    questionnaire: { required: parts.questionnaire, definitionId: 'safety', maxAgeMonths: 12 },
    documents: parts.documents ? [{ typeId: 'w9', required: true, warnDays: 14 }] : [],
    staffDocs: [{ typeId: 'first-aid', when: { jobRoles: ['Roofer'] }, required: true }],
    policy: {
      ...buildRequirementSet().policy,
      selfReview: parts.selfReview,
      staffAffectsCompany: parts.staffAffectsCompany,
    },
  }));

const QUESTIONNAIRE: QuestionnaireVersion = {
  definitionId: 'safety',
  n: 1,
  owner: 'firm',
  title: 'General questionnaire',
  sections: [
    {
      title: 'Safety',
      questions: [
        {
          id: 'citation',
          type: 'yes_no_na',
          text: 'Were you cited in the last three years?',
          required: true,
          weight: 1,
          knockout: ['yes'],
          evidence: false,
        },
        {
          id: 'wilful',
          type: 'yes_no_na',
          text: 'Was a citation wilful?',
          required: true,
          weight: 1,
          knockout: ['yes'],
          evidence: false,
          showIf: { questionId: 'citation', equals: 'no' },
        },
      ],
    },
  ],
  status: 'published',
  publishedOn: '2025-01-01',
};

type Decided = readonly (readonly [{ readonly id: string; readonly version: number }, Verdict])[];

function reviewsOf(type: ReviewSubject, decided: Decided): readonly Review[] {
  return decided.flatMap(([subject, verdict]) =>
    verdict === 'none'
      ? []
      : [
          ...['first', 'second'].map((name) =>
            buildReview(type, subject, { id: `${name}-${subject.id}`, decidedAt: new Date(0) }),
          ),
          buildReview(type, subject, { decision: verdict }),
        ],
  );
}

/** A client that scores programs for itself; another one at the same time does not count. */
function ownScores(decided: Decided, score: '60.0' | '90.0' | null | undefined): readonly Review[] {
  if (score === undefined) return [];
  return decided.flatMap(([subject, verdict]) =>
    verdict === 'accepted'
      ? [
          buildReview('program', subject, {
            ...{ id: `own-${subject.id}`, scope: CLIENT, score, criticalFails: 0 },
          }),
        ]
      : [],
  );
}

const first = <One>(pairs: readonly (readonly [One, unknown])[]) => pairs.map(([one]) => one);

/** A contractor with anything of everything, reviewed and not, before a client that asks for anything of everything. */
export const contractorWorld: fc.Arbitrary<EvaluationInput> = fc
  .record({
    demands,
    asOf: fc.constantFrom('2026-01-20', '2026-03-03', TODAY),
    contractor: facts,
    evidence,
    variance: fc.option(
      fc.constantFrom('insurance.auto', 'insurance.gl.gl_each_occurrence', 'emr', 'osha.trir', 'document.w9'),
      { nil: undefined },
    ),
    override: fc.option(fc.constantFrom(undefined, 500_000), { nil: null }),
    ownScore: fc.constantFrom(undefined, undefined, '60.0' as const, '90.0' as const, null),
  })
  .map(({ demands: asked, asOf, contractor, evidence, variance, override, ownScore }) => {
    const { policies, emr, oshaYears, notRated, documents, programs, response, staff } = evidence;
    const input = buildInput(
      asked,
      {
        policies: first(policies),
        holders: evidence.holders,
        emr: first(emr),
        oshaYears: first(oshaYears),
        notRated: first(notRated),
        documents: first(documents),
        programs: first(programs),
        questionnaires: [QUESTIONNAIRE],
        responses: first(response),
        staff: {
          people: staff.people,
          assignments: staff.people.map(({ id }) => buildAssignment(id, staff.assigned)),
          docTypes: [buildStaffDocType({ jobRoles: ['Roofer'] })],
          documents: first(staff.documents),
        },
      },
      {
        asOf,
        reviews: [
          ...reviewsOf('policy', policies),
          ...reviewsOf('emr', emr),
          ...reviewsOf('osha_year', oshaYears),
          ...reviewsOf('not_rated', notRated),
          ...reviewsOf('document', documents),
          ...reviewsOf('program', programs),
          ...ownScores(programs, ownScore),
          ...reviewsOf('questionnaire', response),
          ...reviewsOf('staff_document', staff.documents),
        ],
        variances: variance === undefined ? [] : [buildVariance({ key: variance, to: addDays(asOf, 20) })],
        overrides: override === null ? [] : [buildOverride({ value: override })],
        benchmarks: [
          { naics: '23', year: 2024, trir: '2.00', dart: '1.00', ltir: null },
          { naics: '23', year: 2023, trir: '2.40', dart: '1.20', ltir: null },
        ],
      },
    );
    return { ...input, contractor: { ...input.contractor, ...contractor, id: CONTRACTOR } };
  });

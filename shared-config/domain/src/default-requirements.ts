import type { RequirementSet } from './schemas/requirement-schema.ts';

/** What a new client starts with and may change (domain 1.3, default client limits). */
export const DEFAULT_REQUIREMENTS: Omit<
  RequirementSet,
  'clientId' | 'n' | 'effectiveFrom' | 'status' | 'changeNote'
> = {
  insurance: {
    gl: {
      required: true,
      limits: {
        gl_each_occurrence: 1_000_000,
        gl_personal_adv_injury: 1_000_000,
        gl_general_aggregate: 2_000_000,
        gl_products_comp_op_agg: 2_000_000,
      },
      endorsements: ['additional_insured', 'waiver_of_subrogation', 'primary_noncontributory'],
      certificateHolder: true,
      viaUmbrella: true,
      warnDays: 30,
    },
    auto: {
      required: true,
      limits: { auto_csl: 1_000_000 },
      autos: ['hired', 'non_owned'],
      endorsements: ['additional_insured', 'waiver_of_subrogation'],
      certificateHolder: true,
      viaUmbrella: true,
      warnDays: 30,
    },
    umbrella: {
      required: true,
      limits: { umb_each_occurrence: 5_000_000, umb_aggregate: 5_000_000 },
      endorsements: [],
      warnDays: 30,
    },
    wc_el: {
      required: true,
      limits: {
        el_each_accident: 1_000_000,
        el_disease_each_employee: 1_000_000,
        el_disease_policy_limit: 1_000_000,
      },
      statutory: true,
      endorsements: ['waiver_of_subrogation'],
      certificateHolder: true,
      viaUmbrella: true,
      warnDays: 30,
    },
    professional: { required: false, limits: { prof_each_claim: 1_000_000 }, endorsements: [], warnDays: 30 },
    pollution: {
      required: false,
      limits: { poll_each_occurrence: 1_000_000 },
      endorsements: [],
      warnDays: 30,
    },
  },
  osha: {
    required: true,
    basis: 'pooled_3yr',
    trir: { limit: '3.00' },
    dart: { limit: '2.00' },
    maxDeaths: null,
    smallEmployerRule: null,
    newCompanyRequiresVariance: false,
  },
  emr: { required: true, latest: '1.00', avg3: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 },
  programs: [],
  questionnaire: { required: false, definitionId: 'safety', maxAgeMonths: 12 },
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

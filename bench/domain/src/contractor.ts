import {
  DEFAULT_REQUIREMENTS,
  type EvaluationInput,
  type Evidence,
  NO_STAFF,
  type OshaYear,
  type Policy,
  type ProgramVersion,
  type RequirementSet,
  type Review,
  type ReviewSubject,
  yearRates,
} from '@vcms/domain';

/** A contractor as the demo data has them: four lines of cover with last year's, three years, six programs (domain 8). */
const CLIENT = 'northfield';
const CONTRACTOR = 'brightline';
const PROGRAMS = ['fall-protection', 'hot-work', 'lockout', 'ppe', 'ladders', 'silica'] as const;

const ACCEPTED = { state: 'accepted', version: 1, submittedOn: '2025-12-20' } as const;

const COVER: readonly Pick<Policy, 'line' | 'limits'>[] = [
  {
    line: 'gl',
    limits: {
      gl_each_occurrence: 1_000_000,
      gl_personal_adv_injury: 1_000_000,
      gl_general_aggregate: 2_000_000,
      gl_products_comp_op_agg: 2_000_000,
    },
  },
  { line: 'auto', limits: { auto_csl: 500_000 } },
  { line: 'umbrella', limits: { umb_each_occurrence: 6_000_000, umb_aggregate: 6_000_000 } },
  {
    line: 'wc_el',
    limits: {
      el_each_accident: 1_000_000,
      el_disease_each_employee: 1_000_000,
      el_disease_policy_limit: 1_000_000,
    },
  },
];

function policiesOf(year: number): readonly Policy[] {
  return COVER.map(({ line, limits }) => ({
    id: `${line}-${year}`,
    line,
    limits,
    insurerName: 'Granite Mutual',
    policyNumber: `${line}-${year}`,
    effective: `${year}-01-01`,
    expiration: `${year + 1}-01-01`,
    wcStatutory: true,
    claimsMade: false,
    autos: ['any'],
    endorsements: {
      additional_insured: { basis: 'blanket', docId: 'page' },
      waiver_of_subrogation: { basis: 'blanket', docId: 'page' },
      primary_noncontributory: { basis: 'blanket', docId: 'page' },
    },
    namedInsured: 'Brightline Electric LLC',
    producer: { name: 'Oak Street Risk' },
    ...ACCEPTED,
  }));
}

function logOf(year: number): OshaYear {
  const counts = { G: 0, H: 1, I: 1, J: 2, K: 14, L: 3, M1: 4, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };
  return {
    id: String(year),
    year,
    establishmentName: 'Main yard',
    naics: '238210',
    employees: 200,
    hours: 412_000,
    ...counts,
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: 'form',
    log300Redacted: false,
    source: 'form',
    ...yearRates({ ...counts, hours: 412_000 }),
    ...ACCEPTED,
  };
}

function programOf(programId: string): ProgramVersion {
  return {
    id: `${programId}_1`,
    programId,
    docId: 'manual',
    pageRefs: {},
    declaredNotApplicable: false,
    score: '92.5',
    criticalFails: 0,
    reviewedOn: '2026-06-01',
    validUntil: '2027-06-01',
    ...ACCEPTED,
  };
}

function reviewOf(subjectType: ReviewSubject, { id }: { readonly id: string }): Review {
  return {
    id: `${subjectType}-${id}`,
    subjectType,
    subjectId: id,
    subjectVersion: 1,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: 'cs',
    decidedAt: new Date('2026-01-15T12:00:00Z'),
    minutesToDecision: 60,
  };
}

function evidenceOf(): Evidence {
  const policies = [...policiesOf(2025), ...policiesOf(2026)];
  return {
    policies,
    holders: policies.map(({ id }) => {
      const content = { certificateDocId: 'certificate', scheduled: [], docIds: [] };
      return { policyId: id, clientId: CLIENT, ...content, state: 'accepted', reviewed: content };
    }),
    oshaYears: [2023, 2024, 2025].map(logOf),
    emr: [2024, 2025, 2026].map((year) => ({
      id: `emr-${year}`,
      effective: `${year}-04-01`,
      value: '0.92',
      kind: 'interstate',
      states: ['IL'],
      issuer: 'ncci',
      policyNumber: 'WC-1',
      letterDocId: 'letter',
      ...ACCEPTED,
    })),
    notRated: [],
    programs: PROGRAMS.map(programOf),
    questionnaires: [],
    responses: [],
    documents: [],
    staff: NO_STAFF,
  };
}

function demandsOf(): RequirementSet {
  return {
    ...DEFAULT_REQUIREMENTS,
    clientId: CLIENT,
    n: 1,
    effectiveFrom: '2025-01-01',
    status: 'published',
    changeNote: 'First version',
    programs: PROGRAMS.map((programId) => ({
      programId,
      when: 'always',
      passScore: 80,
      reviewEveryMonths: 12,
      weight: 1,
    })),
  };
}

/** Everything of one contractor for one client, every piece of evidence with its review. */
export function contractorInput(asOf: string): EvaluationInput {
  const evidence = evidenceOf();
  return {
    asOf,
    contractor: {
      id: CONTRACTOR,
      name: 'Brightline Electric LLC',
      naicsPrimary: '238210',
      operatingSince: '2010-01-01',
      trades: ['electrical'],
      riskLevel: 'medium',
    },
    requirementSet: [demandsOf()],
    overrides: [],
    evidence,
    reviews: [
      ...evidence.policies.map((policy) => reviewOf('policy', policy)),
      ...evidence.oshaYears.map((year) => reviewOf('osha_year', year)),
      ...evidence.emr.map((record) => reviewOf('emr', record)),
      ...evidence.programs.map((program) => reviewOf('program', program)),
    ],
    variances: [],
    engagementState: 'approved',
    benchmarks: [],
  };
}

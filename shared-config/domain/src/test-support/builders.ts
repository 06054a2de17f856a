import { type EvaluationInput, type Evidence, NO_EVIDENCE } from '../compliance/evaluation-input.ts';
import { DEFAULT_REQUIREMENTS } from '../default-requirements.ts';
import type { ReviewSubject } from '../evidence-state.ts';
import type { CompanyDocument } from '../schemas/document-schemas.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { ProgramVersion } from '../schemas/program-schemas.ts';
import type { Variance } from '../schemas/relation-schemas.ts';
import type { LineRequirement, RequirementOverride, RequirementSet } from '../schemas/requirement-schema.ts';
import type { Review } from '../schemas/review-schema.ts';
import type { EmrRecord, OshaYear } from '../schemas/statistics-schemas.ts';

/** Whole entities for tests: each test names only what it is about. */
export const CLIENT = 'client1';
export const CONTRACTOR = 'contractor1';
export const TODAY = '2026-11-20';

export function buildRequirementSet(changes: Partial<RequirementSet> = {}): RequirementSet {
  return {
    clientId: CLIENT,
    n: 1,
    effectiveFrom: '2020-01-01',
    status: 'published',
    changeNote: 'First version',
    insurance: {},
    osha: {
      required: false,
      basis: 'pooled_3yr',
      maxDeaths: null,
      smallEmployerRule: null,
      newCompanyRequiresVariance: false,
    },
    emr: { required: false, notRatedTreatment: 'assume_1_00', warnDays: 30 },
    programs: [],
    questionnaire: { required: false, definitionId: 'safety', maxAgeMonths: 12 },
    documents: [],
    staffDocs: [],
    policy: DEFAULT_REQUIREMENTS.policy,
    ...changes,
  };
}

export function buildLine(changes: Partial<LineRequirement> = {}): LineRequirement {
  return { required: true, limits: {}, endorsements: [], warnDays: 30, ...changes };
}

export function buildPolicy(changes: Partial<Policy> = {}): Policy {
  return {
    id: 'p1',
    line: 'gl',
    insurerName: 'Prairie Mutual',
    policyNumber: 'GL-100200',
    effective: '2026-01-01',
    expiration: '2027-06-01',
    limits: {},
    claimsMade: false,
    autos: [],
    endorsements: {},
    namedInsured: 'Acme Roofing',
    producer: { name: 'Lakeside Brokers' },
    state: 'submitted',
    version: 1,
    submittedOn: '2025-12-20',
    ...changes,
  };
}

export function buildLog(year: number, changes: Partial<OshaYear> = {}): OshaYear {
  return {
    id: `osha${year}`,
    year,
    establishmentName: 'Main yard',
    naics: '238160',
    employees: 100,
    hours: 200_000,
    G: 0,
    H: 0,
    I: 0,
    J: 0,
    K: 0,
    L: 0,
    M1: 0,
    M2: 0,
    M3: 0,
    M4: 0,
    M5: 0,
    M6: 0,
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: `form${year}`,
    log300Redacted: false,
    source: 'form',
    trir: null,
    dart: null,
    ltir: null,
    severity: null,
    state: 'submitted',
    version: 1,
    submittedOn: `${year + 1}-01-20`,
    ...changes,
  };
}

export function buildEmr(effective: string, value: string, changes: Partial<EmrRecord> = {}): EmrRecord {
  return {
    id: `emr${effective}`,
    effective,
    value,
    kind: 'interstate',
    states: ['IL'],
    issuer: 'ncci',
    policyNumber: 'WC-1',
    letterDocId: 'letter1',
    state: 'submitted',
    version: 1,
    ...changes,
  };
}

export function buildProgram(changes: Partial<ProgramVersion> = {}): ProgramVersion {
  return {
    id: 'fall1',
    programId: 'fall-protection',
    docId: 'doc1',
    pageRefs: {},
    declaredNotApplicable: false,
    score: '90.0',
    criticalFails: 0,
    reviewedOn: '2026-06-01',
    state: 'accepted',
    version: 1,
    submittedOn: '2026-05-20',
    ...changes,
  };
}

export function buildDocument(changes: Partial<CompanyDocument> = {}): CompanyDocument {
  return {
    id: 'd1',
    typeId: 'w9',
    category: 'w9',
    title: 'Form W-9',
    fileName: 'w9.pdf',
    contentType: 'application/pdf',
    size: 1000,
    sha256: 'a'.repeat(64),
    storagePath: `companies/${CONTRACTOR}/docs/d1/1/w9.pdf`,
    redacted: false,
    visibility: 'engaged',
    virusScan: 'clean',
    state: 'submitted',
    version: 1,
    submittedOn: '2026-01-10',
    ...changes,
  };
}

export function buildReview(
  subjectType: ReviewSubject,
  subject: { readonly id: string; readonly version: number },
  changes: Partial<Review> = {},
): Review {
  return {
    id: `review-${subjectType}-${subject.id}`,
    subjectType,
    subjectId: subject.id,
    subjectVersion: subject.version,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: 'u1',
    decidedAt: new Date('2026-01-15T12:00:00Z'),
    minutesToDecision: 60,
    ...changes,
  };
}

export function buildOverride(changes: Partial<RequirementOverride> = {}): RequirementOverride {
  return {
    id: 'o1',
    clientId: CLIENT,
    contractorId: CONTRACTOR,
    key: 'insurance.auto.auto_csl',
    waived: changes.value === undefined,
    reason: 'Small vehicles on private ground only',
    from: '2026-07-01',
    to: '2026-12-31',
    state: 'active',
    ...changes,
  };
}

export function buildVariance(changes: Partial<Variance> = {}): Variance {
  return {
    id: 'v1',
    clientId: CLIENT,
    contractorId: CONTRACTOR,
    key: 'insurance.auto',
    reason: 'Renewal at the carrier is delayed',
    requestedBy: 'u2',
    requestedRole: '5005',
    from: '2026-09-01',
    to: '2026-12-31',
    state: 'approved',
    ...changes,
  };
}

export function buildInput(
  set: Partial<RequirementSet>,
  evidence: Partial<Evidence> = {},
  changes: Partial<EvaluationInput> = {},
): EvaluationInput {
  return {
    asOf: TODAY,
    contractor: {
      id: CONTRACTOR,
      name: 'Acme Roofing LLC',
      operatingSince: '2010-01-01',
      trades: ['roofing'],
      riskLevel: 'medium',
    },
    requirementSet: [buildRequirementSet(set)],
    overrides: [],
    evidence: { ...NO_EVIDENCE, ...evidence },
    reviews: [],
    variances: [],
    engagementState: 'approved',
    benchmarks: [],
    ...changes,
  };
}

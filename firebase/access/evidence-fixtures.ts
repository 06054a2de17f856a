import { type Fields, type Fixture, type Fixtures, OF_CONTRACTOR, plainFixture, stamped } from './fixture.ts';

export const DRAFT = { state: 'draft', version: 1 };

/** Evidence: everybody of the firm may ask for it over all contractors. */
export function evidence(content: Fields, edit: Fields, more: Partial<Fixture> = {}): Fixture {
  return plainFixture(
    OF_CONTRACTOR,
    ({ contractor }) => [contractor],
    ({ contractor }) => ({ ...content, contractorId: contractor, ...DRAFT }),
    edit,
    { everywhere: true, ...more },
  );
}

export const POLICY: Fields = {
  line: 'gl',
  insurerName: 'Granite Mutual',
  policyNumber: 'GL-100200',
  effective: '2026-01-01',
  expiration: '2027-01-01',
  limits: { gl_each_occurrence: 1_000_000 },
  claimsMade: false,
  autos: [],
  endorsements: { additional_insured: { basis: 'blanket' } },
  namedInsured: 'Acme Roofing LLC',
  producer: { name: 'Oak Street Risk', email: 'context@oak.example.test' },
};

/** A policy as it was submitted. */
const VERSION: Fields = {
  ...POLICY,
  policyId: 'd1',
  version: 1,
  submittedOn: '2026-01-02',
  submittedAt: new Date('2026-01-02T15:00:00Z'),
  submittedBy: 'u-somebody',
};

const LOG: Fields = {
  establishmentName: 'Main yard',
  naics: '238160',
  employees: 100,
  hours: 412_000,
  G: 0,
  H: 1,
  I: 1,
  J: 2,
  K: 14,
  L: 3,
  M1: 4,
  M2: 0,
  M3: 0,
  M4: 0,
  M5: 0,
  M6: 0,
  noWork: false,
  exemption: 'none',
  citations: [],
  form300aDocId: 'form1',
  log300Redacted: false,
  source: 'form',
  ...{ trir: '1.94', dart: '0.97', ltir: '0.49', severity: '6.80' },
};

export const EVIDENCE_FIXTURES: Fixtures = {
  policies: evidence(POLICY, { insurerName: 'Prairie Casualty' }),
  policyVersions: evidence(
    {},
    { insurerName: 'Prairie Casualty' },
    {
      stored: ({ contractor }) => ({
        parents: [contractor, 'd1'],
        id: '1',
        data: stamped({ ...VERSION, contractorId: contractor }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor, 'd1'],
        id: '2',
        data: { ...VERSION, version: 2, contractorId: contractor },
      }),
    },
  ),
  oshaYears: evidence(
    { ...LOG, year: 2025 },
    { establishmentName: 'Second yard' },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: '2025',
        data: stamped({ ...LOG, year: 2025, contractorId: contractor, ...DRAFT }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: '2024',
        data: { ...LOG, year: 2024, contractorId: contractor, ...DRAFT },
      }),
    },
  ),
  emr: evidence(
    {
      effective: '2026-04-01',
      value: '0.95',
      kind: 'interstate',
      states: ['IL', 'IN'],
      issuer: 'ncci',
      policyNumber: 'WC-1',
      letterDocId: 'letter1',
    },
    { value: '1.05' },
  ),
  notRated: evidence(
    { reason: 'new_business', date: '2026-04-01', letterDocId: 'l1' },
    { reason: 'no_employees' },
  ),
  programVersions: evidence(
    { programId: 'hot-work', docId: 'doc1', pageRefs: { e1: 3 }, declaredNotApplicable: false },
    { pageRefs: { e1: 4 } },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'hot-work_1',
        data: stamped({
          programId: 'hot-work',
          docId: 'doc1',
          pageRefs: {},
          declaredNotApplicable: false,
          contractorId: contractor,
          ...DRAFT,
        }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: 'hot-work_2',
        data: {
          programId: 'hot-work',
          docId: 'doc1',
          pageRefs: {},
          declaredNotApplicable: false,
          contractorId: contractor,
          ...DRAFT,
        },
      }),
    },
  ),
  answers: evidence(
    {},
    { progressPct: 50 },
    {
      stored: ({ contractor }) => ({
        parents: [contractor],
        id: 'safety',
        data: stamped({
          definitionId: 'safety',
          defVersion: 1,
          answers: {},
          progressPct: 0,
          contractorId: contractor,
          ...DRAFT,
        }),
      }),
      fresh: ({ contractor }) => ({
        parents: [contractor],
        id: 'extra',
        data: {
          definitionId: 'extra',
          defVersion: 1,
          answers: {},
          progressPct: 0,
          contractorId: contractor,
          ...DRAFT,
        },
      }),
    },
  ),
};

import fc from 'fast-check';
import { addDays } from '../calendar-date.ts';
import type { EvaluatedContractor } from '../compliance/evaluation-input.ts';
import { WC_STATEMENT_TYPE } from '../document.ts';
import { AUTOS, ENDORSEMENTS, type InsuranceLine } from '../insurance.ts';
import type {
  CompanyDocument,
  StaffAssignment,
  StaffDocument,
  StaffMember,
} from '../schemas/document-schemas.ts';
import type { Policy, PolicyHolder } from '../schemas/insurance-schemas.ts';
import type { ProgramVersion, QuestionnaireResponse } from '../schemas/program-schemas.ts';
import type { EmrRecord, NotRated, OshaYear } from '../schemas/statistics-schemas.ts';
import { TODAY } from './builders.ts';

/** Values of every field of a record that its contractor writes, as far as they may make a difference. */
type Fields<Entry> = { readonly [Field in keyof Entry]?: fc.Arbitrary<Entry[Field]> };

export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
export const day = (min: number, max: number) => fc.integer({ min, max }).map((days) => addDays(TODAY, days));
const dollars = fc.constantFrom(100_000, 500_000, 1_000_000, 2_000_000, 5_000_000);
const cases = fc.constantFrom(0, 0, 0, 1, 2, 6);

export const policyFields = {
  line: fc.constantFrom<InsuranceLine>('gl', 'auto', 'umbrella', 'wc_el'),
  effective: day(-700, 30),
  expiration: day(-60, 400),
  limits: fc.tuple(dollars, dollars).map(([each, all]) => ({
    gl_each_occurrence: each,
    gl_general_aggregate: all,
    auto_csl: each,
    umb_each_occurrence: each,
    umb_aggregate: all,
    el_each_accident: each,
  })),
  claimsMade: fc.boolean(),
  aggregatePer: maybe(fc.constantFrom('policy' as const, 'project' as const)),
  autos: fc.subarray([...AUTOS]),
  amBest: maybe(fc.constantFrom('A++ XV', 'A- VII', 'B+')),
  wcStatutory: fc.boolean(),
  endorsements: fc.constantFrom<Policy['endorsements']>(
    {},
    { additional_insured: { basis: 'blanket', docId: 'page' } },
    { additional_insured: { basis: 'blanket' } },
    { additional_insured: { basis: 'scheduled' } },
  ),
  namedInsured: fc.constantFrom('Acme Roofing LLC', 'Somebody Else Inc.'),
} satisfies Fields<Policy>;

/** The last day of a policy that is cancelled: only one that was accepted can be. */
export const cancelledOn = day(-30, 30);

export const holderFields = {
  certificateDocId: maybe(fc.constant('certificate')),
  scheduled: fc.subarray([...ENDORSEMENTS].slice(0, 2)),
  docIds: fc.subarray(['page1', 'page2']),
} satisfies Fields<PolicyHolder>;

export const logFields = {
  year: fc.integer({ min: 2021, max: 2025 }),
  hours: fc.constantFrom(0, 20_000, 200_000, 2_000_000),
  G: fc.constantFrom(0, 0, 0, 1),
  H: cases,
  I: cases,
  J: cases,
  K: fc.constantFrom(0, 10),
  L: fc.constantFrom(0, 10),
} satisfies Fields<OshaYear>;

export const emrFields = {
  effective: day(-1300, 10),
  value: fc.constantFrom('0.20', '0.85', '1.00', '1.05', '1.60', '2.40'),
} satisfies Fields<EmrRecord>;

export const notRatedFields = { date: day(-500, 5) } satisfies Fields<NotRated>;

export const documentFields = {
  typeId: fc.constantFrom('w9', WC_STATEMENT_TYPE),
  visibility: fc.constantFrom('engaged', 'engaged', 'company'),
  issuedOn: maybe(day(-400, 20)),
  expiresOn: maybe(day(-60, 400)),
} satisfies Fields<CompanyDocument>;

export const programFields = {
  declaredNotApplicable: fc.boolean(),
  programId: fc.constantFrom('fall-protection', 'respirators'),
} satisfies Fields<ProgramVersion>;

const answer = (value: string) => ({ value, answeredAt: new Date(0), answeredBy: 'u1' });

export const responseFields = {
  answers: fc
    .record({ citation: maybe(fc.constantFrom('yes', 'no')), wilful: fc.constantFrom('yes', 'no') })
    .map(({ citation, wilful }) => ({
      wilful: answer(wilful),
      ...(citation === undefined ? {} : { citation: answer(citation) }),
    })),
  defVersion: fc.constantFrom(0, 1),
} satisfies Fields<QuestionnaireResponse>;

export const personFields = {
  jobRole: fc.constantFrom('Roofer', 'Clerk'),
  status: fc.constantFrom('active' as const, 'inactive' as const),
  earlierJobRoles: maybe(fc.constantFrom(['Roofer'], ['Clerk'])),
} satisfies Fields<StaffMember>;

/** Everybody begins under the name that their documents were handed in for. */
export const nameFields = {
  firstName: fc.constantFrom('Ana', 'Eve'),
  lastName: fc.constantFrom('Ruiz', 'Stone'),
} satisfies Fields<StaffMember>;

export const assignmentFields = {
  from: day(-30, 10),
  to: maybe(day(-10, 30)),
} satisfies Fields<StaffAssignment>;

export const staffDocumentFields = {
  staffId: fc.constantFrom('s0', 's1'),
  typeId: fc.constantFrom('first-aid', 'forklift'),
  issuedOn: day(-900, 10),
  expiresOn: maybe(day(-60, 400)),
} satisfies Fields<StaffDocument>;

export const factFields = {
  name: fc.constantFrom('Acme Roofing LLC', 'Somebody Else Inc.'),
  trades: fc.subarray(['roofing', 'electrical']),
  naicsPrimary: maybe(fc.constantFrom('238160', '541330')),
  operatingSince: maybe(fc.constantFrom('2010-01-01', '2024-05-01', '2026-01-02')),
} satisfies Fields<EvaluatedContractor>;

export const facts = fc.record(factFields);

import fc from 'fast-check';
import { shrunkReview } from '../holder-review.ts';
import type { CompanyDocument, StaffDocument } from '../schemas/document-schemas.ts';
import type { Policy, PolicyHolder } from '../schemas/insurance-schemas.ts';
import type { QuestionnaireResponse } from '../schemas/program-schemas.ts';
import type { EmrRecord, NotRated, OshaYear } from '../schemas/statistics-schemas.ts';
import { buildDocument, buildEmr, buildLog, buildPolicy, buildProgram, CLIENT, TODAY } from './builders.ts';
import * as fields from './contractor-fields.ts';
import { buildPerson, buildStaffDocument } from './staff-builders.ts';

export type Verdict = 'accepted' | 'changes_requested' | 'none';

const verdict: fc.Arbitrary<Verdict> = fc.constantFrom('accepted', 'accepted', 'changes_requested', 'none');
/** Written by the server when a version is reviewed. */
const programVerdict = fc.record({
  score: fc.constantFrom('60.0', '80.0', '95.0', null),
  criticalFails: fc.constantFrom(0, 0, 1),
  reviewedOn: fields.day(-500, -1),
  validUntil: fields.maybe(fields.day(-20, 300)),
});

const evidenceState = (decision: Verdict) => (decision === 'none' ? ('submitted' as const) : decision);

/** Records of a kind with a decision each; ids `<prefix>0`, `<prefix>1`, ... */
function decided<Entry extends { readonly id: string; readonly version: number }>(
  prefix: string,
  entry: fc.Arbitrary<Partial<Entry>>,
  build: (changes: Partial<Entry>) => Entry,
  maxLength: number,
): fc.Arbitrary<readonly (readonly [Entry, Verdict])[]> {
  return fc
    .array(fc.tuple(entry, verdict), { maxLength })
    .map((pairs) =>
      pairs.map(
        ([changes, decision], index) =>
          [{ ...build(changes), id: `${prefix}${index}`, state: evidenceState(decision) }, decision] as const,
      ),
    );
}

function buildNotRated(changes: Partial<NotRated>): NotRated {
  return {
    id: 'n0',
    reason: 'below_threshold',
    date: TODAY,
    letterDocId: 'letter1',
    state: 'submitted',
    version: 1,
    ...changes,
  };
}

/** Answers to the one questionnaire, whose record has its id. */
function buildResponse(changes: Partial<QuestionnaireResponse>): QuestionnaireResponse {
  return {
    id: 'safety',
    definitionId: 'safety',
    defVersion: 1,
    answers: {},
    progressPct: 100,
    state: 'submitted',
    version: 1,
    submittedOn: '2026-02-01',
    ...changes,
  };
}

/** A program version keeps its number in its id; only a reviewed one has a score. */
const programs = fc
  .array(fc.tuple(fc.record(fields.programFields), programVerdict, verdict), { maxLength: 3 })
  .map((entries) =>
    entries.map(([fields, scores, decision], index) => {
      const given =
        decision === 'none' ? { score: undefined, criticalFails: undefined, reviewedOn: undefined } : scores;
      const id = `${fields.programId}_${index + 1}`;
      const version = index + 1;
      return [
        buildProgram({ ...fields, ...given, id, version, state: evidenceState(decision) }),
        decision,
      ] as const;
    }),
  );

/** Of each year one log, which is stored under its year. */
const oshaYears = decided<OshaYear>(
  'o',
  fc.record(fields.logFields),
  (changes) => buildLog(2024, changes),
  5,
).map((pairs) =>
  pairs
    .filter(([log], at) => pairs.findIndex(([other]) => other.year === log.year) === at)
    .map(([log, decision]) => [{ ...log, id: String(log.year) }, decision] as const),
);

const holders = fc
  .array(fc.record({ ...fields.holderFields, reviewed: fields.maybe(fc.record(fields.holderFields)) }), {
    maxLength: 3,
  })
  .map((entries) =>
    entries
      .map(
        ({ reviewed, ...declared }, index): PolicyHolder => ({
          ...declared,
          policyId: `p${index}`,
          clientId: CLIENT,
          state: 'submitted',
          // The server takes out of it what is no longer declared.
          ...(reviewed === undefined ? {} : { reviewed }),
        }),
      )
      .map((holder) => ({ ...holder, reviewed: shrunkReview(holder) ?? holder.reviewed })),
  );

const staff = fc.record({
  people: fc
    .array(fc.record(fields.personFields), { maxLength: 2 })
    .map((people) => people.map((fields, index) => buildPerson({ ...fields, id: `s${index}` }))),
  documents: decided<StaffDocument>(
    'sd',
    fc.record(fields.staffDocumentFields),
    (changes) => buildStaffDocument({ holder: 'Ana Ruiz', ...changes }),
    3,
  ),
  assigned: fc.record({ from: fc.constant('2025-06-01'), to: fields.maybe(fields.day(-10, 60)) }),
});

/** All evidence of a contractor, with what was decided about each piece. */
export const evidence = fc.record({
  policies: decided<Policy>('p', fc.record(fields.policyFields), buildPolicy, 5),
  holders,
  oshaYears,
  emr: decided<EmrRecord>('e', fc.record(fields.emrFields), (changes) => buildEmr(TODAY, '1.00', changes), 4),
  notRated: decided<NotRated>('n', fc.record(fields.notRatedFields), buildNotRated, 2),
  documents: decided<CompanyDocument>('d', fc.record(fields.documentFields), buildDocument, 3),
  programs,
  response: decided<QuestionnaireResponse>('safety', fc.record(fields.responseFields), buildResponse, 1).map(
    (pairs) => pairs.map(([entry, decision]) => [{ ...entry, id: 'safety' }, decision] as const),
  ),
  staff,
});

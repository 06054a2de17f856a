import fc from 'fast-check';
import type { EvaluationInput } from '../compliance/evaluation-input.ts';
import type { QuestionnaireVersion } from '../schemas/program-schemas.ts';
import type { RequirementSet } from '../schemas/requirement-schema.ts';
import { ASKED_VARIANCES, MOVED_ENGAGEMENT } from './asked-variances.ts';
import { buildDocument, buildRequirementSet, CLIENT, TODAY } from './builders.ts';
import * as fields from './contractor-fields.ts';
import {
  added,
  CONTRACTOR_MOVES,
  cancellation,
  type EvidenceKind,
  factMoves,
  movesOf,
  type Stored,
  withEvidence,
} from './contractor-moves.ts';
import type { Move } from './move.ts';

type Moves = ReadonlyMap<string, fc.Arbitrary<Move>>;

/** A new record that waits for a second person: entered on behalf, or put into a folder. */
const enteredAs =
  (kind: EvidenceKind, fixed: object = {}) =>
  (field: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<Move> =>
    fc.tuple(fc.nat(9), value).map(([at, drawn]) => (input) => {
      const entries: readonly Stored[] = input.evidence[kind];
      const next = added(kind, entries, at, { [field]: drawn, ...fixed }, input);
      return next === undefined ? undefined : withEvidence(input, { [kind]: next });
    });

/** A typing error that customer service corrects while the record waits: in place, and it goes on waiting. */
const correctedAs =
  (kind: 'oshaYears' | 'emr') =>
  (field: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<Move> =>
    fc.tuple(fc.nat(9), value).map(([at, drawn]) => (input) => {
      const entries: readonly Stored[] = input.evidence[kind];
      const open = entries.filter(({ state }) => state === 'submitted' || state === 'in_review');
      const chosen = open[at % Math.max(1, open.length)];
      if (chosen === undefined) return undefined;
      const next = entries.map((entry) => (entry === chosen ? { ...entry, [field]: drawn } : entry));
      return withEvidence(input, { [kind]: next });
    });

/** One of several ways of the same person to the same place. */
function either(
  ...ways: readonly (readonly (readonly [string, fc.Arbitrary<Move>])[])[]
): readonly (readonly [string, fc.Arbitrary<Move>])[] {
  const all = ways.flat();
  return [...new Set(all.map(([place]) => place))].map((place) => [
    place,
    fc.oneof(...all.filter(([other]) => other === place).map(([, move]) => move)),
  ]);
}

const KINDS: readonly EvidenceKind[] = [
  ...(['policies', 'oshaYears', 'emr', 'notRated', 'documents', 'programs', 'responses'] as const),
];

/** Taken into review by somebody who has not entered it; and what came back is put away. */
const states: fc.Arbitrary<Move> = fc
  .tuple(fc.constantFrom(...KINDS), fc.nat(9), fc.boolean())
  .map(([kind, at, isClaim]) => (input) => {
    const [from, to] = isClaim ? ['submitted', 'in_review'] : ['changes_requested', 'archived'];
    if (!isClaim && kind !== 'documents') return undefined;
    const entries: readonly Stored[] = input.evidence[kind];
    const open = entries.filter(({ state }) => state === from);
    const chosen = open[at % Math.max(1, open.length)];
    if (chosen === undefined) return undefined;
    const next = entries.map((entry) => (entry === chosen ? { ...entry, state: to } : entry));
    return withEvidence(input, { [kind]: next });
  });

/** A draft of demands that asks next to nothing: it counts once it is published. */
const laxer: fc.Arbitrary<Move> = fc
  .record({
    n: fc.constantFrom(0, 2, 9),
    effectiveFrom: fields.day(-400, 0),
    policy: fc.constantFrom(buildRequirementSet().policy),
    isEmpty: fc.boolean(),
  })
  .map(({ isEmpty, ...parts }) => (input) => {
    const [asked] = input.requirementSet;
    const base = isEmpty || asked === undefined ? buildRequirementSet() : asked;
    const draft: RequirementSet = { ...base, ...parts, status: 'draft' };
    return { ...input, requirementSet: [...input.requirementSet, draft] };
  });

const DRAFT_PLACES = Object.keys({ ...buildRequirementSet(), naicsGroups: [] }).map(
  (field) => [`requirementSet[].${field}`, laxer] as const,
);

/** A draft of questions without any that could fail: it counts once it is published. */
const milder: fc.Arbitrary<Move> = fc
  .record({ n: fc.constantFrom(0, 2, 9), publishedOn: fc.option(fields.day(-400, 0), { nil: undefined }) })
  .map((parts) => (input: EvaluationInput) => {
    const [asked] = input.evidence.questionnaires;
    if (asked === undefined) return undefined;
    const draft = { ...asked, ...parts, sections: [], status: 'draft' } as QuestionnaireVersion;
    return withEvidence(input, { questionnaires: [...input.evidence.questionnaires, draft] });
  });

const QUESTION_PLACES = ['definitionId', 'n', 'status', 'publishedOn', 'sections'].map(
  (field) => [`evidence.questionnaires[].${field}`, milder] as const,
);

/** Customer service: enters for a contractor, corrects, takes into review, cancels, drafts, asks. What it reviews is reviewed. */
const SERVICE: Moves = new Map([
  ...movesOf('evidence.policies[].', fields.policyFields, enteredAs('policies')),
  ['evidence.policies[].cancelledOn', cancellation],
  ...either(
    movesOf('evidence.oshaYears[].', fields.logFields, enteredAs('oshaYears')),
    movesOf('evidence.oshaYears[].', withoutYear(fields.logFields), correctedAs('oshaYears')),
  ),
  ...either(
    movesOf('evidence.emr[].', fields.emrFields, enteredAs('emr')),
    movesOf('evidence.emr[].', { value: fields.emrFields.value }, correctedAs('emr')),
  ),
  ...movesOf('evidence.documents[].', fields.documentFields, enteredAs('documents')),
  ['evidence.*[].state', states],
  ...DRAFT_PLACES,
  ...QUESTION_PLACES,
  ...ASKED_VARIANCES,
]);

function withoutYear({ year: _year, ...rest }: typeof fields.logFields) {
  return rest;
}

/** What a client puts into its own folder of a contractor, drafts and asks. What it reviews, sets and approves is its decision. */
const OWN_FOLDER = { visibility: `client:${CLIENT}` };
const OF_CLIENT: Moves = new Map([
  ...movesOf('evidence.documents[].', fields.documentFields, enteredAs('documents', OWN_FOLDER)),
  ...DRAFT_PLACES,
  ...QUESTION_PLACES,
  ...ASKED_VARIANCES,
]);

/** Whoever holds a broker's link leaves files: drafts of the contractor, which nobody judges before it submits them. */
const brokerFile: fc.Arbitrary<Move> = fc
  .record({
    typeId: fc.constantFrom('certificate', 'w9'),
    ...pick(fields.documentFields, 'issuedOn', 'expiresOn'),
  })
  .map((drawn) => (input) => {
    const draft = buildDocument({
      ...{ ...drawn, id: 'added', state: 'draft', visibility: 'engaged', submittedOn: TODAY },
    });
    return withEvidence(input, { documents: [...input.evidence.documents, draft] });
  });

function pick<Fields extends object, Name extends keyof Fields>(from: Fields, ...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Fields, Name>;
}

const OF_BROKER: Moves = new Map(
  Object.keys(fields.documentFields).map((field) => [`evidence.documents[].${field}`, brokerFile] as const),
);

/** A contractor on the limited plan says what it is; it has no folders. */
const OF_LIMITED: Moves = new Map([
  ...movesOf('contractor.', fields.factFields, factMoves),
  ['engagementState', MOVED_ENGAGEMENT],
]);

/**
 * By who writes, by the place that they change (docs/spec/domain/7-inputs.md). A client on the reduced plan and the firm's
 * administrators are not here: the first writes no input, and nobody reviews what the others do (input-writers.test.ts).
 */
export const WRITER_MOVES: ReadonlyMap<string, Moves> = new Map([
  ['contractor', CONTRACTOR_MOVES],
  ['broker', OF_BROKER],
  ['5002', SERVICE],
  ['5003', OF_CLIENT],
  ['5006', OF_LIMITED],
]);

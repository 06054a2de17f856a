import fc from 'fast-check';
import { weighFacts } from '../company-facts.ts';
import type { EvaluationInput, Evidence, StaffEvidence } from '../compliance/evaluation-input.ts';
import { shrunkReview } from '../holder-review.ts';
import type { StaffMember } from '../schemas/document-schemas.ts';
import { ASKED_VARIANCES, MOVED_ENGAGEMENT } from './asked-variances.ts';
import * as fields from './contractor-fields.ts';
import type { Move } from './move.ts';

export interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}
export type EvidenceKind =
  | 'policies'
  | 'oshaYears'
  | 'emr'
  | 'notRated'
  | 'documents'
  | 'programs'
  | 'responses';

export function withEvidence(input: EvaluationInput, part: Partial<Evidence>): EvaluationInput {
  return { ...input, evidence: { ...input.evidence, ...part } };
}

function withStaff(input: EvaluationInput, part: Partial<StaffEvidence>): EvaluationInput {
  return withEvidence(input, { staff: { ...input.evidence.staff, ...part } });
}

/** What the server writes of a reviewed version, which a new submission does not have. */
const SERVER_FIELDS = {
  score: undefined,
  criticalFails: undefined,
  reviewedOn: undefined,
  validUntil: undefined,
};

/** Submitted today, as the access rules demand. */
function submitted<Entry extends Stored>(entry: Entry, changes: object, input: EvaluationInput): Entry {
  const own = 'score' in entry ? SERVER_FIELDS : {};
  return { ...entry, ...own, ...changes, state: 'submitted', submittedOn: input.asOf };
}

/** A returned record is corrected and submitted as its next version. */
function corrected<Entry extends Stored>(
  entries: readonly Entry[],
  at: number,
  changes: object,
  input: EvaluationInput,
): readonly Entry[] | undefined {
  const open = entries.filter(({ state }) => state === 'changes_requested');
  const chosen = open[at % Math.max(1, open.length)];
  if (chosen === undefined) return undefined;
  const next = submitted(chosen, { ...changes, version: chosen.version + 1 }, input);
  return entries.map((entry) => (entry === chosen ? next : entry));
}

/** A new record beside the others, like one of them but for a field. Years, answers and program versions have their own ids. */
export function added<Entry extends Stored>(
  kind: EvidenceKind,
  entries: readonly Entry[],
  at: number,
  changes: object,
  input: EvaluationInput,
): readonly Entry[] | undefined {
  const model = entries[at % Math.max(1, entries.length)];
  if (model === undefined || kind === 'responses') return undefined;
  const version = kind === 'programs' ? Math.max(...entries.map((entry) => entry.version)) + 1 : 1;
  const next = submitted(model, { ...changes, id: 'added', version }, input);
  if (kind !== 'oshaYears') return [...entries, next];
  const { year } = next as Entry & { readonly year: number };
  const isTaken = entries.some(({ id }) => id === String(year));
  return isTaken ? undefined : [...entries, { ...next, id: String(year) }];
}

/** The field of one record, changed in the ways in which a contractor can. */
function evidenceMoves<Value>(
  kind: EvidenceKind,
  field: string,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Move> {
  return fc.tuple(fc.nat(9), value, fc.boolean()).map(([at, drawn, isNew]) => (input) => {
    const entries: readonly Stored[] = input.evidence[kind];
    const changes = { [field]: drawn };
    const next = isNew ? added(kind, entries, at, changes, input) : corrected(entries, at, changes, input);
    return next === undefined ? undefined : withEvidence(input, { [kind]: next });
  });
}

/** What was submitted and is not decided goes back to nothing. */
const withdrawal: fc.Arbitrary<Move> = fc
  .tuple(
    fc.constantFrom<EvidenceKind>('policies', 'oshaYears', 'emr', 'notRated', 'documents', 'programs'),
    fc.nat(9),
  )
  .map(([kind, at]) => (input) => {
    const entries: readonly Stored[] = input.evidence[kind];
    const open = entries.filter(({ state }) => state === 'submitted');
    const chosen = open[at % Math.max(1, open.length)];
    if (chosen === undefined) return undefined;
    const next = entries.map((entry) => (entry === chosen ? { ...entry, state: 'withdrawn' } : entry));
    return withEvidence(input, { [kind]: next });
  });

export const cancellation: fc.Arbitrary<Move> = fc
  .tuple(fc.nat(9), fields.cancelledOn)
  .map(([at, cancelledOn]) => (input) => {
    const accepted = input.evidence.policies.filter(({ state }) => state === 'accepted');
    const chosen = accepted[at % Math.max(1, accepted.length)];
    if (chosen === undefined) return undefined;
    const policies = input.evidence.policies.map((entry) =>
      entry === chosen ? { ...entry, state: 'cancelled' as const, cancelledOn } : entry,
    );
    return withEvidence(input, { policies });
  });

function holderMoves<Value>(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Move> {
  return fc.tuple(fc.nat(9), value).map(([at, drawn]) => (input) => {
    const { holders } = input.evidence;
    const chosen = holders[at % Math.max(1, holders.length)];
    if (chosen === undefined) return undefined;
    const declared = { ...chosen, [field]: drawn, state: 'submitted' as const };
    const next = { ...declared, reviewed: shrunkReview(declared) ?? declared.reviewed };
    return withEvidence(input, { holders: holders.map((entry) => (entry === chosen ? next : entry)) });
  });
}

/** Facts go through the server, which lets count at once only what adds demands. */
export function factMoves<Value>(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Move> {
  return value.map((drawn) => (input) => {
    const { contractor, asOf } = input;
    const { applied } = weighFacts(contractor, { [field]: drawn }, asOf);
    return { ...input, contractor: { ...contractor, ...applied } as typeof contractor };
  });
}

/** As the access rules have it. */
function keepsJobRoles(before: StaffMember, after: StaffMember): boolean {
  const kept = [after.jobRole, ...(after.earlierJobRoles ?? [])];
  return (
    (before.earlierJobRoles ?? []).every((role) => (after.earlierJobRoles ?? []).includes(role)) &&
    kept.includes(before.jobRole)
  );
}

function personMoves<Value>(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Move> {
  return fc.tuple(fc.nat(9), value).map(([at, drawn]) => (input) => {
    const { people } = input.evidence.staff;
    const chosen = people[at % Math.max(1, people.length)];
    if (chosen === undefined) return undefined;
    const next = { ...chosen, [field]: drawn };
    if (!keepsJobRoles(chosen, next)) return undefined;
    return withStaff(input, { people: people.map((entry) => (entry === chosen ? next : entry)) });
  });
}

function assignmentMoves<Value>(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Move> {
  return fc.tuple(fc.nat(9), value).map(([at, drawn]) => (input) => {
    const { assignments } = input.evidence.staff;
    const chosen = assignments[at % Math.max(1, assignments.length)];
    if (chosen === undefined) return undefined;
    const next = { ...chosen, [field]: drawn };
    return withStaff(input, { assignments: assignments.map((entry) => (entry === chosen ? next : entry)) });
  });
}

function staffDocumentMoves<Value>(field: string, value: fc.Arbitrary<Value>): fc.Arbitrary<Move> {
  return fc.tuple(fc.nat(9), value, fc.boolean()).map(([at, drawn, isNew]) => (input) => {
    const { documents } = input.evidence.staff;
    const changes = { [field]: drawn };
    const next = isNew
      ? added('documents', documents, at, changes, input)
      : corrected(documents, at, changes, input);
    return next === undefined ? undefined : withStaff(input, { documents: next });
  });
}

export function movesOf(
  prefix: string,
  values: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  make: (field: string, value: fc.Arbitrary<unknown>) => fc.Arbitrary<Move>,
): readonly (readonly [string, fc.Arbitrary<Move>])[] {
  return Object.entries(values).map(([field, value]) => [`${prefix}${field}`, make(field, value)] as const);
}

const evidenceOf = (kind: EvidenceKind) => (field: string, value: fc.Arbitrary<unknown>) =>
  evidenceMoves(kind, field, value);

/** By the place that they change (docs/spec/domain/7-inputs.md), how a contractor changes it. */
export const CONTRACTOR_MOVES: ReadonlyMap<string, fc.Arbitrary<Move>> = new Map<string, fc.Arbitrary<Move>>([
  ...movesOf('evidence.policies[].', fields.policyFields, evidenceOf('policies')),
  ['evidence.policies[].cancelledOn', cancellation],
  ...movesOf('evidence.holders[].', fields.holderFields, holderMoves),
  ...movesOf('evidence.oshaYears[].', fields.logFields, evidenceOf('oshaYears')),
  ...movesOf('evidence.emr[].', fields.emrFields, evidenceOf('emr')),
  ...movesOf('evidence.notRated[].', fields.notRatedFields, evidenceOf('notRated')),
  ...movesOf('evidence.documents[].', fields.documentFields, evidenceOf('documents')),
  ...movesOf('evidence.programs[].', fields.programFields, evidenceOf('programs')),
  ...movesOf('evidence.responses[].', fields.responseFields, evidenceOf('responses')),
  ...movesOf('evidence.staff.people[].', { ...fields.personFields, ...fields.nameFields }, personMoves),
  ...movesOf('evidence.staff.assignments[].', fields.assignmentFields, assignmentMoves),
  ...movesOf('evidence.staff.documents[].', fields.staffDocumentFields, staffDocumentMoves),
  ...movesOf('contractor.', fields.factFields, factMoves),
  ['evidence.*[].state', withdrawal],
  ...ASKED_VARIANCES,
  ['engagementState', MOVED_ENGAGEMENT],
]);

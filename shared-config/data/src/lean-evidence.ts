import {
  type CalendarDate,
  type ContractorRecords,
  collectionPath,
  EVIDENCE_STATES,
  FIRM_SCOPE,
  collectionGroup as groupOf,
  INSURANCE_LINES,
  REVIEW_SUBJECTS,
  type ReviewSubject,
  type ReviewTask,
  VARIANCE_STATES,
  type Variance,
} from '@vcms/domain';
import {
  collection,
  collectionGroup,
  type Firestore,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { QUEUED_EVIDENCE, type QueuedEvidence, queuedOf } from './queries/queued-evidence.ts';
import type { Side } from './queries/relation-queries.ts';
import { createReadingConverter } from './reading-converter.ts';

/** A policy with what dates need of it. */
export type PolicyDates = NonNullable<ContractorRecords['policies']>[number];

const policyConverter = createReadingConverter<PolicyDates>((id, fields) => ({
  id,
  line: fields.oneOf('line', INSURANCE_LINES),
  insurerName: fields.text('insurerName'),
  effective: fields.text('effective'),
  expiration: fields.text('expiration'),
  cancelledOn: fields.optionalText('cancelledOn'),
  state: fields.oneOf('state', EVIDENCE_STATES),
  submittedOn: fields.optionalText('submittedOn'),
}));

/** A contractor's own policies that end on a day or later, those that end first on top. */
export function policyDatesQuery(
  firestore: Firestore,
  contractorId: string,
  from: CalendarDate,
): Query<ParsedDocument<PolicyDates>> {
  return query(
    collection(firestore, collectionPath('policies', contractorId)).withConverter(policyConverter),
    where('expiration', '>=', from),
    orderBy('expiration'),
  );
}

/** A variance as a list shows it. */
export type VarianceLine = Pick<
  Variance,
  'id' | 'clientId' | 'contractorId' | 'key' | 'from' | 'to' | 'state'
>;

const varianceConverter = createReadingConverter<VarianceLine>((id, fields) => ({
  id,
  clientId: fields.text('clientId'),
  contractorId: fields.text('contractorId'),
  key: fields.text('key'),
  from: fields.text('from'),
  to: fields.text('to'),
  state: fields.oneOf('state', VARIANCE_STATES),
}));

/** Variances of one side in a state, those that end first on top. */
export function varianceLinesQuery(
  firestore: Firestore,
  side: Side,
  state: Variance['state'],
): Query<ParsedDocument<VarianceLine>> {
  const own =
    'clientId' in side
      ? where('clientId', '==', side.clientId)
      : where('contractorId', '==', side.contractorId);
  return query(
    collection(firestore, collectionPath('variances')).withConverter(varianceConverter),
    own,
    where('state', '==', state),
    orderBy('to'),
  );
}

/** One thing that waits for a review. */
export interface WaitingLine {
  readonly id: string;
  readonly kind: QueuedEvidence;
  readonly submittedOn: CalendarDate;
}

/** One converter a kind: two queries are equal only when their converters are the same object. */
const WAITING_CONVERTERS = new Map(
  QUEUED_EVIDENCE.map((kind) => [
    kind,
    createReadingConverter<WaitingLine>((id, fields) => ({
      id,
      kind,
      submittedOn: fields.text('submittedOn'),
    })),
  ]),
);

/** Evidence of one kind that waits for the firm, over all contractors, oldest first: 5001 and 5002. */
export function waitingLinesQuery(
  firestore: Firestore,
  kind: QueuedEvidence,
): Query<ParsedDocument<WaitingLine>> {
  const converter = WAITING_CONVERTERS.get(kind);
  if (converter === undefined) throw new RangeError(`No queue of ${kind}`);
  return query(
    collectionGroup(firestore, groupOf(kind)).withConverter(converter),
    ...queuedOf(kind),
    where('state', 'in', ['submitted', 'in_review']),
    orderBy('submittedOn'),
  );
}

/** A review that waits for the firm, as a list shows it. */
export type ReviewTaskLine = Pick<
  ReviewTask,
  'id' | 'subjectType' | 'subjectId' | 'contractorId' | 'contractorName' | 'submittedOn'
> & {
  /** Who has taken it; it may have run out. */
  readonly holder?: { readonly uid: string; readonly name: string; readonly until: Date };
  /** How often it was returned since it was last accepted. */
  readonly returns: number;
};

const taskConverter = createReadingConverter<ReviewTaskLine>((id, fields) => {
  const lock = fields.has('lock') ? fields.map('lock') : undefined;
  return {
    id,
    subjectType: fields.oneOf('subjectType', REVIEW_SUBJECTS),
    subjectId: fields.text('subjectId'),
    contractorId: fields.text('contractorId'),
    contractorName: fields.text('contractorName'),
    submittedOn: fields.text('submittedOn'),
    returns: fields.optionalNumber('returns') ?? 0,
    ...(lock === undefined
      ? {}
      : {
          holder: {
            uid: lock.text('holderUid'),
            name: lock.text('holderName'),
            until: lock.time('until'),
          },
        }),
  };
});

/** Reviews of some kinds that wait for the firm, oldest first: 5001 and 5002. */
export function firmTaskLinesQuery(
  firestore: Firestore,
  subjectTypes: readonly ReviewSubject[],
): Query<ParsedDocument<ReviewTaskLine>> {
  return query(
    collection(firestore, collectionPath('reviewTasks')).withConverter(taskConverter),
    where('scope', '==', FIRM_SCOPE),
    where('subjectType', 'in', subjectTypes),
    orderBy('submittedOn'),
  );
}

/** Reviews for the firm that one person took, the last one first: what has run out comes after what is held. 5001 and 5002. */
export function takenTaskLinesQuery(
  firestore: Firestore,
  uid: string,
): Query<ParsedDocument<ReviewTaskLine>> {
  return query(
    collection(firestore, collectionPath('reviewTasks')).withConverter(taskConverter),
    where('scope', '==', FIRM_SCOPE),
    where('lock.holderUid', '==', uid),
    orderBy('lock.until', 'desc'),
  );
}

/** Reviews for the firm of what was returned twice or more and came again, the most often first. 5001 and 5002. */
export function returnedTaskLinesQuery(firestore: Firestore): Query<ParsedDocument<ReviewTaskLine>> {
  return query(
    collection(firestore, collectionPath('reviewTasks')).withConverter(taskConverter),
    where('scope', '==', FIRM_SCOPE),
    where('returns', '>=', 2),
    orderBy('returns', 'desc'),
  );
}

/** Reviews for the firm of what was submitted before a day, oldest first. 5001 and 5002. */
export function lateTasksQuery(
  firestore: Firestore,
  inTimeFrom: CalendarDate,
): Query<ParsedDocument<ReviewTaskLine>> {
  return query(
    collection(firestore, collectionPath('reviewTasks')).withConverter(taskConverter),
    where('scope', '==', FIRM_SCOPE),
    where('submittedOn', '<', inTimeFrom),
    orderBy('submittedOn'),
  );
}

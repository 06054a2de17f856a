import {
  type CalendarDate,
  type EvidenceState,
  type ReviewSubject,
  SHOWN_EVIDENCE_STATES,
} from '@vcms/domain';
import { type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsEverywhere, recordsOf } from '../records.ts';
import type { QueuedEvidence } from './queued-evidence.ts';

/** What waits for the firm, over all contractors, oldest first: 5001 and 5002. */
export function reviewQueueQuery<Name extends QueuedEvidence>(
  firestore: Firestore,
  name: Name,
  states: readonly EvidenceState[] = ['submitted', 'in_review'],
): RecordQuery<Name> {
  return query(recordsEverywhere(firestore, name), where('state', 'in', [...states]), orderBy('submittedOn'));
}

/** Accepted policies that end from one day to another, over all contractors: 5001 and 5002. */
export function endingPoliciesQuery(
  firestore: Firestore,
  from: CalendarDate,
  to: CalendarDate,
): RecordQuery<'policies'> {
  return query(
    recordsEverywhere(firestore, 'policies'),
    where('state', '==', 'accepted'),
    where('expiration', '>=', from),
    where('expiration', '<=', to),
    orderBy('expiration'),
  );
}

/** Accepted documents that are good until a day in this span, over all contractors: 5001 and 5002. */
export function endingDocumentsQuery(
  firestore: Firestore,
  from: CalendarDate,
  to: CalendarDate,
): RecordQuery<'documents'> {
  return query(
    recordsEverywhere(firestore, 'documents'),
    where('state', '==', 'accepted'),
    where('expiresOn', '>=', from),
    where('expiresOn', '<=', to),
    orderBy('expiresOn'),
  );
}

/**
 * Of a list of evidence what a client (5003, 5004) may see: all but drafts. The query names the states, so that rules can ask
 * for them. They are nine alternatives of the thirty that a query may have: another `in` beside it has three at most.
 */
export function shownEvidenceQuery<Shape>(evidence: Query<Shape>): Query<Shape> {
  return query(evidence, where('state', 'in', [...SHOWN_EVIDENCE_STATES]));
}

/** The documents a client may see of one contractor it is engaged with, without drafts. */
export function clientDocumentsQuery(
  firestore: Firestore,
  contractorId: string,
  clientId: string,
): RecordQuery<'documents'> {
  const visible = query(
    recordsOf(firestore, 'documents', contractorId),
    where('visibility', 'in', ['engaged', `client:${clientId}`]),
    orderBy('title'),
  );
  return shownEvidenceQuery(visible);
}

/**
 * The reviews of one kind that a client may see of one contractor, newest first; 5004 sees those of policies only. Answers to
 * another client's questions are not for it to see, nor is what was decided on them.
 */
export function clientReviewsQuery(
  firestore: Firestore,
  contractorId: string,
  clientId: string,
  subject: ReviewSubject,
): RecordQuery<'reviews'> {
  return query(
    recordsOf(firestore, 'reviews', contractorId),
    where('scope', 'in', ['firm', clientId]),
    where('subjectType', '==', subject),
    ...(subject === 'questionnaire' ? [where('owner', 'in', ['firm', clientId])] : []),
    orderBy('decidedAt', 'desc'),
  );
}

/** What a client decided itself on one contractor's evidence of one kind, newest first. */
export function ownReviewsQuery(
  firestore: Firestore,
  contractorId: string,
  clientId: string,
  subject: ReviewSubject,
): RecordQuery<'reviews'> {
  return query(
    recordsOf(firestore, 'reviews', contractorId),
    where('scope', '==', clientId),
    where('subjectType', '==', subject),
    orderBy('decidedAt', 'desc'),
  );
}

/** Every review of one contractor, newest first: its own people, 5001 and 5002. */
export function reviewsOfContractorQuery(firestore: Firestore, contractorId: string): RecordQuery<'reviews'> {
  return query(recordsOf(firestore, 'reviews', contractorId), orderBy('decidedAt', 'desc'));
}

/** The firm's decisions on one kind of evidence, over all contractors, newest first: 5001 and 5002. */
export function firmReviewsQuery(firestore: Firestore, subject: ReviewSubject): RecordQuery<'reviews'> {
  return query(
    recordsEverywhere(firestore, 'reviews'),
    where('scope', '==', 'firm'),
    where('subjectType', '==', subject),
    orderBy('decidedAt', 'desc'),
  );
}

/** The reviews of one contractor's evidence of one kind, newest first: its own people, 5001 and 5002. */
export function reviewsOfSubjectQuery(
  firestore: Firestore,
  contractorId: string,
  subject: ReviewSubject,
): RecordQuery<'reviews'> {
  return query(
    recordsOf(firestore, 'reviews', contractorId),
    where('subjectType', '==', subject),
    orderBy('decidedAt', 'desc'),
  );
}

/** What one person decided, over all contractors, newest first: 5001 and 5002. */
export function reviewsByQuery(firestore: Firestore, uid: string): RecordQuery<'reviews'> {
  return query(
    recordsEverywhere(firestore, 'reviews'),
    where('decidedBy', '==', uid),
    orderBy('decidedAt', 'desc'),
  );
}

/** People assigned to a client whom it sees; filtered by contractor when one is named. */
export function assignmentsOfClientQuery(
  firestore: Firestore,
  clientId: string,
  contractorId?: string,
): RecordQuery<'staffAssignments'> {
  return query(
    recordsOf(firestore, 'staffAssignments'),
    where('clientId', '==', clientId),
    where('visible', '==', true),
    ...(contractorId === undefined ? [] : [where('contractorId', '==', contractorId)]),
    orderBy('name'),
  );
}

/** A contractor's people at its clients. */
export function assignmentsOfContractorQuery(
  firestore: Firestore,
  contractorId: string,
): RecordQuery<'staffAssignments'> {
  return query(
    recordsOf(firestore, 'staffAssignments'),
    where('contractorId', '==', contractorId),
    orderBy('name'),
  );
}

/** Who opened which file, newest first: the contractor itself, 5001 and 5002. */
export function accessLogQuery(firestore: Firestore, contractorId: string): RecordQuery<'accessLog'> {
  return query(recordsOf(firestore, 'accessLog', contractorId), orderBy('at', 'desc'));
}

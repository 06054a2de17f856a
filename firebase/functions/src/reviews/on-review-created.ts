import {
  collectionPath,
  documentPath,
  EVIDENCE_MACHINE,
  EVIDENCE_STATES,
  type EvidenceAction,
  firmDate,
  move,
  type ProgramScore,
  RESPONSE_MACHINE,
  RESPONSE_STATES,
  type ReviewDecision,
  type ReviewSubject,
} from '@vcms/domain';
import { acceptHolders, readHolders } from '@vcms/insurance/server';
import { readProgramScore, scoredReview, scoredVersion } from '@vcms/programs/server';
import { writeAudit } from '@vcms/server/audit';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { subjectTitle, syncTasks, syncTasksOf, syncTasksOfPerson } from '@vcms/server/tasks';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { countDecision } from './review-pace.ts';
import { type DecidedSubject, type StoredReview, tellContractor } from './tell-decision.ts';

const COLLECTIONS = {
  policy: 'policies',
  osha_year: 'oshaYears',
  emr: 'emr',
  not_rated: 'notRated',
  program: 'programVersions',
  questionnaire: 'answers',
  document: 'documents',
} as const;

const ACTIONS: Readonly<Record<ReviewDecision, 'accept' | 'reject' | 'request_changes'>> = {
  accepted: 'accept',
  rejected: 'reject',
  changes_requested: 'request_changes',
};

/**
 * The effect of a stored review (domain section 2): the firm's moves the evidence's state, a client's does not; both leave
 * the queue they were in, are written down and told. A review of an older version has no effect. May run again: the evidence then is where it moved.
 */
export async function onReviewCreated(trusted: Trusted, stored: StoredReview): Promise<void> {
  const reference = subjectReference(trusted, stored);
  if (reference === undefined) return;
  const auditId = `review-${stored.companyId}-${stored.reviewId}`;
  const told = await trusted.db.runTransaction(async (transaction) => {
    const subject = await transaction.get(reference);
    const line = await transaction.get(trusted.db.doc(documentPath('audit', auditId)));
    const superseded = await earlierAccepted(trusted, transaction, stored, subject.data());
    const holders = isPolicyAccepted(stored, subject.data())
      ? await readHolders(trusted, transaction, stored.companyId, subject.id)
      : [];
    const scored = await readProgramScore(trusted, transaction, stored.review, subject.data());
    if (!subject.exists) return undefined;
    const title = subjectTitle(stored.review.subjectType, subject.id, subject.data() ?? {});
    const subjectTold = { title, isSecondLook: isSecondLook(stored, subject.data()) };
    if (line.exists) return subjectTold;
    if (stored.review.scope === 'firm')
      moveSubject(transaction, stored, subject.ref, subject.data() ?? {}, { superseded, scored });
    countDecision(trusted, transaction, stored.review, subject.data() ?? {});
    if (scored !== undefined)
      transaction.update(
        trusted.db.doc(documentPath('reviews', stored.companyId, stored.reviewId)),
        scoredReview(scored),
      );
    acceptHolders(transaction, holders, stored.review);
    writeReviewAudit(trusted, transaction, { ...stored, isSecondLook: subjectTold.isSecondLook }, auditId);
    return subjectTold;
  });
  if (stored.review.subjectType === 'policy') await syncTasks(trusted, stored.companyId, reference.id);
  else if (stored.review.subjectType === 'staff_document')
    await syncTasksOfPerson(trusted, stored.companyId, textOf(stored.review.staffId));
  else await syncTasksOf(trusted, stored.companyId, stored.review.subjectType);
  if (told !== undefined) await tellContractor(trusted, stored, told);
}

/** The firm's decision after the one that the contractor asked to look at again. */
function isSecondLook({ reviewId, review }: StoredReview, subject: DocumentData | undefined): boolean {
  const first = subject?.appeal?.reviewId;
  return review.scope === 'firm' && typeof first === 'string' && first !== reviewId;
}

/** Who accepts a policy as it stands accepts what it shows for single clients. */
function isPolicyAccepted({ review }: StoredReview, subject: DocumentData | undefined): boolean {
  return (
    review.subjectType === 'policy' &&
    review.decision === 'accepted' &&
    review.subjectVersion === subject?.version
  );
}

function subjectReference(
  { db }: Trusted,
  { companyId, review }: StoredReview,
): DocumentReference | undefined {
  const subjectId = textOf(review.subjectId);
  const type = review.subjectType as ReviewSubject;
  if (subjectId === '') return undefined;
  if (type === 'staff_document') {
    const staffId = textOf(review.staffId);
    return staffId === '' ? undefined : db.doc(documentPath('staffDocuments', companyId, staffId, subjectId));
  }
  const name = COLLECTIONS[type];
  return name === undefined ? undefined : db.doc(`${collectionPath(name, companyId)}/${subjectId}`);
}

/** The policy that an accepted renewal replaces, where it names one. */
async function earlierAccepted(
  { db }: Trusted,
  transaction: Transaction,
  { companyId, review }: StoredReview,
  subject: DocumentData | undefined,
): Promise<DocumentReference | undefined> {
  const before = textOf(subject?.supersedes);
  if (review.subjectType !== 'policy' || review.decision !== 'accepted' || before === '') return undefined;
  const earlier = await transaction.get(db.doc(documentPath('policies', companyId, before)));
  // While it runs it still counts; the evaluation chooses between the two.
  const ended = textOf(earlier.get('expiration')) <= textOf(subject?.effective);
  return earlier.get('state') === 'accepted' && ended ? earlier.ref : undefined;
}

/** What an acceptance does besides. */
interface Effects {
  /** The policy that it replaces. */
  readonly superseded: DocumentReference | undefined;
  /** Of a program. */
  readonly scored: ProgramScore | undefined;
}

function moveSubject(
  transaction: Transaction,
  { review }: StoredReview,
  reference: DocumentReference,
  subject: DocumentData,
  { superseded, scored }: Effects,
): void {
  if (subject.version !== review.subjectVersion) return;
  const next = nextState(review, subject.state);
  if (next === undefined) return;
  const reviewedOn = dayOf(review.decidedAt);
  const score = scored === undefined || reviewedOn === undefined ? {} : scoredVersion(scored, reviewedOn);
  transaction.update(reference, { state: next, ...score, ...updatedStamps(TRUSTED_ACTOR) });
  if (superseded !== undefined)
    transaction.update(superseded, { state: 'superseded', ...updatedStamps(TRUSTED_ACTOR) });
}

function dayOf(decidedAt: unknown): string | undefined {
  const time = decidedAt as { toDate?: () => Date } | undefined;
  const moment = time?.toDate?.();
  return moment === undefined ? undefined : firmDate(moment);
}

/** A decision on evidence that nobody took into review takes it first. */
function nextState(review: DocumentData, state: unknown): string | undefined {
  const decision = ACTIONS[review.decision as ReviewDecision];
  const actor = { role: 'trusted' } as const;
  const reason = textOf(review.publicComment);
  if (review.subjectType === 'questionnaire') {
    const action = decision === 'accept' ? 'accept' : 'request_changes';
    const from = RESPONSE_STATES.find((known) => known === (state === 'submitted' ? 'in_review' : state));
    const result = move(RESPONSE_MACHINE, from ?? 'none', action, actor, reason);
    return result.kind === 'moved' ? result.state : undefined;
  }
  const from = EVIDENCE_STATES.find((known) => known === (state === 'submitted' ? 'in_review' : state));
  const result = move(EVIDENCE_MACHINE, from ?? 'none', decision as EvidenceAction, actor, reason);
  return result.kind === 'moved' ? result.state : undefined;
}

function writeReviewAudit(
  trusted: Trusted,
  transaction: Transaction,
  stored: StoredReview & Pick<DecidedSubject, 'isSecondLook'>,
  auditId: string,
): void {
  const { companyId, reviewId, review, isSecondLook: isSecond } = stored;
  const isFirm = review.scope === 'firm';
  const actor = {
    uid: textOf(review.decidedBy),
    role: isFirm ? ('5002' as const) : ('5003' as const),
    companyId: isFirm ? 'firm' : textOf(review.scope),
  };
  const line = {
    action: 'review.decide',
    entityType: 'review',
    entityId: reviewId,
    contractorId: companyId,
    ...(isFirm ? {} : { clientId: textOf(review.scope) }),
    after: {
      decision: review.decision,
      subjectType: review.subjectType,
      subjectId: review.subjectId,
      ...(isSecond ? { secondLook: true } : {}),
    },
  } as const;
  writeAudit(trusted, transaction, actor, line, auditId);
}

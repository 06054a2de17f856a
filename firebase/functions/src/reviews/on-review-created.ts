import {
  collectionPath,
  documentPath,
  EVIDENCE_MACHINE,
  EVIDENCE_STATES,
  type EvidenceAction,
  move,
  type ProgramScore,
  RESPONSE_MACHINE,
  RESPONSE_STATES,
  type ReviewDecision,
  type ReviewSubject,
  STATISTICS_SUBJECTS,
  withoutFullStop,
} from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';
import { acceptHolders, readHolders } from '@vcms/insurance/server';
import { readProgramScore, scoredReview, scoredVersion } from '@vcms/programs/server';
import { writeAudit } from '@vcms/server/audit';
import { companyNameOf } from '@vcms/server/companies';
import { TRUSTED_ACTOR, type Trusted, textOf, updatedStamps } from '@vcms/server/core';
import { activeUsers, notify } from '@vcms/server/notifications';
import { subjectTitle, syncTasks, syncTasksOf } from '@vcms/server/tasks';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';

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

export interface StoredReview {
  readonly companyId: string;
  readonly reviewId: string;
  readonly review: DocumentData;
}

/**
 * The effect of a stored review (domain section 2): the firm's moves the evidence's state, a client's does not; both leave
 * the queue they were in, are written down and told. A review of an older version has no effect. May run again: the evidence then is where it moved.
 */
export async function onReviewCreated(trusted: Trusted, stored: StoredReview): Promise<void> {
  const reference = subjectReference(trusted, stored);
  if (reference === undefined) return;
  const auditId = `review-${stored.companyId}-${stored.reviewId}`;
  const title = await trusted.db.runTransaction(async (transaction) => {
    const subject = await transaction.get(reference);
    const line = await transaction.get(trusted.db.doc(documentPath('audit', auditId)));
    const superseded = await earlierAccepted(trusted, transaction, stored, subject.data());
    const holders = isPolicyAccepted(stored, subject.data())
      ? await readHolders(trusted, transaction, stored.companyId, subject.id)
      : [];
    const scored = await readProgramScore(trusted, transaction, stored.review, subject.data());
    if (!subject.exists) return undefined;
    const name = subjectTitle(stored.review.subjectType, subject.id, subject.data() ?? {});
    if (line.exists) return name;
    if (stored.review.scope === 'firm')
      moveSubject(transaction, stored, subject.ref, subject.data() ?? {}, { superseded, scored });
    if (scored !== undefined)
      transaction.update(
        trusted.db.doc(documentPath('reviews', stored.companyId, stored.reviewId)),
        scoredReview(scored),
      );
    acceptHolders(transaction, holders, stored.review);
    writeReviewAudit(trusted, transaction, stored, auditId);
    return name;
  });
  if (stored.review.subjectType === 'policy') await syncTasks(trusted, stored.companyId, reference.id);
  else await syncTasksOf(trusted, stored.companyId, stored.review.subjectType);
  if (title !== undefined) await tellContractor(trusted, stored, title);
}

function isStatistics(type: unknown): boolean {
  return STATISTICS_SUBJECTS.some((known) => known === type);
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
  return time?.toDate?.().toISOString().slice(0, 10);
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
  stored: StoredReview,
  auditId: string,
): void {
  const { companyId, reviewId, review } = stored;
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
    after: { decision: review.decision, subjectType: review.subjectType, subjectId: review.subjectId },
  } as const;
  writeAudit(trusted, transaction, actor, line, auditId);
}

/** Where the contractor corrects what was returned. */
const PLACES: Readonly<Partial<Record<ReviewSubject, NoticePlace>>> = {
  policy: 'insurance',
  osha_year: 'statistics',
  emr: 'statistics',
  not_rated: 'statistics',
  program: 'programs',
  questionnaire: 'questionnaires',
};

/** N5 and N6; N12 for statistics. */
async function tellContractor(
  trusted: Trusted,
  { companyId, reviewId, review }: StoredReview,
  title: string,
): Promise<void> {
  const by = review.scope === 'firm' ? 'us' : await companyNameOf(trusted, textOf(review.scope));
  const findings = Array.isArray(review.findings) ? review.findings : [];
  const failed = findings.filter((finding) => finding?.result === 'fail');
  const accepted = review.decision === 'accepted';
  const statistics = isStatistics(review.subjectType);
  const first = textOf(failed[0]?.comment) || textOf(review.publicComment);
  const more = failed.length > 1 ? ` ${failed.length} findings in all.` : '';
  const returned = `${title}: ${withoutFullStop(first)}.${more}`;
  await notify(trusted, await activeUsers(trusted, companyId, ['5005']), {
    eventKey: `review-${companyId}-${reviewId}`,
    place: PLACES[review.subjectType as ReviewSubject],
    title: statistics
      ? `Statistics ${accepted ? 'confirmed' : 'returned'}`
      : accepted
        ? 'Accepted'
        : 'Correction needed',
    body: accepted ? `${title} accepted by ${by}.` : returned,
  });
}

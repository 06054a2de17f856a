import { followContractor } from '@vcms/compliance/server';
import {
  documentPath,
  EVIDENCE_VISIBLE_STATES,
  FIRM_SCOPE,
  isReviewedDocument,
  isShownToClient,
  rowProgress,
} from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';
import { keepPolicyVersion } from '@vcms/insurance/server';
import { keepStatisticsVersion } from '@vcms/safety-record/server';
import { auditChange, auditOnce, changedParts } from '@vcms/server/audit';
import { companyNameOf } from '@vcms/server/companies';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { type ContentVerdict, checkDocument } from '@vcms/server/files';
import { countSubmission, isOwnHandIn } from '@vcms/server/intake';
import { shareRun } from '@vcms/server/jobs';
import { activeUsers, activeUsersOfRole, tellReceived } from '@vcms/server/notifications';
import { subjectTitle, syncAnswerRows, syncTasks, syncTasksOf, syncTasksOfPerson } from '@vcms/server/tasks';
import { fileAnswers } from '@vcms/server/versions';
import { followPerson } from '@vcms/workforce/server';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/** Collections under a company that the evaluation reads, and what a review calls their documents. */
const EVIDENCE: Readonly<Record<string, string>> = {
  policies: 'policy',
  oshaYears: 'osha_year',
  emr: 'emr',
  notRated: 'not_rated',
  programVersions: 'program',
  answers: 'questionnaire',
  documents: 'document',
  staff: 'staff',
};

/** A change of a document under a company as its trigger reports it. */
export interface EvidenceChange {
  readonly companyId: string;
  readonly kind: string;
  readonly id: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** Evidence was written: what was submitted is kept and goes to the reviewers (queue and N4), and every client's snapshot follows. */
export async function onEvidenceWritten(trusted: Trusted, change: EvidenceChange): Promise<void> {
  const type = EVIDENCE[change.kind];
  if (type === undefined) return;
  const { before, after } = change;
  if (isOwnHandIn(before, after)) await countSubmission(trusted, change);
  if (change.kind === 'policies') await keepPolicyVersion(trusted, change);
  else if (change.kind === 'answers') await fileAnswers(trusted, change);
  else await keepStatisticsVersion(trusted, change);
  // Copied by a merge, which evaluates once at its end and tells nobody that something was submitted.
  if (before === undefined && after?.mergedFrom !== undefined) return;
  if (change.kind === 'answers' && isDraftToTell(before, after))
    await syncAnswerRows(trusted, change.companyId);
  // A draft does not exist for the evaluation.
  if (isUnseen(before) && isUnseen(after) && change.kind !== 'staff') return;
  let verdict: ContentVerdict | undefined;
  if (change.kind === 'documents') {
    if (isMark(before, after)) return;
    await auditLabel(trusted, change);
    if (after?.state === 'submitted')
      verdict = await checkDocument(trusted, change.companyId, 'documents', change.id);
  }
  // People have no states: each change of them counts at once.
  if (change.kind === 'staff') {
    await auditChange(trusted, change, {
      entityType: 'staff',
      entityId: change.id,
      contractorId: change.companyId,
    });
    await followPerson(trusted, change.companyId, change.id);
  }
  // First of all: somebody may wait for it before an empty queue.
  if (change.kind === 'policies') await syncTasks(trusted, change.companyId, change.id);
  else if (change.kind === 'staff') await syncTasksOfPerson(trusted, change.companyId, change.id);
  else if (type !== 'document' || isReviewedDocument(after ?? before ?? {}))
    await shareRun(
      trusted,
      { name: `tasks-${type}-${change.companyId}`, owner: `evidence-${change.eventId}` },
      () => syncTasksOf(trusted, change.companyId, type),
    );
  if (before?.state !== after?.state && after?.state !== undefined)
    await tellOfState(trusted, type, change, after);
  await followContractor(trusted, change.companyId, `evidence-${change.eventId}`);
  // Everything else is done: the event comes again until the scanner answers.
  if (verdict?.kind === 'checking') throw new Error('The virus scanner could not be asked. The file waits.');
}

/** The mark of the server, which no other write sets: nothing that is judged has changed. */
function isMark(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const isScanned = before.virusScan === 'pending' && after.virusScan !== 'pending';
  return isScanned || (before.contentCheck === undefined && after.contentCheck !== undefined);
}

/** A draft of answers that came, went, or got on far enough for the registers to say so. */
function isDraftToTell(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  if (!isUnseen(before) || !isUnseen(after)) return false;
  if (before === undefined || after === undefined) return true;
  const stepOf = ({ progressPct }: DocumentData) => rowProgress('draft', Number(progressPct));
  return before.defVersion !== after.defVersion || stepOf(before) !== stepOf(after);
}

function isUnseen(data: DocumentData | undefined): boolean {
  return data === undefined || data.state === 'draft';
}

const ACTIONS: Readonly<Record<string, string>> = {
  // From a state that others saw: what was returned is corrected, accepted answers are given anew.
  draft: 'revise',
  submitted: 'submit',
  withdrawn: 'withdraw',
  cancelled: 'cancel',
  in_review: 'claim',
  archived: 'archive',
};

async function tellOfState(
  trusted: Trusted,
  type: string,
  change: EvidenceChange,
  after: DocumentData,
): Promise<void> {
  const { companyId, id, eventId } = change;
  const isAppeal = change.before?.appeal === undefined && after.appeal !== undefined;
  const action = isAppeal ? 'appeal' : ACTIONS[textOf(after.state)];
  if (action === undefined) return;
  await auditOnce(trusted, `evidence-${eventId}`, textOf(after.updatedBy), {
    action: `${type}.${action}`,
    entityType: type,
    entityId: id,
    contractorId: companyId,
    // A submission says all that was submitted: its drafts left no lines.
    ...(action === 'submit'
      ? { before: { state: change.before?.state ?? null }, after: changedParts({}, after).after }
      : changedParts(change.before, after)),
    ...(isAppeal ? { reason: textOf(after.appeal.reason) } : {}),
  });
  if (isAppeal) return tellOfAppeal(trusted, type, change, after);
  if (action !== 'submit' || isPartOfEvidence(type, after)) return;
  const reviewers = [
    ...(await activeUsersOfRole(trusted, '5002')),
    ...(await selfReviewers(trusted, companyId, await viewersOf(trusted, type, after))),
  ];
  await tellReceived(trusted, reviewers, {
    companyId,
    companyName: await companyNameOf(trusted, companyId),
    place: PLACES[type] ?? 'dashboard',
    key: `${type}-${id}-${textOf(String(after.version ?? 1))}`,
    item: subjectTitle(type, id, after),
    at: after.updatedAt instanceof Timestamp ? after.updatedAt : undefined,
  });
}

/** A second look is the firm's, and of somebody else than who decided first. */
async function tellOfAppeal(
  trusted: Trusted,
  type: string,
  { companyId, id }: EvidenceChange,
  after: DocumentData,
): Promise<void> {
  const reviewers = await activeUsersOfRole(trusted, '5002');
  await tellReceived(
    trusted,
    reviewers.filter((uid) => uid !== after.appeal.decidedBy),
    {
      companyId,
      companyName: await companyNameOf(trusted, companyId),
      place: PLACES[type] ?? 'dashboard',
      key: `${type}-${id}-appeal`,
      item: `${subjectTitle(type, id, after)}, for a second look,`,
      at: after.updatedAt instanceof Timestamp ? after.updatedAt : undefined,
    },
  );
}

/** Where each kind of evidence waits for its review. */
const PLACES: Readonly<Record<string, NoticePlace>> = {
  policy: 'insurance',
  osha_year: 'statistics',
  emr: 'statistics',
  not_rated: 'statistics',
  program: 'programs',
  questionnaire: 'questionnaires',
  document: 'document-review',
};

/** A paper that is looked at with the record it belongs to, or by whoever requested it. */
function isPartOfEvidence(type: string, document: DocumentData): boolean {
  return type === 'document' && !isReviewedDocument(document);
}

/** A line for a file that got another title or folder while its state stayed. */
async function auditLabel(trusted: Trusted, change: EvidenceChange): Promise<void> {
  const { before, after, id, eventId, companyId } = change;
  if (before === undefined || after === undefined || before.state !== after.state) return;
  if (before.title === after.title && before.category === after.category) return;
  await auditOnce(trusted, `evidence-${eventId}`, textOf(after.updatedBy), {
    action: 'document.relabel',
    entityType: 'document',
    entityId: id,
    contractorId: companyId,
    ...changedParts(before, after),
  });
}

/** Which clients of the contractor may see it: others are not told that there is such a thing. */
async function viewersOf(
  { db }: Trusted,
  type: string,
  after: DocumentData,
): Promise<(clientId: string) => boolean> {
  if (type === 'document')
    return (clientId) => isShownToClient({ visibility: textOf(after.visibility) }, clientId);
  if (type !== 'questionnaire') return () => true;
  const definition = await db.doc(documentPath('questionnaires', textOf(after.definitionId))).get();
  const owner = textOf(definition.get('owner'));
  return (clientId) => owner === FIRM_SCOPE || owner === clientId;
}

/** Approvers of the engaged clients that review themselves and see it (N4): `clients/{id}` holds the policy in force. */
async function selfReviewers(
  trusted: Trusted,
  contractorId: string,
  sees: (clientId: string) => boolean,
): Promise<readonly string[]> {
  const { db } = trusted;
  const engaged = await db.collection('engagements').where('contractorId', '==', contractorId).get();
  const clientIds = engaged.docs
    .filter((entry) => EVIDENCE_VISIBLE_STATES.some((state) => state === entry.get('state')))
    .map((entry) => textOf(entry.get('clientId')))
    .filter(sees);
  if (clientIds.length === 0) return [];
  const policies = await db.getAll(...clientIds.map((id) => db.doc(documentPath('clientPolicies', id))));
  const own = policies.filter((policy) => policy.get('selfReview') === true);
  return (await Promise.all(own.map(({ id }) => activeUsers(trusted, id, ['5003'])))).flat();
}

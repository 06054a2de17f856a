import {
  type CallableResponse,
  type CheckedRequest,
  documentPath,
  localDate,
  type OnBehalf,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  companyFacts,
  countCall,
  createdStamps,
  type RateLimit,
  Refusal,
  requireRole,
  textOf,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { checkSentFile, type SentFile } from '@vcms/server/files';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import { subjectTitle } from '@vcms/server/tasks';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { type EnteredRecord, enteredRecord } from './entered-record.ts';

type Request = CheckedRequest<'statisticsEnter'>;
type Response = CallableResponse<'statisticsEnter'>;

/** Every entry reads whole files. */
const PER_CALLER: RateLimit = { scope: 'statistics-enter', count: 60, seconds: 3600 };

/**
 * Enters an OSHA year or an EMR for a contractor that has nobody at the screen, and submits it: marked, told to the contractor,
 * and left to a second person of the firm to confirm (ADR 70). The same submission sent again finds its record.
 */
export async function enterStatistics(trusted: Trusted, caller: Caller, request: Request): Promise<Response> {
  requireRole(caller, '5002');
  await countCall(trusted, PER_CALLER, caller.uid);
  const { contractorId, reason } = request;
  const company = await trusted.db.doc(documentPath('companies', contractorId)).get();
  requireOpenContractor(companyFacts(company));
  const on = localDate(trusted.now(), textOf(company.get('timezone')));
  const entered = enteredRecord(caller, request, on);
  const { id } = entered;
  const place = trusted.db.doc(documentPath(entered.collection, contractorId, id));
  if (isSame((await place.get()).data(), caller, entered)) return { id };
  const files: SentFile[] = [];
  for (const { documentId, role } of entered.papers)
    files.push(await checkSentFile(trusted, caller, contractorId, documentId, role));
  const people = await activeUsers(trusted, contractorId, ['5005']);
  await trusted.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(place)).data();
    if (isSame(stored, caller, entered)) return;
    requireFree(stored, id);
    const mark: OnBehalf = { firmName: caller.companyName, on, reason };
    transaction.create(place, {
      ...fieldsOf(entered.content),
      ...{ contractorId, state: 'submitted', version: 1, submittedOn: on, onBehalf: mark },
      ...createdStamps(caller.uid),
    });
    for (const file of files.filter(({ visibility }) => visibility !== 'engaged'))
      transaction.update(file.place, { visibility: 'engaged', ...updatedStamps(caller.uid) });
    record(trusted, transaction, caller, request, entered);
    for (const toId of people) {
      addNotice(trusted, transaction, toId, {
        eventKey: `entered-${contractorId}-${entered.collection}-${id}`,
        title: 'Document received',
        body: noticeOf(request, entered, mark),
      });
    }
  });
  return { id };
}

/** A company whose people submit a safety record: rules give it to the full plan only. */
function requireOpenContractor({ kind, plan, status, name }: ReturnType<typeof companyFacts>): void {
  if (kind !== 'contractor') throw new Refusal('invalid', `${name} is not a contractor.`, 'contractorId');
  if (status !== 'active') throw new Refusal('wrong-state', `${name} is ${status}. Nothing can be entered.`);
  if (plan !== 'full') {
    throw new Refusal('wrong-state', `${name} is on the limited plan, which has no safety record.`);
  }
}

/** The record of this very submission: its papers belong to one dialog of one person. */
function isSame(stored: DocumentData | undefined, { uid }: Caller, { content }: EnteredRecord): boolean {
  if (stored?.onBehalf === undefined || stored.createdBy !== uid) return false;
  const names = ['form300aDocId', 'statementDocId', 'letterDocId'];
  return names.every((name) => stored[name] === content[name]);
}

/** A year has one record for good, and what the contractor has begun is the contractor's. */
function requireFree(stored: DocumentData | undefined, id: string): void {
  if (stored === undefined) return;
  throw new Refusal(
    'wrong-state',
    `${id} is on file already. The contractor continues or corrects it.`,
    'entry.record.year',
  );
}

/** Firestore stores no undefined, however deep it stands. */
function fieldsOf(content: DocumentData): DocumentData {
  const { establishments, ...fields } = content;
  const list = establishments?.map((one: DocumentData) => withoutAbsent(one));
  return withoutAbsent({ ...fields, establishments: list });
}

function record(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { contractorId, reason, entry: { subjectType, record: said } }: Request,
  { id, papers }: EnteredRecord,
): void {
  const what =
    'year' in said
      ? { year: said.year, hours: said.hours }
      : { effective: said.effective, value: said.value };
  writeAudit(
    trusted,
    transaction,
    caller,
    {
      action: subjectType === 'osha_year' ? 'osha_year.enter_on_behalf' : 'emr.enter_on_behalf',
      entityType: subjectType,
      entityId: id,
      contractorId,
      after: { ...what, documents: papers.map(({ documentId }) => documentId) },
      reason,
    },
    `statistics-enter-${contractorId}-${subjectType}-${id}`,
  );
}

/** N4 in its title, as of policies that the firm enters (ADR 26). */
function noticeOf(
  { entry, reason }: Request,
  { id, content }: EnteredRecord,
  { firmName }: OnBehalf,
): string {
  return `${firmName} entered ${subjectTitle(entry.subjectType, id, content)} on your behalf: ${reason}`;
}

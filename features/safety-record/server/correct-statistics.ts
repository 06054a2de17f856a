import {
  type CheckedRequest,
  collectionPath,
  documentPath,
  type EmrRecord,
  FIRM_SCOPE,
  localDate,
  lockId,
  type OshaYear,
  type RecordCorrection,
} from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  type RateLimit,
  Refusal,
  refuseAccess,
  refuseConflict,
  requireRole,
  textOf,
  updatedStamps,
  withoutAbsent,
} from '@vcms/server/core';
import { activeUsers, addNotice } from '@vcms/server/notifications';
import { subjectTitle } from '@vcms/server/tasks';
import { type DocumentData, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { correctedEmr, correctedYear } from '../model/corrections.ts';

type Request = CheckedRequest<'statisticsCorrect'>;

const PER_CALLER: RateLimit = { scope: 'statistics-correct', count: 120, seconds: 3600 };
const COLLECTIONS = { osha_year: 'oshaYears', emr: 'emr' } as const;

/**
 * Customer service corrects numbers that the contractor mistyped from its paper, while it has the record claimed. What was
 * entered is kept beside them, the contractor is told, and the record goes on waiting: nothing is confirmed by it. Sent again, it
 * finds its own correction.
 */
export async function correctStatistics(
  trusted: Trusted,
  caller: Caller,
  request: Request,
): Promise<Record<string, never>> {
  requireRole(caller, '5002');
  await countCall(trusted, PER_CALLER, caller.uid);
  const { db } = trusted;
  const { contractorId, subjectType, subjectId } = request;
  const company = await db.doc(documentPath('companies', contractorId)).get();
  const on = localDate(trusted.now(), textOf(company.get('timezone')));
  const people = await activeUsers(trusted, contractorId, ['5005']);
  await db.runTransaction(async (transaction) => {
    const place = db.doc(documentPath(COLLECTIONS[subjectType], contractorId, subjectId));
    const stored = (await transaction.get(place)).data();
    if (stored === undefined) refuseAccess();
    const known: readonly RecordCorrection[] = stored.corrections ?? [];
    if (isDone(known.at(-1), request)) return;
    await requireClaim(trusted, transaction, caller, request);
    requireWaiting(stored, request);
    await requireUndecided(trusted, transaction, request);
    const { reason, changes, version } = request;
    const fields = correctedFields(stored, request);
    const correction: RecordCorrection = {
      ...{ version, on, firmName: caller.companyName, reason },
      changes: [...changes],
    };
    transaction.update(place, {
      ...withoutAbsent(fields),
      corrections: [...known, correction],
      ...updatedStamps(caller.uid),
    });
    const key = `corrected-${contractorId}-${subjectType}-${subjectId}-${known.length + 1}`;
    record(trusted, transaction, caller, request, key);
    for (const toId of people) {
      addNotice(trusted, transaction, toId, {
        eventKey: key,
        title: 'Typing error corrected',
        body: noticeOf(subjectTitle(subjectType, subjectId, stored), correction),
      });
    }
  });
  return {};
}

/** The same answer came before: its words and numbers are those of the last correction. */
function isDone(last: RecordCorrection | undefined, { version, reason, changes }: Request): boolean {
  if (last === undefined || last.version !== version || last.reason !== reason) return false;
  const words = (list: Request['changes']) =>
    list.map(({ field, before, after }) => `${field} ${before} ${after}`).join();
  return words(last.changes) === words(changes);
}

/** Whoever holds the lock works on the record; nobody else changes it under their eyes. */
async function requireClaim(
  { db, now }: Trusted,
  transaction: Transaction,
  { uid }: Caller,
  { contractorId, subjectType, subjectId }: Request,
): Promise<void> {
  const id = lockId(FIRM_SCOPE, subjectType, contractorId, subjectId);
  const lock = (await transaction.get(db.doc(documentPath('locks', id)))).data();
  const until: unknown = lock?.until;
  const isOwn = lock?.holderUid === uid && until instanceof Timestamp && until.toDate() > now();
  if (!isOwn) throw new Refusal('wrong-state', 'Claim this record first. Then correct it.');
}

function requireWaiting(stored: DocumentData, { version }: Request): void {
  if (stored.version !== version) refuseConflict();
  if (stored.state !== 'submitted' && stored.state !== 'in_review')
    throw new Refusal('wrong-state', 'Only a record that waits for its review can be corrected.');
}

/** A client that has decided on this version decided on its numbers. */
async function requireUndecided(
  { db }: Trusted,
  transaction: Transaction,
  { contractorId, subjectType, subjectId, version }: Request,
): Promise<void> {
  const own = db.collection(collectionPath('reviews', contractorId)).where('subjectId', '==', subjectId);
  const isDecided = (await transaction.get(own)).docs.some(
    (review) => review.get('subjectType') === subjectType && review.get('subjectVersion') === version,
  );
  if (isDecided)
    throw new Refusal(
      'wrong-state',
      'A client has decided on these numbers already. Return the record, so that the contractor corrects it.',
    );
}

function correctedFields(stored: DocumentData, { subjectType, changes }: Request): DocumentData {
  const verdict =
    subjectType === 'osha_year'
      ? correctedYear(stored as OshaYear, changes)
      : correctedEmr(stored as EmrRecord, changes);
  if (verdict.kind === 'stale') refuseConflict();
  if (verdict.kind === 'refused')
    throw new Refusal('invalid', verdict.message, verdict.field && `changes.${verdict.field}`);
  return verdict.fields;
}

function record(
  trusted: Trusted,
  transaction: Transaction,
  caller: Caller,
  { contractorId, subjectType, subjectId, reason, changes }: Request,
  key: string,
): void {
  const part = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  writeAudit(
    trusted,
    transaction,
    caller,
    {
      action: subjectType === 'osha_year' ? 'osha_year.correct' : 'emr.correct',
      entityType: subjectType,
      entityId: subjectId,
      contractorId,
      ...{ before: part('before'), after: part('after'), reason },
    },
    key,
  );
}

function noticeOf(title: string, { firmName, reason, changes }: RecordCorrection): string {
  const all = changes.map(({ field, before, after }) =>
    field === 'value' ? `${before} to ${after}` : `${field} from ${before} to ${after}`,
  );
  return `${firmName} corrected ${title}: ${all.join(', ')}. ${reason}`;
}

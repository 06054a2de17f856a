import {
  type CheckedRequest,
  collectionPath,
  documentPath,
  EVIDENCE_STATES,
  FIRM_SCOPE,
  localDate,
  move,
  PROGRAM_MACHINE,
  type ProgramAppeal,
  programVersionId,
} from '@vcms/domain';
import type { Caller, Trusted } from '@vcms/server/core';
import {
  countCall,
  type RateLimit,
  Refusal,
  refuseAccess,
  requireRole,
  textOf,
  updatedStamps,
} from '@vcms/server/core';
import { activeUsersOfRole } from '@vcms/server/notifications';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

type Request = CheckedRequest<'programAppeal'>;

const PER_COMPANY: RateLimit = { scope: 'program-appeal', count: 30, seconds: 3600 };

/**
 * A contractor asks for a second look at a version that the firm sent back: once, with a reason, and while there is somebody
 * else at the firm to give it. The first decision stands until the second one. Audit and notices follow the write, as for
 * every submission. Sent again, it finds its own appeal.
 */
export async function appealProgram(
  trusted: Trusted,
  caller: Caller,
  { versionId, reason }: Request,
): Promise<Record<string, never>> {
  requireRole(caller, '5005');
  const { companyId } = caller;
  await countCall(trusted, PER_COMPANY, companyId);
  const reviewers = await activeUsersOfRole(trusted, '5002');
  const zone = textOf((await trusted.db.doc(documentPath('companies', companyId)).get()).get('timezone'));
  await trusted.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(
      trusted.db.doc(documentPath('programVersions', companyId, versionId)),
    );
    const known = stored.get('appeal') as ProgramAppeal | undefined;
    if (known?.askedBy === caller.uid && known.reason === reason) return;
    const state = nextState(stored, reason);
    await requireNewest(trusted, transaction, companyId, stored.data() ?? {});
    const first = await firstDecision(trusted, transaction, companyId, stored);
    const decidedBy = textOf(first.get('decidedBy'));
    if (reviewers.every((uid) => uid === decidedBy))
      throw new Refusal('wrong-state', 'Nobody else can take a second look now. Contact customer service.');
    const appeal: ProgramAppeal = {
      reason,
      askedOn: localDate(trusted.now(), zone),
      askedBy: caller.uid,
      reviewId: first.id,
      decidedBy,
    };
    transaction.update(stored.ref, { state, appeal, ...updatedStamps(caller.uid) });
  });
  return {};
}

function nextState(stored: DocumentSnapshot, reason: string): string {
  if (!stored.exists) refuseAccess();
  if (stored.get('appeal') !== undefined)
    throw new Refusal('wrong-state', 'A second look was asked for already. It is given once.');
  const from = EVIDENCE_STATES.find((known) => known === stored.get('state')) ?? 'none';
  const result = move(PROGRAM_MACHINE, from, 'appeal', { role: '5005' }, reason);
  if (result.kind === 'refused')
    throw new Refusal('wrong-state', 'Only a program that was returned can get a second look.');
  return result.state;
}

/** What was corrected is reviewed by its correction. */
async function requireNewest(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
  { programId, version }: DocumentData,
): Promise<void> {
  const next = programVersionId(textOf(programId), Number(version) + 1);
  const later = await transaction.get(db.doc(documentPath('programVersions', companyId, next)));
  if (later.exists)
    throw new Refusal('wrong-state', 'A later version is on file. Delete its draft, or have it reviewed.');
}

/** The firm's newest decision on this version. */
async function firstDecision(
  { db }: Trusted,
  transaction: Transaction,
  companyId: string,
  stored: DocumentSnapshot,
): Promise<DocumentSnapshot> {
  const own = db.collection(collectionPath('reviews', companyId)).where('subjectId', '==', stored.id);
  const found = (await transaction.get(own)).docs
    .filter((review) => review.get('subjectType') === 'program' && review.get('scope') === FIRM_SCOPE)
    .filter((review) => review.get('subjectVersion') === stored.get('version'))
    .toSorted((left, right) => right.get('decidedAt').toMillis() - left.get('decidedAt').toMillis())[0];
  if (found === undefined)
    throw new Refusal('wrong-state', 'There is no decision of the firm to look at again.');
  return found;
}

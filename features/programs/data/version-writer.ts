import {
  asSaveResult,
  asSubmitResult,
  asWriteResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type StoredRecord,
  type WriteResult,
} from '@vcms/data';
import { type CalendarDate, documentPath, type ProgramVersion, programVersionId } from '@vcms/domain';
import { deleteDoc, doc, type Firestore, runTransaction, updateDoc } from 'firebase/firestore';

/** What a contractor says of one version; the rest of the record is its place in the review. */
export type ProgramContent = Pick<
  ProgramVersion,
  'docId' | 'pageRefs' | 'revisionDate' | 'declaredNotApplicable' | 'notApplicableReason'
>;

/** Who writes, and where. */
export interface ProgramWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

/** A version: its number, from 1, and what was read of it; without `seen` it is new. */
export interface ProgramPlace {
  readonly programId: string;
  readonly n: number;
  readonly seen?: StoredRecord<ProgramVersion> | undefined;
}

class Conflict extends Error {}

function refOf({ firestore, contractorId }: ProgramWriteContext, { programId, n }: ProgramPlace) {
  return doc(firestore, documentPath('programVersions', contractorId, programVersionId(programId, n)));
}

/** Firestore stores no undefined: what is not said is left out. */
function stored(content: ProgramContent): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(content));
}

/**
 * Writes a draft: the next version of a program, or the content of one that is a draft. A conflict when the record changed, or
 * came to be, since `seen` was read (V23). The rules refuse a next version while the one before it waits for its review.
 */
export async function saveProgramDraft(
  context: ProgramWriteContext,
  place: ProgramPlace,
  content: ProgramContent,
): Promise<WriteResult> {
  const ref = refOf(context, place);
  const { programId, n: version, seen } = place;
  const { uid, contractorId } = context;
  const draft = { ...stored(content), programId, contractorId, version, state: 'draft' };
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (now === undefined) {
        if (seen !== undefined) throw new Conflict();
        transaction.set(ref, { ...draft, ...creationStamps(uid) });
        return;
      }
      if (!isAsSeen(now, seen?.record, context.uid)) throw new Conflict();
      const { createdAt, createdBy, v } = now;
      transaction.set(ref, { ...draft, createdAt, createdBy, v, ...changeStamps(uid) });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Submits a draft against the edition that is published now; `today` is the contractor's. */
export function submitProgram(
  context: ProgramWriteContext,
  place: ProgramPlace,
  today: CalendarDate,
): Promise<WriteResult> {
  const program = doc(context.firestore, documentPath('programs', place.programId));
  const change = { state: 'submitted', submittedOn: today, ...changeStamps(context.uid) };
  return asSubmitResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const edition: unknown = (await transaction.get(program)).data()?.edition;
      transaction.update(refOf(context, place), edition === undefined ? change : { ...change, edition });
    }),
  );
}

/** Takes back what waits for its review. */
export function withdrawProgram(context: ProgramWriteContext, place: ProgramPlace): Promise<WriteResult> {
  const change = { state: 'withdrawn', ...changeStamps(context.uid) };
  return asWriteResult(() => updateDoc(refOf(context, place), change));
}

/** Deletes a draft: no version that was submitted ever goes. */
export function deleteProgramDraft(context: ProgramWriteContext, place: ProgramPlace): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, place)));
}

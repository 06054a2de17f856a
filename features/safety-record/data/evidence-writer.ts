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
import { type CalendarDate, documentPath, type EmrRecord, type NotRated, type OshaYear } from '@vcms/domain';
import { deleteDoc, doc, type Firestore, runTransaction, updateDoc } from 'firebase/firestore';

interface Records {
  readonly oshaYears: OshaYear;
  readonly emr: EmrRecord;
  readonly notRated: NotRated;
}

/** The records of this line that a contractor submits. */
export type SafetyKind = keyof Records;

/** What a contractor says; the rest of the record is its place in the review. */
export type SafetyContent<Kind extends SafetyKind> = Omit<
  Records[Kind],
  'id' | 'state' | 'version' | 'submittedOn' | 'corrections' | 'onBehalf'
>;

/** Who writes, and where. */
export interface SafetyWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly contractorId: string;
}

/** A record of the line: where it stands, and what was read of it; without `seen` it is new. */
export interface SafetyPlace<Kind extends SafetyKind> {
  readonly kind: Kind;
  /** Of an OSHA year: the year. */
  readonly id: string;
  readonly seen?: StoredRecord<Records[Kind]> | undefined;
}

function refOf({ firestore, contractorId }: SafetyWriteContext, kind: SafetyKind, id: string) {
  return doc(firestore, documentPath(kind, contractorId, id));
}

/** Firestore stores no undefined: what is not said is left out, however deep it stands. */
function stored(content: object): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(content));
}

class Conflict extends Error {}

const KEPT = ['createdAt', 'createdBy', 'v', 'submittedOn', 'mergedFrom', 'corrections', 'onBehalf'] as const;

/**
 * Writes a draft: a new one, the content of one that is a draft, or the next version of what was returned, withdrawn or
 * rejected. Refused as a conflict when the record changed, or came to be, since `seen` was read (V23).
 */
export async function saveSafetyDraft<Kind extends SafetyKind>(
  context: SafetyWriteContext,
  { kind, id, seen }: SafetyPlace<Kind>,
  content: SafetyContent<Kind>,
): Promise<WriteResult> {
  const ref = refOf(context, kind, id);
  const draft = { ...stored(content), contractorId: context.contractorId, state: 'draft' };
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (seen === undefined) {
        if (now !== undefined) throw new Conflict();
        transaction.set(ref, { ...draft, version: 1, ...creationStamps(context.uid) });
        return;
      }
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      const kept = KEPT.flatMap((name) => (now?.[name] === undefined ? [] : [[name, now[name]]]));
      const version = seen.state === 'draft' ? seen.version : seen.version + 1;
      transaction.set(ref, {
        ...draft,
        ...Object.fromEntries(kept),
        version,
        ...changeStamps(context.uid),
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Submits a draft; `today` is the contractor's. The rules refuse it for anything but a sound draft. */
export function submitSafetyRecord(
  context: SafetyWriteContext,
  { kind, id }: Pick<SafetyPlace<SafetyKind>, 'kind' | 'id'>,
  today: CalendarDate,
): Promise<WriteResult> {
  const change = { state: 'submitted', submittedOn: today, ...changeStamps(context.uid) };
  return asSubmitResult(context, () => updateDoc(refOf(context, kind, id), change));
}

/** Takes back what waits for its review. */
export function withdrawSafetyRecord(
  context: SafetyWriteContext,
  { kind, id }: Pick<SafetyPlace<SafetyKind>, 'kind' | 'id'>,
): Promise<WriteResult> {
  const change = { state: 'withdrawn', ...changeStamps(context.uid) };
  return asWriteResult(() => updateDoc(refOf(context, kind, id), change));
}

/** Deletes a draft that was never submitted. */
export function deleteSafetyDraft(
  context: SafetyWriteContext,
  { kind, id }: Pick<SafetyPlace<SafetyKind>, 'kind' | 'id'>,
): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, kind, id)));
}

import {
  asSaveResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type StoredRecord,
  type WriteResult,
} from '@vcms/data';
import { documentPath, type StaffDocType } from '@vcms/domain';
import { deleteField, doc, type Firestore, runTransaction, updateDoc, writeBatch } from 'firebase/firestore';

/** Who writes, and for which client. */
export interface TypeWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly clientId: string;
}

/** What a client says of a type; its code and its client stay as they are. */
export type TypeContent = Omit<StaffDocType, 'id' | 'clientId'>;

class Conflict extends Error {}

function refOf({ firestore, clientId }: TypeWriteContext, id: string) {
  return doc(firestore, documentPath('staffDocTypes', clientId, id));
}

/** Adds types that are not there yet; a conflict when one of these codes is taken, and nothing is added then. */
export async function addTypes(
  context: TypeWriteContext,
  types: readonly (TypeContent & { readonly id: string })[],
): Promise<WriteResult> {
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const refs = types.map(({ id }) => refOf(context, id));
      for (const ref of refs) {
        if ((await transaction.get(ref)).exists()) throw new Conflict();
      }
      types.forEach(({ id, ...content }) => {
        const stamps = { clientId: context.clientId, ...creationStamps(context.uid) };
        transaction.set(refOf(context, id), { ...content, ...stamps });
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** A sample that is named as undefined is taken away. */
function storedContent({ sampleDocId, ...rest }: Partial<TypeContent>, isNamed: boolean) {
  return isNamed ? { ...rest, sampleDocId: sampleDocId ?? deleteField() } : rest;
}

/** Changes a type. A conflict when it changed since `seen` was read (V23). */
export async function saveType(
  context: TypeWriteContext,
  seen: StoredRecord<StaffDocType>,
  content: Partial<TypeContent>,
): Promise<WriteResult> {
  const ref = refOf(context, seen.id);
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      transaction.update(ref, {
        ...storedContent(content, 'sampleDocId' in content),
        ...changeStamps(context.uid),
      });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Puts the types into this order. */
export function orderTypes(context: TypeWriteContext, ids: readonly string[]): Promise<WriteResult> {
  return asSaveResult(context, () => {
    const batch = writeBatch(context.firestore);
    ids.forEach((id, order) => {
      batch.update(refOf(context, id), { order, ...changeStamps(context.uid) });
    });
    return batch.commit();
  });
}

/** Keeps a type for history, or asks for it again. */
export function setTypeActive(context: TypeWriteContext, id: string, active: boolean): Promise<WriteResult> {
  return asSaveResult(context, () => updateDoc(refOf(context, id), { active, ...changeStamps(context.uid) }));
}

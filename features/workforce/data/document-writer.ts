import {
  asSaveResult,
  asSubmitResult,
  asWriteResult,
  changeStamps,
  creationStamps,
  type DocumentWriteContext,
  isAsSeen,
  type StoredRecord,
  sha256Of,
  storedFileName,
  type WriteResult,
} from '@vcms/data';
import { type CalendarDate, documentPath, type StaffDocument } from '@vcms/domain';
import { deleteDoc, doc, runTransaction, setDoc, updateDoc } from 'firebase/firestore';
import { ref, uploadBytesResumable } from 'firebase/storage';
import type { StaffWriteContext } from './staff-writer.ts';

/** What a contractor says of a document; the rest of the record is its place in the review. */
export type StaffDocumentContent = Pick<
  StaffDocument,
  'typeId' | 'issuer' | 'number' | 'issuedOn' | 'expiresOn' | 'docId' | 'sensitive'
>;

/** One document of one person; without `seen` it is new. */
export interface StaffDocumentPlace {
  readonly staffId: string;
  readonly id: string;
  readonly seen?: StoredRecord<StaffDocument> | undefined;
}

function refOf({ firestore, contractorId }: StaffWriteContext, staffId: string, id: string) {
  return doc(firestore, documentPath('staffDocuments', contractorId, staffId, id));
}

class Conflict extends Error {}

const KEPT = ['createdAt', 'createdBy', 'v', 'submittedOn', 'mergedFrom'] as const;

/**
 * Writes a draft: a new one, the content of one that is a draft, or the next version of what was returned. A conflict when
 * the record changed, or came to be, since `seen` was read (V23).
 */
export async function saveStaffDocument(
  context: StaffWriteContext,
  { staffId, id, seen }: StaffDocumentPlace,
  content: StaffDocumentContent,
): Promise<WriteResult> {
  const target = refOf(context, staffId, id);
  const { contractorId, uid } = context;
  const draft = { ...JSON.parse(JSON.stringify(content)), staffId, contractorId, state: 'draft' };
  const result = await asSaveResult(context, () =>
    runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(target)).data();
      if (seen === undefined) {
        if (now !== undefined) throw new Conflict();
        transaction.set(target, { ...draft, version: 1, ...creationStamps(uid) });
        return;
      }
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      const kept = KEPT.flatMap((name) => (now?.[name] === undefined ? [] : [[name, now[name]]]));
      const version = seen.state === 'draft' ? seen.version : seen.version + 1;
      transaction.set(target, { ...draft, ...Object.fromEntries(kept), version, ...changeStamps(uid) });
    }),
  );
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** Submits a draft; `today` is the contractor's. */
export function submitStaffDocument(
  context: StaffWriteContext,
  { staffId, id }: StaffDocumentPlace,
  today: CalendarDate,
): Promise<WriteResult> {
  const change = { state: 'submitted', submittedOn: today, ...changeStamps(context.uid) };
  return asSubmitResult(context, () => updateDoc(refOf(context, staffId, id), change));
}

/** Takes back what waits for its review. */
export function withdrawStaffDocument(
  context: StaffWriteContext,
  { staffId, id }: StaffDocumentPlace,
): Promise<WriteResult> {
  const change = { state: 'withdrawn', ...changeStamps(context.uid) };
  return asWriteResult(() => updateDoc(refOf(context, staffId, id), change));
}

/** Deletes a draft that was never submitted. */
export function deleteStaffDocument(
  context: StaffWriteContext,
  { staffId, id }: StaffDocumentPlace,
): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, staffId, id)));
}

/** A file that only its company and the firm may open. */
export interface SensitiveUpload {
  readonly id: string;
  readonly file: File;
  readonly title: string;
  /** 0..1 of the bytes. */
  readonly onProgress: (part: number) => void;
}

/** Puts a sensitive file up: its record first, because the rules of Storage ask it what may come. */
export function uploadSensitive(
  { firestore, storage, uid, contractorId }: DocumentWriteContext,
  { id, file, title, onProgress }: SensitiveUpload,
): Promise<WriteResult> {
  return asSaveResult({ firestore, uid }, async () => {
    const fileName = storedFileName(file.name);
    const storagePath = `companies/${contractorId}/restricted/${id}/1/${fileName}`;
    await setDoc(doc(firestore, documentPath('restrictedDocuments', contractorId, id)), {
      ...{ contractorId, kind: 'staff_file', title, fileName, storagePath },
      ...{ contentType: file.type, size: file.size, sha256: await sha256Of(file) },
      virusScan: 'pending',
      ...creationStamps(uid),
    });
    const task = uploadBytesResumable(ref(storage, storagePath), file, { contentType: file.type });
    const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
    );
    try {
      await task;
    } finally {
      stop();
    }
  });
}

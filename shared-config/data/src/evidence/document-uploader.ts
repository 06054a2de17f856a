import {
  bytesProblem,
  type CalendarDate,
  type DocumentCategory,
  documentPath,
  HEAD_BYTES,
} from '@vcms/domain';
import { deleteDoc, doc, type Firestore, setDoc, updateDoc } from 'firebase/firestore';
import { type FirebaseStorage, ref, type StorageReference, uploadBytesResumable } from 'firebase/storage';
import { changeStamps, creationStamps } from '../record-stamps.ts';
import { followConnection } from './follow-connection.ts';
import { asSubmitResult } from './save-result.ts';
import type { WriteResult } from './write-result.ts';

export interface DocumentWriteContext {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly uid: string;
  readonly contractorId: string;
}

/** A file with what its record says of it. */
export interface DocumentUpload {
  readonly id: string;
  readonly file: File;
  readonly title: string;
  readonly typeId: string;
  readonly category: DocumentCategory;
  /** A 300 log without employee names; nothing else is asked to say so. Default: false. */
  readonly redacted?: boolean;
  /** `engaged`: every engaged client; `client:<id>`: that client only (domain 5.2). */
  readonly visibility: 'company' | 'engaged' | `client:${string}`;
  /** Whose it is, of a file of a person: then it is `company`, and whoever reads the person opens it (ADR 62). */
  readonly staffId?: string | undefined;
  /** The days for which it is good, both included. */
  readonly issuedOn?: CalendarDate | undefined;
  readonly expiresOn?: CalendarDate | undefined;
  /** Submitted at once, on this day of the contractor; absent: the record stays a draft. */
  readonly submittedOn?: CalendarDate;
  /** Neither the firm nor a client has drafts in a contractor's folder: its record is submitted before the bytes, and is archived when they fail, where the writer may do that. */
  readonly isOfFirm?: boolean;
  /** 0..1 of the bytes. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  /** Says `offline` and `online`: the window; absent: the SDK finds out by itself, a try at a time. */
  readonly connection?: EventTarget | undefined;
}

/** 64 hexadecimal digits. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why the bytes of a file are not what it says it is; undefined: they begin as such a file. Never rejects. */
export async function contentProblemOf(file: Blob): Promise<string | undefined> {
  try {
    return bytesProblem(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()), file.type);
  } catch {
    return 'This file can no longer be read. Choose it again.';
  }
}

/** A name that a path can hold; the record keeps the same one (rules: the path ends with it). */
export function storedFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\\/#?[\]*\p{Cc}]/gu, '_')
    .trim();
  return plain.length <= 200 ? plain || 'file' : `${plain.slice(0, 150)}${plain.slice(-50)}`;
}

/** What a record says of a file whose bytes are about to come. */
export async function announcedFile(file: File) {
  return {
    contentType: file.type,
    size: file.size,
    sha256: await sha256Of(file),
    virusScan: 'pending',
  } as const;
}

/** Sends a file's bytes in parts, which wait for a lost connection; rejects when it is cancelled or refused. */
export async function sendBytes(
  target: StorageReference,
  upload: Pick<DocumentUpload, 'file' | 'onProgress' | 'signal' | 'connection'>,
): Promise<void> {
  const { file, onProgress, signal } = upload;
  const task = uploadBytesResumable(target, file, { contentType: file.type });
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  const leave = followConnection(task, upload.connection);
  const cancel = () => void task.cancel();
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    await task;
  } finally {
    stop();
    leave();
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Puts a file up, unless its bytes are not what it says it is: the record first, because the rules of Storage ask it what may come, then the bytes in parts that are
 * sent again after a lost connection. A cancelled or failed upload takes its record away again where it can; the next try
 * needs a new id.
 */
export async function uploadDocument(
  context: DocumentWriteContext,
  upload: DocumentUpload,
): Promise<WriteResult> {
  const { firestore, storage, uid, contractorId } = context;
  const {
    id,
    file,
    title,
    typeId,
    category,
    visibility,
    submittedOn,
    issuedOn,
    expiresOn,
    staffId,
    isOfFirm = false,
    redacted = false,
  } = upload;
  const message = await contentProblemOf(file);
  if (message !== undefined)
    return { kind: 'failed', failure: { kind: 'other', message, cause: new TypeError(message) } };
  return asSubmitResult(context, async () => {
    const fileName = storedFileName(file.name);
    const storagePath = `companies/${contractorId}/docs/${id}/1/${fileName}`;
    const record = doc(firestore, documentPath('documents', contractorId, id));
    await setDoc(record, {
      contractorId,
      typeId,
      category,
      title,
      fileName,
      visibility,
      storagePath,
      ...(await announcedFile(file)),
      redacted,
      ...(issuedOn === undefined ? {} : { issuedOn }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
      ...(staffId === undefined ? {} : { staffId }),
      ...(isOfFirm ? { state: 'submitted', submittedOn } : { state: 'draft' }),
      version: 1,
      ...creationStamps(uid),
    });
    try {
      await sendBytes(ref(storage, storagePath), upload);
    } catch (cause) {
      const removed = isOfFirm
        ? updateDoc(record, { state: 'archived', ...changeStamps(uid) })
        : deleteDoc(record);
      await removed.catch(() => undefined);
      throw cause;
    }
    if (submittedOn !== undefined && !isOfFirm) {
      await updateDoc(record, { state: 'submitted', submittedOn, ...changeStamps(uid) });
    }
  });
}

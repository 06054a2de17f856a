import type { Functions } from 'firebase/functions';
import { type FirebaseStorage, getBlob, ref } from 'firebase/storage';
import { callTrusted } from '../callables.ts';
import { type DataFailure, toDataFailure } from '../data-failure.ts';

export interface EvidenceHandles {
  readonly functions: Functions;
  readonly storage: FirebaseStorage;
}

/** A document's record: `companies/{companyId}/documents/{documentId}`. */
export interface EvidenceName {
  readonly companyId: string;
  readonly documentId: string;
}

export type EvidenceOutcome =
  | { readonly kind: 'ready'; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly failure: DataFailure };

const MESSAGES: Readonly<Record<string, string>> = {
  'storage/object-not-found': 'The file of this document is missing. Ask for it again.',
  'storage/unauthorized': "You don't have access to this file.",
  'storage/retry-limit-exceeded': 'The server cannot be reached. Check your connection, then try again.',
};

function storageFailure(cause: unknown): DataFailure {
  const failure = toDataFailure(cause);
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const kind = code === 'storage/unauthorized' ? 'denied' : failure.kind;
  return { ...failure, kind, message: MESSAGES[code] ?? 'The file could not be loaded. Try again.' };
}

/**
 * The bytes of a document whose record the reader holds: the owner's own, and what the firm reads, need no line in the access
 * log. Never rejects.
 */
export async function loadDocument(storage: FirebaseStorage, storagePath: string): Promise<EvidenceOutcome> {
  try {
    return { kind: 'ready', blob: await getBlob(ref(storage, storagePath)) };
  } catch (cause) {
    return { kind: 'failed', failure: storageFailure(cause) };
  }
}

/**
 * The bytes of a document. The server is told first: that is what writes the contractor's access log when a client opens a
 * file (domain section 2), and what says where the file lies. The rules of Storage ask again. Never rejects.
 */
export async function openEvidence(handles: EvidenceHandles, name: EvidenceName): Promise<EvidenceOutcome> {
  const opened = await callTrusted(handles.functions, 'documentOpen', { ...name });
  if (opened.kind === 'refused') {
    return { kind: 'failed', failure: { kind: 'denied', message: opened.message, cause: opened.refusal } };
  }
  if (opened.kind === 'failed') {
    return { kind: 'failed', failure: { kind: 'other', message: opened.message, cause: opened.cause } };
  }
  return loadDocument(handles.storage, opened.value.storagePath);
}

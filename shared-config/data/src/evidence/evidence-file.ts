import type { CallableResponse } from '@vcms/domain';
import type { Functions } from 'firebase/functions';
import { type FirebaseStorage, getBlob, ref } from 'firebase/storage';
import { callTrusted } from '../callables.ts';
import { type DataFailure, toDataFailure } from '../data-failure.ts';
import { bytesOf } from './bytes-of.ts';

export interface EvidenceHandles {
  readonly functions: Functions;
}

/**
 * A document's record: `companies/{companyId}/documents/{documentId}`; a client's sample: in its `sampleDocuments`; a file that came with an
 * announcement: in its `announcementDocuments`.
 */
export interface EvidenceName {
  readonly companyId: string;
  readonly documentId: string;
  readonly isSample?: true;
  readonly announcementId?: string;
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

/** The bytes of a document of the reader's own company: everybody else opens files with `openEvidence`. Never rejects. */
export async function loadDocument(storage: FirebaseStorage, storagePath: string): Promise<EvidenceOutcome> {
  try {
    return { kind: 'ready', blob: await getBlob(ref(storage, storagePath)) };
  } catch (cause) {
    return { kind: 'failed', failure: storageFailure(cause) };
  }
}

/**
 * The bytes of a document, part by part from the server: that is what asks who may open it and what writes the contractor's
 * access log when a client does (domain section 2). Never rejects.
 */
export async function openEvidence(
  { functions }: EvidenceHandles,
  name: EvidenceName,
): Promise<EvidenceOutcome> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let opened: CallableResponse<'documentOpen'> | undefined;
  do {
    const opening = opened === undefined || opened.opening === '' ? {} : { opening: opened.opening };
    const answer = await callTrusted(functions, 'documentOpen', { ...name, part: parts.length, ...opening });
    if (answer.kind === 'refused') {
      return { kind: 'failed', failure: { kind: 'denied', message: answer.message, cause: answer.refusal } };
    }
    if (answer.kind === 'failed') {
      return { kind: 'failed', failure: { kind: 'other', message: answer.message, cause: answer.cause } };
    }
    opened = answer.value;
    const part = bytesOf(opened.bytes);
    parts.push(part);
    size += part.length;
    // A part is never empty; should one be, the rest would not come either.
    if (part.length === 0) break;
  } while (size < opened.size);
  return { kind: 'ready', blob: new Blob(parts, { type: opened.contentType }) };
}

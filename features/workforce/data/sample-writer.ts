import {
  announcedFile,
  asSaveResult,
  contentProblemOf,
  creationStamps,
  sendBytes,
  storedFileName,
  type WriteResult,
} from '@vcms/data';
import { documentPath } from '@vcms/domain';
import { doc, setDoc } from 'firebase/firestore';
import { type FirebaseStorage, ref } from 'firebase/storage';
import type { TypeWriteContext } from './type-writer.ts';

/** A file that a client shows as a sample. */
export interface SampleUpload {
  readonly id: string;
  readonly file: File;
  readonly title: string;
  /** 0..1 of the bytes. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  /** Says `offline` and `online`: the window. */
  readonly connection?: EventTarget;
}

/**
 * Puts a sample up, unless its bytes are not what it says it is: its record first, because the rules of Storage ask it what may come.
 * Nobody else sees it before a type names it, so that what a failed upload leaves is in nobody's way.
 */
export async function uploadSample(
  { firestore, storage, uid, clientId }: TypeWriteContext & { readonly storage: FirebaseStorage },
  { id, file, title, ...sending }: SampleUpload,
): Promise<WriteResult> {
  const message = await contentProblemOf(file);
  if (message !== undefined)
    return { kind: 'failed', failure: { kind: 'other', message, cause: new TypeError(message) } };
  return asSaveResult({ firestore, uid }, async () => {
    const fileName = storedFileName(file.name);
    const storagePath = `companies/${clientId}/samples/${id}/1/${fileName}`;
    await setDoc(doc(firestore, documentPath('sampleDocuments', clientId, id)), {
      ...{ clientId, title, fileName, storagePath },
      ...(await announcedFile(file)),
      ...creationStamps(uid),
    });
    await sendBytes(ref(storage, storagePath), { file, ...sending });
  });
}

import { documentPath } from '@vcms/domain';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import { type FirebaseStorage, ref } from 'firebase/storage';
import { creationStamps } from '../record-stamps.ts';
import {
  announcedFile,
  contentProblemOf,
  type DocumentUpload,
  sendBytes,
  storedFileName,
} from './document-uploader.ts';
import { asSaveResult } from './save-result.ts';
import type { WriteResult } from './write-result.ts';

/** Where a client's own files are recorded, and their folder of Storage below its company. */
const FOLDERS = { sampleDocuments: 'samples', announcementDocuments: 'announcements' } as const;

export interface ClientFileContext {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly uid: string;
  readonly clientId: string;
}

/** A file of a client itself, which others open through the server only. */
export interface ClientFileUpload
  extends Pick<DocumentUpload, 'id' | 'file' | 'title' | 'onProgress' | 'signal' | 'connection'> {
  readonly place: keyof typeof FOLDERS;
}

/**
 * Puts a client's file up, unless its bytes are not what it says it is: its record first, because the rules of Storage ask it what may
 * come. Nobody else sees it before another record names it, so that what a failed upload leaves is in nobody's way.
 */
export async function uploadClientFile(
  { firestore, storage, uid, clientId }: ClientFileContext,
  { id, file, title, place, ...sending }: ClientFileUpload,
): Promise<WriteResult> {
  const message = await contentProblemOf(file);
  if (message !== undefined)
    return { kind: 'failed', failure: { kind: 'other', message, cause: new TypeError(message) } };
  return asSaveResult({ firestore, uid }, async () => {
    const fileName = storedFileName(file.name);
    const storagePath = `companies/${clientId}/${FOLDERS[place]}/${id}/1/${fileName}`;
    await setDoc(doc(firestore, documentPath(place, clientId, id)), {
      ...{ clientId, title, fileName, storagePath },
      ...(await announcedFile(file)),
      ...creationStamps(uid),
    });
    await sendBytes(ref(storage, storagePath), { file, ...sending });
  });
}

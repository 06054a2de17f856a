import { type FirebaseStorage, getBlob, ref } from 'firebase/storage';

/** The bytes of a stored file, for those whom the rules let read its record. Rejects with what Storage throws. */
export function loadFile(storage: FirebaseStorage, storagePath: string): Promise<Blob> {
  return getBlob(ref(storage, storagePath));
}

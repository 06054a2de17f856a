import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

/**
 * How long the SDK goes on trying without a connection, in milliseconds. Its own limits of ten and two minutes are longer
 * than anybody waits in front of a form.
 */
const UPLOAD_RETRY_LIMIT = 60_000;
const OPERATION_RETRY_LIMIT = 20_000;

/** Starts file storage for the app. Reached by a dynamic import only. */
export function startStorage(app: FirebaseApp, localFirebase: string | undefined): FirebaseStorage {
  const storage = getStorage(app);
  storage.maxUploadRetryTime = UPLOAD_RETRY_LIMIT;
  storage.maxOperationRetryTime = OPERATION_RETRY_LIMIT;
  if (localFirebase !== undefined) {
    const { hostname, port } = new URL(localFirebase);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return storage;
}

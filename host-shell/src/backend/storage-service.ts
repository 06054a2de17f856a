import type { FirebaseApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';

/** Starts file storage for the app. Reached by a dynamic import only. */
export function startStorage(app: FirebaseApp, localFirebase: string | undefined): FirebaseStorage {
  const storage = getStorage(app);
  if (localFirebase !== undefined) {
    const { hostname, port } = new URL(localFirebase);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  return storage;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { serverFirestore, type Trusted } from '@vcms/server/core';
import { chooseScanner, createStoredFiles } from '@vcms/server/files';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';

export interface ProjectContext {
  readonly trusted: Trusted;
  close(): Promise<void>;
}

/**
 * The services of a project, with Google's Application Default Credentials, or those of a local Firebase at `localHost`.
 * @param bucket where files lie; by default the project's own, as Firebase has named it since 10/30/2024, and as the local product names it
 */
export function openProject(
  projectId: string,
  localHost: string | undefined,
  bucket = `${projectId}.${localHost === undefined ? 'firebasestorage.app' : 'appspot.com'}`,
): ProjectContext {
  if (localHost !== undefined) {
    process.env.FIRESTORE_EMULATOR_HOST = localHost;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = localHost;
    process.env.STORAGE_EMULATOR_HOST = `http://${localHost}`;
    process.env.METADATA_SERVER_DETECTION = 'none';
  }
  const credential = localHost === undefined ? { credential: applicationDefault() } : {};
  const app = initializeApp(
    { projectId, storageBucket: bucket, ...credential },
    `operations-${randomUUID()}`,
  );
  return {
    trusted: {
      db: serverFirestore(app),
      auth: getAuth(app),
      files: createStoredFiles(() => getStorage(app)),
      scanner: chooseScanner('built-in'),
      now: () => new Date(),
      random: randomBytes,
      appOrigin: '',
    },
    close: () => deleteApp(app),
  };
}

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The admin SDK's services, which rules do not bind. */
export interface TrustedCode {
  readonly auth: Auth;
  readonly firestore: Firestore;
  close(): Promise<void>;
}

/** Opens the admin SDK on a local Firebase. The SDK finds it by the environment only. */
export function openTrustedCode(origin: string, projectId: string): TrustedCode {
  const host = new URL(origin).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId }, `trusted-${host}`);
  return { auth: getAuth(app), firestore: getFirestore(app), close: () => deleteApp(app) };
}

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** The admin SDK's services, which rules do not bind. */
export interface AdminSdk {
  readonly auth: Auth;
  readonly firestore: Firestore;
  close(): Promise<void>;
}

/** The SDK finds a local Firebase by the environment only, and asks for Auth's at every call. */
const HOST_VARIABLES = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const;

/** Opens the admin SDK on a local Firebase; closing it puts the environment back for the one opened before. */
export function openAdminSdk(origin: string, projectId: string): AdminSdk {
  const host = new URL(origin).host;
  const before = HOST_VARIABLES.map((name) => [name, process.env[name]] as const);
  for (const name of HOST_VARIABLES) process.env[name] = host;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId }, `trusted-${host}`);
  return {
    auth: getAuth(app),
    firestore: getFirestore(app),
    async close() {
      await deleteApp(app);
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}

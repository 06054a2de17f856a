import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { connectStorageEmulator, getBytes, getStorage, ref } from 'firebase/storage';
import type { World } from './world.ts';
import { PASSWORD } from './world.ts';

/** A person in a browser of their own: signed in with the client SDK, held by the access rules. */
export interface SignedIn {
  readonly db: Firestore;
  /** The bytes of a file by its path. */
  load(path: string): Promise<ArrayBuffer>;
  close(): Promise<void>;
}

let browsers = 0;

export async function signIn({ origin, projectId }: World, email: string): Promise<SignedIn> {
  browsers += 1;
  const { hostname, port } = new URL(origin);
  const app = initializeApp(
    { projectId, apiKey: 'local', storageBucket: `${projectId}.appspot.com` },
    `browser-${projectId}-${browsers}`,
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, hostname, Number(port));
  const storage = getStorage(app);
  connectStorageEmulator(storage, hostname, Number(port));
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  return { db, load: (path) => getBytes(ref(storage, path)), close: () => deleteApp(app) };
}

import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import type { World } from './world.ts';
import { PASSWORD } from './world.ts';

/** A person in a browser of their own: signed in with the client SDK, held by the access rules. */
export interface SignedIn {
  readonly db: Firestore;
  close(): Promise<void>;
}

let browsers = 0;

export async function signIn({ origin, projectId }: World, email: string): Promise<SignedIn> {
  browsers += 1;
  const { hostname, port } = new URL(origin);
  const app = initializeApp({ projectId, apiKey: 'local' }, `browser-${projectId}-${browsers}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, hostname, Number(port));
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  return { db, close: () => deleteApp(app) };
}

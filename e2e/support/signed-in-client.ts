import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  getDocFromServer,
  getFirestore,
  terminate,
  updateDoc,
} from 'firebase/firestore';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getMetadata, getStorage, ref } from 'firebase/storage';
import type { Product } from './product.ts';

/** A person at the client SDK, without a browser: for what no page offers yet. */
export interface SignedInClient {
  readonly uid: string;
  readonly functions: Functions;
  readonly firestore: ReturnType<typeof getFirestore>;
  readonly storage: FirebaseStorage;
  /** Rejects when the service gives this session no new token. */
  renewToken(): Promise<string>;
  close(): Promise<void>;
}

/** Signs in at the product's backend; rejects with the service's error. */
export async function signInClient(
  { stack }: Product,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignedInClient> {
  const { hostname, port } = new URL(stack.firebase.origin);
  const { projectId } = stack;
  const options = { apiKey: 'local', projectId, appId: 'local', storageBucket: `${projectId}.appspot.com` };
  const app = initializeApp(options, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, stack.firebase.origin, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, hostname, Number(port));
  const storage = getStorage(app);
  connectStorageEmulator(storage, hostname, Number(port));
  async function close(): Promise<void> {
    await terminate(firestore);
    await deleteApp(app);
  }
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { uid: user.uid, functions, firestore, storage, renewToken: () => user.getIdToken(true), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Calls a Cloud Function as this person; rejects with its refusal. */
export async function callAs({ functions }: SignedInClient, name: string, request: object): Promise<unknown> {
  return (await httpsCallable(functions, name)(request)).data;
}

/** Reads a document as this person; rejects when the rules deny it. */
export async function readAs({ firestore }: SignedInClient, path: string): Promise<DocumentData | undefined> {
  return (await getDocFromServer(doc(firestore, path))).data();
}

/** Changes a document as this person; rejects when the rules deny it. */
export function changeAs({ firestore }: SignedInClient, path: string, change: DocumentData): Promise<void> {
  return updateDoc(doc(firestore, path), change);
}

/** Asks for a file of Storage as this person; rejects when the rules deny it. */
export async function findFileAs({ storage }: SignedInClient, path: string): Promise<number> {
  return (await getMetadata(ref(storage, path))).size;
}

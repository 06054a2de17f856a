import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';

/** Starts Firestore for the app; writes leave out fields that are undefined. This module is reached by a dynamic import only: it brings 110 kB of code. */
export function startFirestore(app: FirebaseApp, localFirebase: string | undefined): Firestore {
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (localFirebase !== undefined) {
    const { hostname, port } = new URL(localFirebase);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  return firestore;
}

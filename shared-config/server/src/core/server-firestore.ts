import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Firestore of an app as the server writes to it: fields that are undefined are left out. Once for each app. */
export function serverFirestore(app: App): Firestore {
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return db;
}

import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Firestore takes its settings once. */
const known = new WeakSet<Firestore>();

/** Firestore of an app as the server writes to it: fields that are undefined are left out. */
export function serverFirestore(app: App): Firestore {
  const db = getFirestore(app);
  if (known.has(db)) return db;
  db.settings({ ignoreUndefinedProperties: true });
  known.add(db);
  return db;
}

import { serverTimestamp } from 'firebase/firestore';
import type { Fields } from './fixture.ts';

const UNSTAMPED = ['notifications'];

/** What a browser sends to create a document. */
export function creation(name: string, uid: string, data: Fields): Fields {
  if (UNSTAMPED.includes(name)) return data;
  const now = serverTimestamp();
  return { ...data, createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 };
}

/** What a browser sends to change one. */
export function change(name: string, uid: string, data: Fields): Fields {
  return UNSTAMPED.includes(name) ? data : { ...data, updatedAt: serverTimestamp(), updatedBy: uid };
}

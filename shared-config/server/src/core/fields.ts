import { type DocumentData, type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { refuseConflict } from './refusal.ts';

/** What a new record carries beside its content (domain section 2, conventions). */
export function createdStamps(by: string): DocumentData {
  const now = FieldValue.serverTimestamp();
  return { createdAt: now, createdBy: by, updatedAt: now, updatedBy: by, v: 1 };
}

/** What every change carries. */
export function updatedStamps(by: string): DocumentData {
  return { updatedAt: FieldValue.serverTimestamp(), updatedBy: by };
}

/** The text of a field, '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A field that is absent stays absent: Firestore refuses undefined. */
export function withoutAbsent<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
}

/** Throws a conflict when the record was changed after the caller saw it (V23). @param seenAt milliseconds */
export function requireUnchanged(snapshot: DocumentSnapshot, seenAt: number | undefined): void {
  if (seenAt === undefined) return;
  const updatedAt: unknown = snapshot.get('updatedAt');
  if (updatedAt instanceof Timestamp && updatedAt.toMillis() !== seenAt) refuseConflict();
}

import { FieldValue } from 'firebase-admin/firestore';

/** What every stored record says of itself, here of the one who writes it for a test. */
export function stampsOf(by: string) {
  const now = FieldValue.serverTimestamp();
  return { createdAt: now, createdBy: by, updatedAt: now, updatedBy: by, v: 1 };
}

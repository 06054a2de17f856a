import type { StaffEvidence } from '@vcms/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A damaged review of another client alone is none of this client's business. */
export function concerns(review: DocumentSnapshot, clientId: string): boolean {
  const scope: unknown = review.get('scope');
  return typeof scope !== 'string' || scope === 'firm' || scope === clientId;
}

/** One of the client's people, or where somebody works for it: nobody would ask for their papers. */
export function isPersonAt(
  entry: DocumentSnapshot,
  clientId: string,
  { assignments }: StaffEvidence,
): boolean {
  const { parent } = entry.ref;
  if (parent.id === 'staffAssignments') return entry.get('clientId') === clientId;
  return (
    parent.id === 'staff' &&
    assignments.some((found) => found.clientId === clientId && found.staffId === entry.id)
  );
}

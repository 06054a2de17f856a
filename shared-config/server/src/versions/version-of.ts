import type { DocumentData } from 'firebase-admin/firestore';
import { withoutAbsent } from '../core/index.ts';

/** Of a record: its place in the review, and what every record carries; the rest is what the contractor says. */
const NOT_CONTENT: readonly string[] = [
  'state',
  'cancelledOn',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'v',
  'mergedFrom',
];

/** A record as it was submitted: its fields, when, and by whom. `after` is the record of the submission itself. */
export function versionOf(after: DocumentData): DocumentData {
  const content = Object.entries(after).filter(([key]) => !NOT_CONTENT.includes(key));
  const submission = { submittedAt: after.updatedAt, submittedBy: after.updatedBy };
  return withoutAbsent({ ...Object.fromEntries(content), ...submission });
}

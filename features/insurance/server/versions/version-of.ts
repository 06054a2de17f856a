import { textOf, withoutAbsent } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** Of a policy: its place in the review, and what every record carries; the rest is what the contractor says. */
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

/** A policy as it was submitted: its fields, whose it is, when, and by whom. `after` is the record of the submission itself. */
export function versionOf(policyId: string, after: DocumentData): DocumentData {
  const content = Object.entries(after).filter(([key]) => !NOT_CONTENT.includes(key));
  const submission = { policyId, submittedAt: after.updatedAt, submittedBy: after.updatedBy };
  return withoutAbsent({ ...Object.fromEntries(content), ...submission });
}

/** Documents that a policy names: its certificate and its endorsement pages. */
export function filesOf({ certificateDocId, endorsements }: DocumentData): readonly string[] {
  const entries: readonly unknown[] = Object.values(endorsements ?? {});
  const pages = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'docId' in entry ? textOf(entry.docId) : '',
  );
  return [...new Set([textOf(certificateDocId), ...pages])].filter((id) => id !== '');
}

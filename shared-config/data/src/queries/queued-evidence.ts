import { COMPANY_DOCUMENT_TYPES } from '@vcms/domain';
import { type QueryConstraint, where } from 'firebase/firestore';

/** Kinds of evidence that wait in review queues. */
export const QUEUED_EVIDENCE = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
  'staffDocuments',
] as const;
export type QueuedEvidence = (typeof QUEUED_EVIDENCE)[number];

/** What of a kind waits in a queue: a paper of a policy or a year is reviewed with it, and a kept file by nobody. */
export function queuedOf(kind: QueuedEvidence): readonly QueryConstraint[] {
  return kind === 'documents' ? [where('typeId', 'in', [...COMPANY_DOCUMENT_TYPES])] : [];
}

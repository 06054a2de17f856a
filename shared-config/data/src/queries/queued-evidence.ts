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

/** Life of a policy, OSHA year, EMR letter, program version, response or required document (domain section 2). */
export const EVIDENCE_STATES = [
  'draft',
  'submitted',
  'in_review',
  'accepted',
  'rejected',
  'changes_requested',
  'superseded',
  'cancelled',
  'withdrawn',
  'archived',
] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];

/** States of what waits for a decision of the firm. */
export const WAITING_EVIDENCE_STATES: readonly EvidenceState[] = ['submitted', 'in_review'];

/** States in which a client may see evidence: what was not handed in is the contractor's own. */
export const SHOWN_EVIDENCE_STATES: readonly EvidenceState[] = EVIDENCE_STATES.filter(
  (state) => state !== 'draft',
);

/** Evidence in these states does not exist for the evaluation (domain 3.1). */
export const ABSENT_EVIDENCE_STATES: readonly EvidenceState[] = ['draft', 'archived', 'withdrawn'];

export const EVIDENCE_STATE_LABELS: Readonly<Record<EvidenceState, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  in_review: 'In review',
  accepted: 'Accepted',
  rejected: 'Not accepted',
  changes_requested: 'Changes requested',
  superseded: 'Replaced',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
  archived: 'Archived',
};

/** What a review can be about. */
export const REVIEW_SUBJECTS = [
  'policy',
  'osha_year',
  'emr',
  'not_rated',
  'program',
  'questionnaire',
  'document',
  'staff_document',
] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

export const REVIEW_DECISIONS = ['accepted', 'rejected', 'changes_requested'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

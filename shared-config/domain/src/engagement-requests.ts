import type { Engagement } from './engagement.ts';

export const CONTRACTOR_REQUEST_STATES = ['waiting', 'sent', 'withdrawn', 'declined'] as const;
export type ContractorRequestState = (typeof CONTRACTOR_REQUEST_STATES)[number];

/** Decisions that are kept with what was known when they were made. */
export const KEPT_DECISIONS = ['approve', 'request_changes', 'reject'] as const;
export type KeptDecision = (typeof KEPT_DECISIONS)[number];

/** A decision that is kept, or undefined for another action. */
export function keptDecision(action: string): KeptDecision | undefined {
  return KEPT_DECISIONS.find((known) => known === action);
}

export const KEPT_DECISION_LABELS: Readonly<Record<KeptDecision, string>> = {
  approve: 'Approved',
  request_changes: 'Changes requested',
  reject: 'Not approved',
};

/** What a request for a contractor brings into the relation. */
export type RequestTerms = Pick<Engagement, 'workTypes' | 'riskLevel' | 'sites'>;

import type { EngagementState } from '@vcms/domain';

/** The lists of `/new-contractor-request` (domain 4.5), each with the states that it shows. */
export const CONTRACTOR_TABS = ['approved', 'suspended', 'progress', 'ended'] as const;
export type ContractorTab = (typeof CONTRACTOR_TABS)[number];

export const CONTRACTOR_TAB_LABELS: Readonly<Record<ContractorTab, string>> = {
  approved: 'Approved',
  suspended: 'Suspended',
  progress: 'Invited and in progress',
  ended: 'Ended',
};

export const TAB_STATES: Readonly<Record<ContractorTab, readonly EngagementState[]>> = {
  approved: ['approved'],
  suspended: ['suspended'],
  progress: ['requested', 'invited', 'in_progress', 'submitted'],
  ended: ['ended', 'declined', 'rejected'],
};

/** States in which somebody waits for an approval, or works towards it. */
export const PENDING_STATES: readonly EngagementState[] = ['submitted', 'in_progress'];

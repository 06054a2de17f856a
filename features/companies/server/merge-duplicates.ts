import type { EngagementState } from '@vcms/domain';
import { textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Of two connections to the same company the one that is further along stays. A suspension goes before an approval: a merge
 * must not lift what somebody decided.
 */
const ENGAGEMENT_ORDER: readonly EngagementState[] = [
  'suspended',
  'approved',
  'submitted',
  'in_progress',
  'invited',
  'requested',
  'rejected',
  'ended',
  'declined',
];

function rank(state: unknown): number {
  const at = ENGAGEMENT_ORDER.indexOf(state as EngagementState);
  return at === -1 ? ENGAGEMENT_ORDER.length : at;
}

/** Which connection stays; of equals the target's. */
export function keptEngagement(source: DocumentData, target: DocumentData): 'source' | 'target' {
  return rank(source.state) < rank(target.state) ? 'source' : 'target';
}

/** How far evidence has come: what was accepted weighs more than what waits, and that more than a draft. */
const EVIDENCE_WEIGHT: Readonly<Record<string, number>> = {
  accepted: 3,
  submitted: 2,
  in_review: 2,
  changes_requested: 1,
  rejected: 1,
  superseded: 1,
  cancelled: 1,
};

/** Which of two records with the same id stays: an OSHA year, an answer, a version; of equals the target's. */
export function keptRecord(source: DocumentData, target: DocumentData): 'source' | 'target' {
  const weight = (data: DocumentData) => EVIDENCE_WEIGHT[textOf(data.state)] ?? 0;
  return weight(source) > weight(target) ? 'source' : 'target';
}

const TITLES: Readonly<Record<string, string>> = {
  oshaYears: 'OSHA',
  answers: 'Questionnaire',
  programVersions: 'Program',
  requirementSets: 'Requirements, version',
  staffDocTypes: 'Staff document type',
};

/** What a record is called in the list of duplicates. */
export function duplicateTitle(collection: string, id: string): string {
  return `${TITLES[collection] ?? collection} ${id.replaceAll('_', ' ')}`;
}

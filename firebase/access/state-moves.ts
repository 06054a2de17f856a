import type { CollectionName } from '@vcms/domain';
import { EVIDENCE_TABLE, type StateTable, TODAY } from '@vcms/testing/access';

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}

/** Moves of what belongs to no line yet. */
export const SHARED_MOVES = {
  engagements: {
    states: [
      'requested',
      'invited',
      'in_progress',
      'submitted',
      'approved',
      'suspended',
      'declined',
      'rejected',
      'ended',
    ],
    moves: {
      'requested>invited': '5003 5002',
      'requested>ended': '5004 5003 5002',
      'invited>in_progress': '5005 5006',
      'invited>declined': '5005 5006',
      'in_progress>submitted': '5005 5006',
      'submitted>in_progress': '5003 5002r',
      'submitted>approved': '5003 5002r',
      'submitted>rejected': '5003 5002r',
      'approved>suspended': '5003 5002',
      'suspended>approved': '5003 5002',
      'in_progress>ended': '5003 5005',
      'submitted>ended': '5003 5005',
      'approved>ended': '5003 5005',
      'suspended>ended': '5003 5005',
      'declined>invited': '5003 5002',
      'rejected>invited': '5003 5002',
      'ended>invited': '5003 5002',
    },
  },
  requirementSets: {
    states: ['draft', 'published', 'superseded'],
    moves: { 'draft>draft': '5003 5002', 'draft>published': '5003' },
    field: 'status',
    patch: (to, uid) => (to === 'published' ? { publishedBy: uid } : {}),
  },
  requirementOverrides: { states: ['active', 'revoked'], moves: { 'active>revoked': '5003 5002' } },
  programVersions: EVIDENCE_TABLE,
  documents: EVIDENCE_TABLE,
  answers: {
    states: ['draft', 'submitted', 'in_review', 'accepted', 'changes_requested', 'outdated'],
    moves: {
      'draft>draft': '5005',
      'draft>submitted': '5005',
      'submitted>in_review': '5002',
      'changes_requested>draft': '5005',
      'outdated>draft': '5005',
    },
  },
  questionnaireVersions: {
    states: ['draft', 'published', 'retired'],
    moves: {
      'draft>draft': '5002 5003',
      'draft>published': '5002 5003',
      'published>retired': '5002 5003',
    },
    field: 'status',
    patch: (to) => (to === 'published' ? { publishedOn: TODAY } : {}),
  },
  announcements: {
    states: ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'],
    moves: {
      'draft>draft': '5003 5004',
      'draft>scheduled': '5003 5004',
      'draft>cancelled': '5003 5004',
      'scheduled>cancelled': '5003 5004',
    },
    patch: (to) => (to === 'scheduled' ? { scheduledFor: inAnHour() } : {}),
  },
} satisfies Partial<Record<CollectionName, StateTable>>;

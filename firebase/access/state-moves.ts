import type { CollectionName } from '@vcms/domain';
import { type StateTable, TODAY } from '@vcms/testing/access';

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}

/** Moves of what belongs to no line yet. */
export const SHARED_MOVES = {
  requirementSets: {
    states: ['draft', 'published', 'superseded'],
    moves: { 'draft>draft': '5003 5002', 'draft>published': '5003' },
    field: 'status',
    patch: (to, uid) => (to === 'published' ? { publishedBy: uid } : {}),
  },
  requirementOverrides: { states: ['active', 'revoked'], moves: { 'active>revoked': '5003 5002' } },
  questionnaireVersions: {
    states: ['draft', 'published', 'retired'],
    moves: {
      'draft>draft': '5002 5003',
      'draft>published': '5002 5003',
      'published>retired': '5002 5003',
    },
    field: 'status',
    patch: (to) => (to === 'published' ? { publishedOn: TODAY, changeNote: 'Two new questions.' } : {}),
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

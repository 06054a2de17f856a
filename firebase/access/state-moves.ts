import type { CollectionName } from '@vcms/domain';
import { type StateTable, TODAY } from '@vcms/testing/access';

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
    // Published and retired by the server (questionnairePublish).
    moves: { 'draft>draft': '5002 5003' },
    field: 'status',
    patch: (to) => (to === 'published' ? { publishedOn: TODAY, changeNote: 'Two new questions.' } : {}),
  },
} satisfies Partial<Record<CollectionName, StateTable>>;

import { engagementRecord } from '@vcms/engagements/access';
import {
  ACTORS,
  type Fields,
  PAIRS,
  PLACEMENTS,
  ROLES,
  type StoredDocuments,
  stamped,
  userRecord,
} from '@vcms/testing/access';
import { pathOf } from './access-world.ts';
import { actorOf, fixtureOf } from './cells.ts';
import { REVIEW } from './paper-fixtures.ts';
import { ENTITIES, lineBackground } from './records.ts';

/** What cells lean on besides the documents they ask for. */
function background(): StoredDocuments {
  const contractors = ['A', 'B', 'L'].flatMap((id) =>
    ['firm', 'X', 'Y'].map(
      (scope) =>
        [
          `companies/${id}/reviews/bare-${scope}`,
          stamped({ ...REVIEW, contractorId: id, scope, decidedBy: 'u-cs2', decidedAt: new Date() }),
        ] as const,
    ),
  );
  const engagements = PAIRS.map(
    ({ clientId, contractorId }) =>
      [
        `engagements/${clientId}_${contractorId}`,
        stamped(engagementRecord(clientId, contractorId, 'approved')),
      ] as const,
  );
  // Files that records name when they are handed in.
  const files = ['A', 'B', 'L'].flatMap((contractorId) =>
    ['doc1', 'doc9'].map(
      (id) =>
        [
          `companies/${contractorId}/documents/${id}`,
          stamped({ contractorId, state: 'submitted', version: 1, visibility: 'company' }),
        ] as const,
    ),
  );
  // A lock bears the name of who takes it.
  const reviewers = [ACTORS['5002'], ACTORS['5003']].map(
    ({ uid, role, companyId }) => [`users/${uid}`, stamped(userRecord(role, companyId))] as const,
  );
  return [...lineBackground(), ...contractors, ...engagements, ...files, ...reviewers];
}

/** Every document that stands in the world before a cell is asked, by its path. */
export function worldDocuments(): ReadonlyMap<string, Fields> {
  const documents = new Map<string, Fields>(background());
  for (const name of ENTITIES) {
    const fixture = fixtureOf(name);
    for (const role of ROLES) {
      const actor = actorOf(role);
      const spots = fixture.spots(actor);
      for (const placement of PLACEMENTS) {
        const spot = spots[placement];
        if (spot === undefined) continue;
        const stored = fixture.stored(spot, actor);
        documents.set(pathOf(name, stored), stored.data);
      }
    }
  }
  return documents;
}

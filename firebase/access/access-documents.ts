import { ACTORS, ROLES, userRecord } from '../rules-world.ts';
import { pathOf } from './access-world.ts';
import { actorOf, ENTITIES, fixtureOf } from './cells.ts';
import { companyRecord } from './company-fixtures.ts';
import { POLICY } from './evidence-fixtures.ts';
import { type Fields, PLACEMENTS, stamped } from './fixture.ts';
import { person, REVIEW } from './paper-fixtures.ts';
import { engagementRecord, varianceContent } from './relation-fixtures.ts';

const COMPANIES = ['firm', 'X', 'Y', 'W', 'R', 'A', 'B', 'L', 'Z'];

/** What cells lean on besides the documents they ask for. */
function background(): readonly (readonly [string, Fields])[] {
  const companies = COMPANIES.flatMap((id) => [
    [`companies/${id}`, stamped(companyRecord(id))] as const,
    [`companies/bare${id}`, stamped(companyRecord(id))] as const,
  ]);
  const contractors = ['A', 'B', 'L'].flatMap((id) => [
    [`companies/${id}/staff/s2`, stamped(person(id))] as const,
    [
      `companies/${id}/policies/reviewed`,
      stamped({ ...POLICY, contractorId: id, state: 'in_review', version: 1, submittedOn: '2026-01-02' }),
    ] as const,
    ...['firm', 'X', 'Y'].map(
      (scope) =>
        [
          `companies/${id}/reviews/bare-${scope}`,
          stamped({ ...REVIEW, contractorId: id, scope, decidedBy: 'u-cs2', decidedAt: new Date() }),
        ] as const,
    ),
  ]);
  const variances = ['X-A', 'Y-A', 'Y-B', 'X-L'].map((pair) => {
    const [clientId, contractorId] = pair.split('-');
    const data = { clientId, contractorId, ...varianceContent('u-somebody', '5005') };
    return [`variances/bare-${pair}`, stamped(data)] as const;
  });
  const engagements = ['X-A', 'Y-A', 'Y-B', 'X-L'].map((pair) => {
    const [client = '', contractor = ''] = pair.split('-');
    return [
      `engagements/${client}_${contractor}`,
      stamped(engagementRecord(client, contractor, 'approved')),
    ] as const;
  });
  // A lock bears the name of who takes it.
  const reviewers = [ACTORS['5002'], ACTORS['5003']].map(
    ({ uid, role, companyId }) => [`users/${uid}`, stamped(userRecord(role, companyId))] as const,
  );
  return [...companies, ...contractors, ...variances, ...engagements, ...reviewers];
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

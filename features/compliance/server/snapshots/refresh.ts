import { engagementId } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { shareRun } from '@vcms/server/jobs';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { createInputLoader } from './input-loader.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** Engagements worked on at the same time: reads in parallel, without emptying a small instance. */
const AT_ONCE = 8;
const PAGE = 200;

/** Evidence of a contractor changed: every client it is engaged with sees something new. */
export function refreshContractor(trusted: Trusted, contractorId: string): Promise<number> {
  return refreshAll(trusted, trusted.db.collection('engagements').where('contractorId', '==', contractorId));
}

/**
 * The same for one event of many: what else of the contractor is written meanwhile is judged by the same run, or one after it,
 * so that a burst costs few evaluations.
 * @param event names the event and its trigger, the same for each delivery.
 */
export async function followContractor(trusted: Trusted, contractorId: string, event: string): Promise<void> {
  await shareRun(trusted, { name: `evaluation-${contractorId}`, owner: event }, () =>
    refreshContractor(trusted, contractorId),
  );
}

/** A client's demands changed: all its contractors are judged again. */
export function refreshClient(trusted: Trusted, clientId: string): Promise<number> {
  return refreshAll(trusted, trusted.db.collection('engagements').where('clientId', '==', clientId));
}

/** Writes the snapshots of a query's engagements page by page; answers how many. */
async function refreshAll(trusted: Trusted, query: Query): Promise<number> {
  let count = 0;
  const ordered = query.orderBy('__name__').limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    count += await refreshEngagements(trusted, page.docs);
    const last = page.docs.at(-1);
    if (page.size < PAGE || last === undefined) break;
    page = await ordered.startAfter(last).get();
  }
  return count;
}

/** Writes the snapshots of some engagements, reading what they share once; answers how many. */
export async function refreshEngagements(
  trusted: Trusted,
  engagements: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const loader = createInputLoader(trusted);
  const pairs = engagements
    .map((entry) => [textOf(entry.get('clientId')), textOf(entry.get('contractorId'))] as const)
    .filter(([client, contractor]) => engagementId(client, contractor) !== '_');
  for (let at = 0; at < pairs.length; at += AT_ONCE) {
    const some = pairs.slice(at, at + AT_ONCE);
    await Promise.all(some.map(([client, contractor]) => writeSnapshot(trusted, client, contractor, loader)));
  }
  return pairs.length;
}

import { engagementId } from '@vcms/domain';
import type { Query } from 'firebase-admin/firestore';
import type { Trusted } from '../trusted/context.ts';
import { textOf } from '../trusted/fields.ts';
import { createInputLoader } from './input-loader.ts';
import { writeSnapshot } from './write-snapshot.ts';

/** Engagements worked on at the same time: reads in parallel, without emptying a small instance. */
const AT_ONCE = 8;
const PAGE = 200;

/** Evidence of a contractor changed: every client it is engaged with sees something new. */
export function refreshContractor(trusted: Trusted, contractorId: string): Promise<number> {
  return refreshAll(trusted, trusted.db.collection('engagements').where('contractorId', '==', contractorId));
}

/** A client's demands changed: all its contractors are judged again. */
export function refreshClient(trusted: Trusted, clientId: string): Promise<number> {
  return refreshAll(trusted, trusted.db.collection('engagements').where('clientId', '==', clientId));
}

/** Nightly: the day itself is an input. */
export function refreshEverybody(trusted: Trusted): Promise<number> {
  // By contractor: its evidence, which is most of what there is to read, is then read once a page.
  return refreshAll(trusted, trusted.db.collection('engagements').orderBy('contractorId'));
}

/** Writes the snapshots of a query's engagements page by page; answers how many. */
async function refreshAll(trusted: Trusted, query: Query): Promise<number> {
  let count = 0;
  const ordered = query.orderBy('__name__').limit(PAGE);
  let page = await ordered.get();
  while (!page.empty) {
    const pairs = page.docs.map(
      (entry) => [textOf(entry.get('clientId')), textOf(entry.get('contractorId'))] as const,
    );
    const loader = createInputLoader(trusted);
    for (let at = 0; at < pairs.length; at += AT_ONCE) {
      const batch = pairs
        .slice(at, at + AT_ONCE)
        .filter(([client, contractor]) => engagementId(client, contractor) !== '_');
      await Promise.all(
        batch.map(([client, contractor]) => writeSnapshot(trusted, client, contractor, loader)),
      );
      count += batch.length;
    }
    const last = page.docs.at(-1);
    if (page.size < PAGE || last === undefined) break;
    page = await ordered.startAfter(last).get();
  }
  return count;
}

import { clientReviewsQuery, reviewsOfSubjectQuery, type Standing, type StoredRecord } from '@vcms/data';
import type { Review } from '@vcms/domain';
import type { CsvColumn } from '@vcms/kits/register';
import { type Firestore, getDocs, limit, query } from 'firebase/firestore';
import { LAST_REVIEWS_READ, lastReviewsText } from './last-review.ts';
import type { RegisterSide } from './register-side.ts';

/** Contractors whose decisions are asked for at once. */
const AT_ONCE = 10;

type Decisions = readonly StoredRecord<Review>[];

async function readDecisions(
  firestore: Firestore,
  contractorId: string,
  { clientId }: RegisterSide,
): Promise<Decisions> {
  const all =
    clientId === undefined
      ? reviewsOfSubjectQuery(firestore, contractorId, 'policy')
      : clientReviewsQuery(firestore, contractorId, clientId, 'policy');
  const found = await getDocs(query(all, limit(LAST_REVIEWS_READ)));
  return found.docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** The last decision of each line, which no result carries: one query for each contractor. */
export async function readReviewColumns(
  rows: readonly Standing[],
  firestore: Firestore,
  signal: AbortSignal,
  side: RegisterSide,
): Promise<readonly CsvColumn<Standing>[]> {
  const ids = [...new Set(rows.map(({ contractorId }) => contractorId))];
  const decisions = new Map<string, Decisions>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map(async (id) => {
        decisions.set(id, await readDecisions(firestore, id, side));
      }),
    );
  }
  return [
    {
      title: 'Last review',
      value: (standing) => lastReviewsText(standing, decisions.get(standing.contractorId) ?? []),
    },
  ];
}

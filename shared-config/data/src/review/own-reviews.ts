import type { Firestore } from 'firebase/firestore';
import { orderBy, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsOf } from '../records.ts';

/** What one client decided about one contractor's evidence, newest first: 5003 of that client. */
export function ownReviewsQuery(
  firestore: Firestore,
  contractorId: string,
  clientId: string,
): RecordQuery<'reviews'> {
  return query(
    recordsOf(firestore, 'reviews', contractorId),
    where('scope', '==', clientId),
    orderBy('decidedAt', 'desc'),
  );
}

import { type Firestore, orderBy, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsOf } from '../records.ts';

/** A contractor's requests to its brokers, newest first: its own people (5005) and the firm. */
export function brokerRequestsQuery(
  firestore: Firestore,
  contractorId: string,
): RecordQuery<'brokerRequests'> {
  return query(
    recordsOf(firestore, 'brokerRequests'),
    where('contractorId', '==', contractorId),
    orderBy('createdAt', 'desc'),
  );
}

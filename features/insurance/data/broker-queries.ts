import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query, where } from 'firebase/firestore';

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

/** Whom the product may ask for a contractor's renewals, by line: its own people (5005) and the firm. */
export function renewalConsentsQuery(
  firestore: Firestore,
  contractorId: string,
): RecordQuery<'renewalConsents'> {
  return query(recordsOf(firestore, 'renewalConsents', contractorId));
}

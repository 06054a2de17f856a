import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query, where } from 'firebase/firestore';
import type { FolderPlace } from './folder-queries.ts';

/** Requests of a contractor that are not done, those due first on top: all for the firm, the own ones for a client. */
export function documentRequestsQuery(
  firestore: Firestore,
  { contractorId, clientId }: FolderPlace,
): RecordQuery<'documentRequests'> {
  return query(
    recordsOf(firestore, 'documentRequests'),
    ...(clientId === undefined ? [] : [where('clientId', '==', clientId)]),
    where('contractorId', '==', contractorId),
    where('state', 'in', ['open', 'submitted']),
    orderBy('dueOn'),
  );
}

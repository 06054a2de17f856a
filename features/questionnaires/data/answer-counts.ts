import { collectionPath, collectionGroup as groupOf, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import {
  collection,
  collectionGroup,
  type Firestore,
  getCountFromServer,
  query,
  where,
} from 'firebase/firestore';

/**
 * How many contractors a new version of a definition concerns: for the firm those that have answers to it, for a client those
 * that work for it. Rejects without a connection.
 */
export async function countConcerned(
  firestore: Firestore,
  { definitionId, owner }: { readonly definitionId: string; readonly owner: string },
): Promise<number> {
  const concerned =
    owner === 'firm'
      ? query(collectionGroup(firestore, groupOf('answers')), where('definitionId', '==', definitionId))
      : query(
          collection(firestore, collectionPath('engagements')),
          where('clientId', '==', owner),
          where('state', 'in', [...OPEN_ENGAGEMENT_STATES]),
        );
  return (await getCountFromServer(concerned)).data().count;
}

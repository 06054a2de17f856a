import {
  clientReviewsQuery,
  type LiveState,
  reviewsOfSubjectQuery,
  type StoredRecord,
  useLiveQuery,
} from '@vcms/data';
import type { Review } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';

/** Decisions about a contractor's policies that the reader may see, the newest first. */
export function usePolicyReviews(
  contractorId: string,
  clientId: string | undefined,
  count: number,
): LiveState<StoredRecord<Review>> {
  const { firestore } = useBackend();
  const all =
    clientId === undefined
      ? reviewsOfSubjectQuery(firestore, contractorId, 'policy')
      : clientReviewsQuery(firestore, contractorId, clientId, 'policy');
  return useLiveQuery(query(all, limit(count)));
}

import {
  type DataFailure,
  recordsOf,
  type Standing,
  type StoredRecord,
  shownEvidenceQuery,
  standingsOf,
  useLiveQuery,
} from '@vcms/data';
import type { Policy, Review } from '@vcms/domain';
import { damagedIn, itemsOf, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import type { RegisterSide } from './register-side.ts';
import { usePolicyReviews } from './use-policy-reviews.ts';

/** One contractor's certificates as one side sees them. */
export interface ContractorFile {
  /** Results at the clients that the side sees, by their names; a client sees its own. */
  readonly standings: readonly Standing[];
  /** The one that ends last on top. */
  readonly policies: readonly StoredRecord<Policy>[];
  /** The newest on top. */
  readonly reviews: readonly StoredRecord<Review>[];
  readonly damaged: number;
}

export type ContractorFileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly file: ContractorFile };

/** Decisions shown at most: older ones belong to policies that ended long ago. */
const REVIEWS_READ = 200;

/** Results, policies and decisions of one contractor, live. */
export function useContractorFile(side: RegisterSide, contractorId: string): ContractorFileState {
  const { firestore } = useBackend();
  const { clientId } = side;
  const results = useLiveQuery(standingsOf(firestore, { clientId, contractorId }));
  const stored = recordsOf(firestore, 'policies', contractorId);
  const policies = useLiveQuery(clientId === undefined ? stored : shownEvidenceQuery(stored));
  const reviews = usePolicyReviews(contractorId, clientId, REVIEWS_READ);
  return useMemo((): ContractorFileState => {
    const lists = [results, policies, reviews];
    const waiting = waitingFor(lists);
    if (waiting !== undefined) return waiting;
    return {
      kind: 'ready',
      file: {
        standings: itemsOf(results).toSorted((left, right) =>
          left.clientName.localeCompare(right.clientName),
        ),
        policies: itemsOf(policies)
          .filter(({ state }) => state !== 'draft')
          .toSorted((left, right) => right.expiration.localeCompare(left.expiration)),
        reviews: itemsOf(reviews),
        damaged: damagedIn(lists),
      },
    };
  }, [results, policies, reviews]);
}

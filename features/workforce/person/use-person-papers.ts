import { type StoredRecord, shownEvidenceQuery, useLiveQuery } from '@vcms/data';
import type { Review, StaffDocument } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { documentsOfPersonQuery, reviewsOfPersonQuery } from '../data/queries.ts';

export interface PersonPapers {
  readonly documents: readonly StoredRecord<StaffDocument>[];
  readonly reviews: readonly StoredRecord<Review>[];
}

export type PersonPapersState = Waiting | ({ readonly kind: 'ready' } & PersonPapers);

/** One person's documents and what was decided on them, kept up to date; `clientId`: the client that reads, which sees no drafts. */
export function usePersonPapers(contractorId: string, staffId: string, clientId?: string): PersonPapersState {
  const { firestore } = useBackend();
  const all = documentsOfPersonQuery(firestore, contractorId, staffId);
  const documents = useLiveQuery(clientId === undefined ? all : shownEvidenceQuery(all));
  const reviews = useLiveQuery(reviewsOfPersonQuery(firestore, contractorId, staffId, clientId));
  return useMemo((): PersonPapersState => {
    const waiting = waitingFor([documents, reviews]);
    return waiting ?? { kind: 'ready', documents: itemsOf(documents), reviews: itemsOf(reviews) };
  }, [documents, reviews]);
}

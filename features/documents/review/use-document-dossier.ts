import {
  companyRef,
  engagementOfPairQuery,
  engagementsOfContractorQuery,
  type LiveState,
  ownReviewsQuery,
  recordRef,
  reviewsOfSubjectQuery,
  type StoredRecord,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import type { Company, CompanyDocument, Engagement, Review } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';

/** One document of one contractor. */
export interface DocumentAddress {
  readonly contractorId: string;
  readonly documentId: string;
}

/** What a review of one document looks at, as read under the reviewer's rights. */
export interface DocumentDossier {
  readonly company: Company;
  readonly document: StoredRecord<CompanyDocument>;
  /** Decisions on documents of this contractor: all for the firm, the own ones for a client. */
  readonly reviews: readonly StoredRecord<Review>[];
  readonly engagements: readonly Engagement[];
}

export type DocumentDossierState =
  | Waiting
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly dossier: DocumentDossier };

interface SideLists {
  readonly engagements: LiveState<Engagement>;
  readonly reviews: LiveState<StoredRecord<Review>>;
}

function useJoined({ contractorId, documentId }: DocumentAddress, lists: SideLists): DocumentDossierState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const document = useLiveDocument(recordRef(firestore, 'documents', contractorId, documentId));
  const { engagements, reviews } = lists;
  return useMemo((): DocumentDossierState => {
    // Who may not open it is told what somebody is told who looks for a document that is not there.
    if (document.kind === 'failed')
      return document.failure.kind === 'denied' ? { kind: 'missing' } : document;
    if (company.kind === 'failed') return company;
    const waiting = waitingFor([engagements, reviews]);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading' || document.kind === 'loading') return { kind: 'loading' };
    if (company.kind !== 'ready' || document.kind !== 'ready') return { kind: 'missing' };
    const records = { engagements: itemsOf(engagements), reviews: itemsOf(reviews) };
    return { kind: 'ready', dossier: { company: company.value, document: document.value, ...records } };
  }, [company, document, engagements, reviews]);
}

/** What the firm reviews by. */
export function useFirmDossier(address: DocumentAddress): DocumentDossierState {
  const { firestore } = useBackend();
  const { contractorId } = address;
  return useJoined(address, {
    engagements: useLiveQuery(engagementsOfContractorQuery(firestore, contractorId)),
    reviews: useLiveQuery(reviewsOfSubjectQuery(firestore, contractorId, 'document')),
  });
}

/** What a client reviews by: its own decisions, as those of others may be on what it cannot open. */
export function useClientDossier(address: DocumentAddress): DocumentDossierState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { contractorId } = address;
  return useJoined(address, {
    engagements: useLiveQuery(engagementOfPairQuery(firestore, companyId, contractorId)),
    reviews: useLiveQuery(ownReviewsQuery(firestore, contractorId, companyId, 'document')),
  });
}

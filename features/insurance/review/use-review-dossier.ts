import {
  clientReviewsQuery,
  companyRef,
  engagementOfPairQuery,
  engagementsOfContractorQuery,
  type LiveState,
  overridesQuery,
  recordRef,
  recordsOf,
  requirementSetsQuery,
  reviewsOfSubjectQuery,
  shownEvidenceQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
  variancesOfPairQuery,
  variancesQuery,
} from '@vcms/data';
import { ABSENT_EVIDENCE_STATES, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import type { ReviewRecords, StoredPolicy } from './judge-candidate.ts';

/** One policy of one contractor. */
export interface PolicyAddress {
  readonly contractorId: string;
  readonly policyId: string;
}

export interface ReviewDossier {
  readonly policy: StoredPolicy;
  readonly records: ReviewRecords;
}

export type ReviewDossierState =
  | Waiting
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly file: ReviewDossier };

type Lists = {
  readonly [Name in Exclude<keyof ReviewRecords, 'company'>]: LiveState<ReviewRecords[Name][number]>;
};

/** The lists together with the company; the policy under review is one of the contractor's. */
function useJoined({ contractorId, policyId }: PolicyAddress, lists: Lists): ReviewDossierState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const { engagements, policies, holders, reviews, requirementSets, overrides, variances } = lists;
  return useMemo((): ReviewDossierState => {
    const all = [engagements, policies, holders, reviews, requirementSets, overrides, variances];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor(all);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    const policy = itemsOf(policies).find(({ id }) => id === policyId);
    if (company.kind !== 'ready' || policy === undefined) return { kind: 'missing' };
    const records: ReviewRecords = {
      company: company.value,
      engagements: itemsOf(engagements),
      policies: itemsOf(policies).filter(({ state }) => !ABSENT_EVIDENCE_STATES.includes(state)),
      holders: itemsOf(holders),
      reviews: itemsOf(reviews),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      variances: itemsOf(variances),
    };
    return { kind: 'ready', file: { policy, records } };
  }, [company, policyId, engagements, policies, holders, reviews, requirementSets, overrides, variances]);
}

/** What the firm reviews by: the demands of every client of the contractor. */
export function useFirmReviewFile(address: PolicyAddress): ReviewDossierState {
  const { firestore } = useBackend();
  const { contractorId, policyId } = address;
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, contractorId));
  const engagements = useMemo(
    () =>
      relations.kind === 'ready'
        ? {
            ...relations,
            items: relations.items.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state)),
          }
        : relations,
    [relations],
  );
  return useJoined(address, {
    engagements,
    policies: useLiveQuery(recordsOf(firestore, 'policies', contractorId)),
    holders: useLiveQuery(recordsOf(firestore, 'policyHolders', contractorId, policyId)),
    reviews: useLiveQuery(reviewsOfSubjectQuery(firestore, contractorId, 'policy')),
    requirementSets: useLiveQueries(
      itemsOf(engagements).map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'client')),
    ),
    overrides: useLiveQuery(overridesQuery(firestore, { contractorId })),
    variances: useLiveQuery(variancesQuery(firestore, { contractorId })),
  });
}

/** What a client reviews by: its own demands, what the policy shows for it alone, and no drafts. */
export function useClientReviewFile(address: PolicyAddress): ReviewDossierState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { contractorId, policyId } = address;
  const policies = useLiveQuery(shownEvidenceQuery(recordsOf(firestore, 'policies', contractorId)));
  const own = useLiveDocument(recordRef(firestore, 'policyHolders', contractorId, policyId, companyId));
  // What a draft shows may be refused like the draft: the page says that there is no such policy, not that a read failed.
  const isAbsent = policies.kind === 'ready' && policies.items.every(({ id }) => id !== policyId);
  const holders = useMemo((): Lists['holders'] => {
    if (isAbsent) return { kind: 'ready', items: [], unreadable: [] };
    if (own.kind === 'loading' || own.kind === 'failed') return own;
    return { kind: 'ready', items: own.kind === 'ready' ? [own.value] : [], unreadable: [] };
  }, [own, isAbsent]);
  return useJoined(address, {
    engagements: useLiveQuery(engagementOfPairQuery(firestore, companyId, contractorId)),
    policies,
    holders,
    reviews: useLiveQuery(clientReviewsQuery(firestore, contractorId, companyId, 'policy')),
    requirementSets: useLiveQuery(requirementSetsQuery(firestore, companyId, 'client')),
    overrides: useLiveQuery(overridesQuery(firestore, { clientId: companyId })),
    variances: useLiveQuery(variancesOfPairQuery(firestore, companyId, contractorId)),
  });
}

import {
  companyRef,
  engagementsOfContractorQuery,
  overridesQuery,
  recordsOf,
  requirementSetsQuery,
  reviewsOfContractorQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
  variancesQuery,
} from '@vcms/data';
import { localDate } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { ASKING_STATES, type InsuranceDossier, toInsuranceDossier } from './insurance-dossier.ts';

export type InsuranceDossierState =
  | Waiting
  /** The company's own record cannot be used. */
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly file: InsuranceDossier; readonly damaged: number };

/** A contractor's insurance, kept up to date: what is on file, what each client asks, how it stands today. */
export function useInsuranceDossier(companyId: string, now: () => Date): InsuranceDossierState {
  const { firestore } = useBackend();
  const side = { contractorId: companyId };
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const policies = useLiveQuery(recordsOf(firestore, 'policies', companyId));
  const documents = useLiveQuery(recordsOf(firestore, 'documents', companyId));
  const reviews = useLiveQuery(reviewsOfContractorQuery(firestore, companyId));
  const overrides = useLiveQuery(overridesQuery(firestore, side));
  const variances = useLiveQuery(variancesQuery(firestore, side));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const requirementSets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );
  const holders = useLiveQueries(
    itemsOf(policies).map(({ id }) => recordsOf(firestore, 'policyHolders', companyId, id)),
  );

  return useMemo((): InsuranceDossierState => {
    const lists = [relations, policies, documents, reviews, overrides, variances, requirementSets, holders];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor(lists);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'no-company' };
    const records = {
      company: company.value,
      engagements,
      policies: itemsOf(policies),
      holders: itemsOf(holders),
      documents: itemsOf(documents),
      reviews: itemsOf(reviews),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      variances: itemsOf(variances),
    };
    const file = toInsuranceDossier(records, localDate(now(), company.value.timezone));
    return { kind: 'ready', file, damaged: damagedIn(lists) };
  }, [
    company,
    relations,
    engagements,
    policies,
    documents,
    reviews,
    overrides,
    variances,
    requirementSets,
    holders,
    now,
  ]);
}

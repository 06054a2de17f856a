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
} from '@vcms/data';
import { localDate } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from '@vcms/safety-record/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { ASKING_STATES, type SafetyDossier, toSafetyDossier } from './safety-dossier.ts';

export type SafetyDossierState =
  | Waiting
  /** The company's own record cannot be used. */
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly file: SafetyDossier; readonly damaged: number };

/** A contractor's safety record, kept up to date: its years and modifications, and what each client asks of them. */
export function useSafetyDossier(companyId: string, now: () => Date): SafetyDossierState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const years = useLiveQuery(oshaYearsQuery(firestore, companyId));
  const emr = useLiveQuery(emrRecordsQuery(firestore, companyId));
  const notRated = useLiveQuery(notRatedQuery(firestore, companyId));
  const documents = useLiveQuery(recordsOf(firestore, 'documents', companyId));
  const reviews = useLiveQuery(reviewsOfContractorQuery(firestore, companyId));
  const overrides = useLiveQuery(overridesQuery(firestore, { contractorId: companyId }));
  const benchmarks = useLiveQuery(recordsOf(firestore, 'benchmarks'));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const requirementSets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );

  return useMemo((): SafetyDossierState => {
    const lists = [
      ...[relations, years, emr, notRated, documents],
      ...[reviews, overrides, benchmarks, requirementSets],
    ];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor(lists);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'no-company' };
    const records = {
      company: company.value,
      engagements,
      years: itemsOf(years),
      emr: itemsOf(emr),
      notRated: itemsOf(notRated),
      documents: itemsOf(documents),
      reviews: itemsOf(reviews),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      benchmarks: itemsOf(benchmarks),
    };
    const file = toSafetyDossier(records, localDate(now(), company.value.timezone));
    return { kind: 'ready', file, damaged: damagedIn(lists) };
  }, [
    company,
    relations,
    engagements,
    years,
    emr,
    notRated,
    documents,
    reviews,
    overrides,
    benchmarks,
    requirementSets,
    now,
  ]);
}

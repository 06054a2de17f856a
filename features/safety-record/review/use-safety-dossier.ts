import {
  benchmarksQuery,
  clientReviewsQuery,
  companyRef,
  engagementOfPairQuery,
  engagementsOfContractorQuery,
  type LiveState,
  overridesQuery,
  requirementSetsQuery,
  reviewsOfSubjectQuery,
  type StoredRecord,
  shownEvidenceQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import {
  type Benchmark,
  type Company,
  type EmrRecord,
  type Engagement,
  type NotRated,
  OPEN_ENGAGEMENT_STATES,
  type OshaYear,
  type RequirementOverride,
  type RequirementSet,
  type Review,
} from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from '../data/record-queries.ts';
import type { SafetySubject } from './safety-subject.ts';
import type { StatisticsSubject } from './statistics-topic.ts';

/** One record of one contractor. */
export interface RecordAddress {
  readonly contractorId: string;
  readonly kind: StatisticsSubject;
  readonly recordId: string;
}

/** What a review of one record looks at, as read under the reviewer's rights. */
export interface SafetyRecords {
  readonly company: Company;
  /** Of the clients whose limits count: all of them for the firm, the own one for a client. */
  readonly engagements: readonly Engagement[];
  readonly oshaYears: readonly StoredRecord<OshaYear>[];
  readonly emr: readonly StoredRecord<EmrRecord>[];
  readonly notRated: readonly StoredRecord<NotRated>[];
  /** Of this kind. */
  readonly reviews: readonly StoredRecord<Review>[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  /** Of the contractor's industry and those above it. */
  readonly benchmarks: readonly Benchmark[];
}

export interface SafetyDossier {
  readonly subject: SafetySubject;
  readonly records: SafetyRecords;
}

export type SafetyDossierState =
  | Waiting
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly dossier: SafetyDossier };

type SideLists = {
  readonly [Name in Exclude<keyof SafetyRecords, 'company' | 'benchmarks'>]: LiveState<
    SafetyRecords[Name][number]
  >;
};

function subjectIn(
  { kind, recordId }: RecordAddress,
  { oshaYears, emr, notRated }: SafetyRecords,
): SafetySubject | undefined {
  if (kind === 'osha_year') {
    const record = oshaYears.find(({ id }) => id === recordId);
    return record && { kind, record };
  }
  if (kind === 'emr') {
    const record = emr.find(({ id }) => id === recordId);
    return record && { kind, record };
  }
  const record = notRated.find(({ id }) => id === recordId);
  return record && { kind, record };
}

/** The industry's codes of 6, 4, 3 and 2 digits, by which benchmarks are kept. */
function industryCodes(naics: string | undefined): readonly string[] {
  return naics === undefined ? [] : [6, 4, 3, 2].map((digits) => naics.slice(0, digits));
}

/** The lists of one side together with the company and its industry. */
function useJoined(address: RecordAddress, lists: SideLists): SafetyDossierState {
  const { firestore } = useBackend();
  const { contractorId, kind, recordId } = address;
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const naics = company.kind === 'ready' ? company.value.naicsPrimary : undefined;
  const benchmarks = useLiveQueries(industryCodes(naics).map((code) => benchmarksQuery(firestore, code)));
  const { oshaYears, emr, notRated, engagements, reviews, requirementSets, overrides } = lists;
  return useMemo((): SafetyDossierState => {
    const own = [oshaYears, emr, notRated, benchmarks];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor([...own, engagements, reviews, requirementSets, overrides]);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'missing' };
    const records: SafetyRecords = {
      company: company.value,
      engagements: itemsOf(engagements),
      oshaYears: itemsOf(oshaYears),
      emr: itemsOf(emr),
      notRated: itemsOf(notRated),
      reviews: itemsOf(reviews),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      benchmarks: itemsOf(benchmarks),
    };
    const subject = subjectIn({ contractorId, kind, recordId }, records);
    return subject === undefined ? { kind: 'missing' } : { kind: 'ready', dossier: { subject, records } };
  }, [
    company,
    contractorId,
    kind,
    recordId,
    oshaYears,
    emr,
    notRated,
    benchmarks,
    engagements,
    reviews,
    requirementSets,
    overrides,
  ]);
}

/** What the firm reviews by: the limits of every client of the contractor. */
export function useFirmDossier(address: RecordAddress): SafetyDossierState {
  const { firestore } = useBackend();
  const { contractorId, kind } = address;
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, contractorId));
  const engagements = useMemo(() => {
    if (relations.kind !== 'ready') return relations;
    const open = relations.items.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
    return { ...relations, items: open };
  }, [relations]);
  return useJoined(address, {
    engagements,
    oshaYears: useLiveQuery(oshaYearsQuery(firestore, contractorId)),
    emr: useLiveQuery(emrRecordsQuery(firestore, contractorId)),
    notRated: useLiveQuery(notRatedQuery(firestore, contractorId)),
    reviews: useLiveQuery(reviewsOfSubjectQuery(firestore, contractorId, kind)),
    requirementSets: useLiveQueries(
      itemsOf(engagements).map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'client')),
    ),
    overrides: useLiveQuery(overridesQuery(firestore, { contractorId })),
  });
}

/** What a client reviews by: its own limits, and no drafts. */
export function useClientDossier(address: RecordAddress): SafetyDossierState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { contractorId, kind } = address;
  return useJoined(address, {
    engagements: useLiveQuery(engagementOfPairQuery(firestore, companyId, contractorId)),
    oshaYears: useLiveQuery(shownEvidenceQuery(oshaYearsQuery(firestore, contractorId))),
    emr: useLiveQuery(shownEvidenceQuery(emrRecordsQuery(firestore, contractorId))),
    notRated: useLiveQuery(shownEvidenceQuery(notRatedQuery(firestore, contractorId))),
    reviews: useLiveQuery(clientReviewsQuery(firestore, contractorId, companyId, kind)),
    requirementSets: useLiveQuery(requirementSetsQuery(firestore, companyId, 'client')),
    overrides: useLiveQuery(overridesQuery(firestore, { clientId: companyId })),
  });
}

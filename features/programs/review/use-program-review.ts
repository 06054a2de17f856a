import {
  clientReviewsQuery,
  companyRef,
  engagementOfPairQuery,
  engagementsOfContractorQuery,
  type LiveState,
  overridesQuery,
  recordsOf,
  requirementSetsQuery,
  reviewsOfSubjectQuery,
  type StoredRecord,
  shownEvidenceQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import {
  type Engagement,
  OPEN_ENGAGEMENT_STATES,
  type Program,
  type ProgramVersion,
  type RequirementOverride,
  type RequirementSet,
  type Review,
} from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { useJudgedProgram } from '../data/use-judged-program.ts';
import type { ProgramRecords } from '../model/required-programs.ts';
import { type SecondLook, secondLookOf } from '../model/second-look.ts';
import { versionsOf } from '../model/version-findings.ts';

/** One version of one contractor. */
export interface VersionAddress {
  readonly contractorId: string;
  readonly versionId: string;
}

/** What a review of one version looks at, as read under the reviewer's rights. */
export interface ProgramReview {
  readonly subject: StoredRecord<ProgramVersion>;
  /** Of the same program, the newest first. */
  readonly versions: readonly StoredRecord<ProgramVersion>[];
  /** In the edition that the subject was submitted against. Undefined: it is not in the catalogue. */
  readonly program: Program | undefined;
  readonly records: ProgramRecords;
  readonly reviews: readonly StoredRecord<Review>[];
  /** Where the contractor asked for one. */
  readonly secondLook: SecondLook | undefined;
}

export type ProgramReviewState =
  | Waiting
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly file: ProgramReview };

interface SideLists {
  readonly versions: LiveState<StoredRecord<ProgramVersion>>;
  readonly engagements: LiveState<Engagement>;
  readonly reviews: LiveState<StoredRecord<Review>>;
  readonly requirementSets: LiveState<RequirementSet>;
  readonly overrides: LiveState<RequirementOverride>;
}

/** The lists of one side together with the company and the catalogue. */
function useJoined({ contractorId, versionId }: VersionAddress, lists: SideLists): ProgramReviewState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const catalogue = useLiveQuery(recordsOf(firestore, 'programs'));
  const { versions, engagements, reviews, requirementSets, overrides } = lists;
  const subject = itemsOf(versions).find(({ id }) => id === versionId);
  const { editions, program } = useJudgedProgram(itemsOf(catalogue), subject);
  return useMemo((): ProgramReviewState => {
    if (company.kind === 'failed') return company;
    const all = [versions, catalogue, editions, engagements, reviews, requirementSets, overrides];
    const waiting = waitingFor(all);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready' || subject === undefined) return { kind: 'missing' };
    const records: ProgramRecords = {
      company: company.value,
      engagements: itemsOf(engagements),
      catalogue: itemsOf(catalogue),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      variances: [],
      reviews: itemsOf(reviews),
    };
    const file = {
      subject,
      versions: versionsOf(itemsOf(versions), subject.programId),
      program,
      records,
      reviews: itemsOf(reviews),
      secondLook: secondLookOf(subject, itemsOf(reviews)),
    };
    return { kind: 'ready', file };
  }, [
    company,
    versions,
    catalogue,
    editions,
    program,
    subject,
    engagements,
    reviews,
    requirementSets,
    overrides,
  ]);
}

/** What the firm reviews by: what every client of the contractor asks. */
export function useFirmReview(address: VersionAddress): ProgramReviewState {
  const { firestore } = useBackend();
  const { contractorId } = address;
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, contractorId));
  const engagements = useMemo(() => {
    if (relations.kind !== 'ready') return relations;
    const open = relations.items.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
    return { ...relations, items: open };
  }, [relations]);
  return useJoined(address, {
    versions: useLiveQuery(recordsOf(firestore, 'programVersions', contractorId)),
    engagements,
    reviews: useLiveQuery(reviewsOfSubjectQuery(firestore, contractorId, 'program')),
    requirementSets: useLiveQueries(
      itemsOf(engagements).map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'client')),
    ),
    overrides: useLiveQuery(overridesQuery(firestore, { contractorId })),
  });
}

/** What a client reviews by: what it asks itself, and no drafts. */
export function useClientReview(address: VersionAddress): ProgramReviewState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const { contractorId } = address;
  return useJoined(address, {
    versions: useLiveQuery(shownEvidenceQuery(recordsOf(firestore, 'programVersions', contractorId))),
    engagements: useLiveQuery(engagementOfPairQuery(firestore, companyId, contractorId)),
    reviews: useLiveQuery(clientReviewsQuery(firestore, contractorId, companyId, 'program')),
    requirementSets: useLiveQuery(requirementSetsQuery(firestore, companyId, 'client')),
    overrides: useLiveQuery(overridesQuery(firestore, { clientId: companyId })),
  });
}

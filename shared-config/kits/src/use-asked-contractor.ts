import {
  companyRef,
  engagementsOfContractorQuery,
  type LiveState,
  overridesQuery,
  recordsOf,
  requirementSetsQuery,
  reviewsOfContractorQuery,
  reviewsOfSubjectQuery,
  type StoredRecord,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import {
  ASKING_STATES,
  type CalendarDate,
  type Company,
  type CompanyDocument,
  type Engagement,
  localDate,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  type ReviewSubject,
} from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { damagedIn, itemsOf, type Waiting, waitingFor } from './join-states.ts';

/** What every line needs of a contractor: who asks, what is asked, which papers are on file, what was decided. */
export interface AskedRecords {
  readonly company: Company;
  /** Relations whose client asks something, from the invitation to the end. */
  readonly engagements: readonly Engagement[];
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly reviews: readonly Review[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
}

/** Those records on their way; a line joins its own lists to them with `dossierOf`. */
export interface AskedContractor {
  readonly lists: readonly LiveState<unknown>[];
  readonly state: Waiting | { readonly kind: 'no-company' } | ({ readonly kind: 'there' } & AskedRecords);
}

/**
 * The records under the contractor's own rights, kept up to date.
 * @param subject reviews of this kind of evidence only; absent: of every kind
 */
export function useAskedContractor(companyId: string, subject?: ReviewSubject): AskedContractor {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const documents = useLiveQuery(recordsOf(firestore, 'documents', companyId));
  const reviews = useLiveQuery(
    subject === undefined
      ? reviewsOfContractorQuery(firestore, companyId)
      : reviewsOfSubjectQuery(firestore, companyId, subject),
  );
  const overrides = useLiveQuery(overridesQuery(firestore, { contractorId: companyId }));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const requirementSets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );
  return useMemo((): AskedContractor => {
    const lists = [relations, documents, reviews, overrides, requirementSets];
    if (company.kind === 'failed' || company.kind === 'loading') return { lists, state: company };
    if (company.kind !== 'ready') return { lists, state: { kind: 'no-company' } };
    const records = {
      company: company.value,
      engagements,
      documents: itemsOf(documents),
      reviews: itemsOf(reviews),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
    };
    return { lists, state: { kind: 'there', ...records } };
  }, [company, relations, engagements, documents, reviews, requirementSets, overrides]);
}

export type DossierState<File> =
  | Waiting
  /** The company's own record cannot be used. */
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly file: File; readonly damaged: number };

/**
 * A line's view of a contractor, once its own lists and those of every line are there.
 * @param make the view, of the records and of today where the company is
 */
export function dossierOf<File>(
  { lists, state }: AskedContractor,
  own: readonly LiveState<unknown>[],
  now: () => Date,
  make: (records: AskedRecords, today: CalendarDate) => File,
): DossierState<File> {
  if (state.kind === 'failed') return state;
  const all = [...lists, ...own];
  const waiting = waitingFor(all);
  if (waiting !== undefined) return waiting;
  if (state.kind !== 'there') return state;
  const { kind: _, ...records } = state;
  const file = make(records, localDate(now(), records.company.timezone));
  return { kind: 'ready', file, damaged: damagedIn(all) };
}

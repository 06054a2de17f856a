import {
  companyRef,
  engagementsOfContractorQuery,
  overridesQuery,
  recordsOf,
  requirementSetsQuery,
  reviewsOfSubjectQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
  variancesQuery,
} from '@vcms/data';
import { type EngagementState, localDate } from '@vcms/domain';
import { damagedIn, itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type ProgramDossier, toProgramDossier } from './program-dossier.ts';

export type ProgramDossierState =
  | Waiting
  /** The company's own record cannot be used. */
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly file: ProgramDossier; readonly damaged: number };

/** Relations whose client asks something of the contractor, from the invitation to the end. */
const ASKING_STATES: readonly EngagementState[] = [
  'invited',
  'in_progress',
  'submitted',
  'approved',
  'suspended',
];

/** A contractor's safety programs, kept up to date: what each client asks for and what is on file. */
export function useProgramDossier(companyId: string, now: () => Date): ProgramDossierState {
  const { firestore } = useBackend();
  const side = { contractorId: companyId };
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const versions = useLiveQuery(recordsOf(firestore, 'programVersions', companyId));
  const catalogue = useLiveQuery(recordsOf(firestore, 'programs'));
  const documents = useLiveQuery(recordsOf(firestore, 'documents', companyId));
  const reviews = useLiveQuery(reviewsOfSubjectQuery(firestore, companyId, 'program'));
  const overrides = useLiveQuery(overridesQuery(firestore, side));
  const variances = useLiveQuery(variancesQuery(firestore, side));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const requirementSets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );

  return useMemo((): ProgramDossierState => {
    const lists = [
      ...[relations, versions, catalogue, documents],
      ...[reviews, overrides, variances, requirementSets],
    ];
    if (company.kind === 'failed') return company;
    const waiting = waitingFor(lists);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'no-company' };
    const records = {
      company: company.value,
      engagements,
      catalogue: itemsOf(catalogue),
      requirementSets: itemsOf(requirementSets),
      overrides: itemsOf(overrides),
      variances: itemsOf(variances),
      reviews: itemsOf(reviews),
    };
    const today = localDate(now(), company.value.timezone);
    const file = toProgramDossier(records, itemsOf(versions), itemsOf(documents), today);
    return { kind: 'ready', file, damaged: damagedIn(lists) };
  }, [
    company,
    relations,
    engagements,
    versions,
    catalogue,
    documents,
    reviews,
    overrides,
    variances,
    requirementSets,
    now,
  ]);
}

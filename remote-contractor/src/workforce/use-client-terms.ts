import {
  companyRef,
  engagementsOfContractorQuery,
  overridesQuery,
  requirementSetsQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import {
  type CalendarDate,
  type Company,
  type Engagement,
  EVIDENCE_VISIBLE_STATES,
  localDate,
  type StaffDocType,
} from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { docTypesQuery } from '@vcms/workforce/data';
import type { PersonTerms } from '@vcms/workforce/model';
import { useMemo } from 'react';

/** One client that the contractor's people can work for, and what it requires of them. */
export interface ClientTerms extends PersonTerms {
  readonly engagement: Engagement;
}

export interface WorkforceTerms {
  readonly company: Company;
  readonly today: CalendarDate;
  readonly clients: readonly ClientTerms[];
  /** Types that clients use now, each code once; sensitive where one of them says so. */
  readonly docTypes: readonly StaffDocType[];
}

export type WorkforceTermsState =
  | Waiting
  | { readonly kind: 'no-company' }
  | { readonly kind: 'ready'; readonly terms: WorkforceTerms };

/** Each code once: the longest validity and the strictest secrecy of all clients. */
function mergedTypes(types: readonly StaffDocType[]): readonly StaffDocType[] {
  const byId = new Map<string, StaffDocType>();
  for (const type of types) {
    const known = byId.get(type.id);
    byId.set(
      type.id,
      known === undefined ? type : { ...known, sensitive: known.sensitive || type.sensitive },
    );
  }
  return [...byId.values()].toSorted((left, right) => left.name.localeCompare(right.name));
}

/** What every client of the contractor requires of people, kept up to date. */
export function useClientTerms(companyId: string, now: () => Date): WorkforceTermsState {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const overrides = useLiveQuery(overridesQuery(firestore, { contractorId: companyId }));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state)),
    [relations],
  );
  const sets = useLiveQueries(
    engagements.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );
  const types = useLiveQueries(engagements.map(({ clientId }) => docTypesQuery(firestore, clientId)));
  return useMemo((): WorkforceTermsState => {
    const waiting = waitingFor([relations, overrides, sets, types]);
    if (company.kind === 'failed') return company;
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    if (company.kind !== 'ready') return { kind: 'no-company' };
    const clients = engagements
      .toSorted((left, right) => left.clientName.localeCompare(right.clientName))
      .map((engagement) => ({
        engagement,
        clientId: engagement.clientId,
        sets: itemsOf(sets).filter(({ clientId }) => clientId === engagement.clientId),
        docTypes: itemsOf(types).filter(({ clientId }) => clientId === engagement.clientId),
        overrides: itemsOf(overrides).filter(({ clientId }) => clientId === engagement.clientId),
      }));
    const docTypes = mergedTypes(itemsOf(types).filter(({ active }) => active));
    const today = localDate(now(), company.value.timezone);
    return { kind: 'ready', terms: { company: company.value, today, clients, docTypes } };
  }, [company, relations, overrides, sets, types, engagements, now]);
}

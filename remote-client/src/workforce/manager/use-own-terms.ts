import { companyRef, requirementSetsQuery, useLiveDocument, useLiveQuery } from '@vcms/data';
import { type CalendarDate, localDate, type RequirementSet, type StaffDocType } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { docTypesQuery } from '@vcms/workforce/data';
import { useMemo } from 'react';
import { inOrder } from '../types/use-staff-types.ts';

/** What the own client requires of everybody on site. */
export interface OwnTerms {
  readonly clientId: string;
  readonly clientName: string;
  readonly today: CalendarDate;
  /** Such as America/Chicago; '' when the client names none. */
  readonly timezone: string;
  readonly sets: readonly RequirementSet[];
  /** In the client's order. */
  readonly docTypes: readonly StaffDocType[];
}

export type OwnTermsState = Waiting | { readonly kind: 'ready'; readonly terms: OwnTerms };

/** The own client's versions and document types, kept up to date. */
export function useOwnTerms(now: () => Date): OwnTermsState {
  const { firestore } = useBackend();
  const { companyId: clientId } = useSession();
  const company = useLiveDocument(companyRef(firestore, clientId));
  const sets = useLiveQuery(requirementSetsQuery(firestore, clientId, 'client'));
  const types = useLiveQuery(docTypesQuery(firestore, clientId));
  return useMemo((): OwnTermsState => {
    if (company.kind === 'failed') return company;
    const waiting = waitingFor([sets, types]);
    if (waiting !== undefined) return waiting;
    if (company.kind === 'loading') return company;
    const { timezone, name } = company.kind === 'ready' ? company.value : { timezone: '', name: '' };
    const today = localDate(now(), timezone);
    const docTypes = inOrder(itemsOf(types));
    const own = { clientId, clientName: name, today, timezone };
    return { kind: 'ready', terms: { ...own, sets: itemsOf(sets), docTypes } };
  }, [company, sets, types, clientId, now]);
}

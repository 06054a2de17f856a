import { ENGAGEMENT_STATE_LABELS } from '@vcms/domain';
import { contractorsNamedQuery } from '@vcms/engagements/data';
import {
  pageSource,
  recordSource,
  SearchDialog,
  type SearchPanelProps,
  type SearchSource,
} from '@vcms/kits/search';
import { useBackend, useSession } from '@vcms/sdk';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** The client's own contractors, in whatever state. */
export function contractorSource(firestore: Firestore, clientId: string): SearchSource {
  return recordSource({
    label: 'Contractors',
    queryOf: (search, size) => contractorsNamedQuery(firestore, clientId, search, size),
    hitOf: ({ contractorId, contractorName, contractorCity, state }) => ({
      id: contractorId,
      title: contractorName,
      note: [ENGAGEMENT_STATE_LABELS[state], ...(contractorCity ? [contractorCity] : [])].join(' · '),
      to: `/new-contractor-request/${encodeURIComponent(contractorId)}`,
    }),
  });
}

/** What 5003 and 5004 may find. */
export function ClientSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const { role, companyId } = useSession();
  const sources = useMemo(
    () => [pageSource(menu, role), contractorSource(firestore, companyId)],
    [firestore, role, companyId],
  );
  return <SearchDialog {...props} sources={sources} hint="Contractor or page" />;
}

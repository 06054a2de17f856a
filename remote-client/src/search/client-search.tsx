import { ENGAGEMENT_STATE_LABELS, may } from '@vcms/domain';
import { contractorsNamedQuery } from '@vcms/engagements/data';
import {
  pageSource,
  recordSource,
  SearchDialog,
  type SearchPanelProps,
  type SearchSource,
} from '@vcms/kits/search';
import { useBackend, useSession } from '@vcms/sdk';
import { assignmentsNamedQuery } from '@vcms/workforce/data';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** The client's own contractors, in whatever state. */
function contractorSource(firestore: Firestore, clientId: string): SearchSource {
  return recordSource({
    label: 'Contractors',
    queryOf: (search, size) => contractorsNamedQuery(firestore, clientId, search, size),
    hitOf: ({ contractorId, contractorName, contractorCity = '', state }) => ({
      id: contractorId,
      title: contractorName,
      note: [ENGAGEMENT_STATE_LABELS[state], ...(contractorCity === '' ? [] : [contractorCity])].join(' · '),
      to: `/new-contractor-request/${encodeURIComponent(contractorId)}`,
    }),
  });
}

/** People who are assigned to the client, by first name; each leads to the page that the gate looks at. */
function peopleSource(firestore: Firestore, clientId: string): SearchSource {
  return recordSource({
    label: 'People',
    queryOf: (search, size) => assignmentsNamedQuery(firestore, clientId, search, size),
    hitOf: ({ staffId, name, jobRole }) => ({
      id: staffId,
      title: name,
      note: jobRole,
      to: `/work-manager/${encodeURIComponent(staffId)}`,
    }),
  });
}

/** What 5003 and 5004 may find. */
export function ClientSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const { role, companyId } = useSession();
  const seesPeople = may(role, 'reviewEvidence');
  const sources = useMemo(
    () => [
      contractorSource(firestore, companyId),
      ...(seesPeople ? [peopleSource(firestore, companyId)] : []),
      pageSource(menu, role),
    ],
    [firestore, role, companyId, seesPeople],
  );
  const hint = seesPeople ? 'Contractor, first name or page' : 'Contractor or page';
  return <SearchDialog {...props} sources={sources} hint={hint} />;
}

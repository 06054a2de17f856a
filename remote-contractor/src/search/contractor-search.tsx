import { formatDate, LINE_LABELS, may } from '@vcms/domain';
import { policiesNumberedQuery } from '@vcms/insurance/data';
import {
  pageSource,
  recordSource,
  SearchDialog,
  type SearchPanelProps,
  type SearchSource,
} from '@vcms/kits/search';
import { useBackend, useSession } from '@vcms/sdk';
import { staffNamedQuery } from '@vcms/workforce/data';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { menu } from '../menu.ts';

/** The company's own people. */
function peopleSource(firestore: Firestore, companyId: string): SearchSource {
  return recordSource({
    label: 'People',
    queryOf: (search, size) => staffNamedQuery(firestore, companyId, search, size),
    hitOf: ({ id, firstName, lastName, jobRole }) => ({
      id,
      title: `${firstName} ${lastName}`,
      note: jobRole,
      to: `/update-contractor-company?part=workforce&open=${encodeURIComponent(id)}`,
    }),
  });
}

function policySource(firestore: Firestore, companyId: string): SearchSource {
  return recordSource({
    label: 'Policies',
    queryOf: (search, size) => policiesNumberedQuery(firestore, companyId, search, size),
    hitOf: ({ id, policyNumber, line, expiration }) => ({
      id,
      title: policyNumber,
      note: `${LINE_LABELS[line]}, ends ${formatDate(expiration)}`,
      to: '/insurance',
    }),
  });
}

/** What 5005 and 5006 may find. */
export function ContractorSearch(props: SearchPanelProps) {
  const { firestore } = useBackend();
  const { role, companyId } = useSession();
  const keepsRecords = may(role, 'submitEvidence');
  const sources = useMemo(
    () => [
      ...(keepsRecords ? [peopleSource(firestore, companyId), policySource(firestore, companyId)] : []),
      pageSource(menu, role),
    ],
    [firestore, role, companyId, keepsRecords],
  );
  const hint = keepsRecords ? 'Last name, policy number or page' : 'Page';
  return <SearchDialog {...props} sources={sources} hint={hint} />;
}

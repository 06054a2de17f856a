import { recordRef, type Standing, standingsOf, useLiveDocument, useLiveQuery } from '@vcms/data';
import { EVIDENCE_VISIBLE_STATES, engagementId } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';

/** The relation to one contractor, and how it stands while its records are open. */
export function useContractor(contractorId: string) {
  const { firestore } = useBackend();
  const { companyId: clientId } = useSession();
  const engagement = useLiveDocument(
    recordRef(firestore, 'engagements', engagementId(clientId, contractorId)),
  );
  const isOpen = engagement.kind === 'ready' && EVIDENCE_VISIBLE_STATES.includes(engagement.value.state);
  const results = useLiveQuery(query(standingsOf(firestore, { clientId, contractorId }), limit(1)));
  const standing: Standing | undefined = isOpen && results.kind === 'ready' ? results.items[0] : undefined;
  return { clientId, engagement, standing, isOpen };
}

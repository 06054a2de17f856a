import {
  companyRef,
  overridesOfPairQuery,
  recordRef,
  requirementSetsQuery,
  type Standing,
  useLiveDocument,
  useLiveQuery,
  variancesOfPairQuery,
} from '@vcms/data';
import { engagementId, localDate } from '@vcms/domain';
import { itemsOf } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { liveStanding } from './live-standing.ts';
import type { ContractorFile } from './use-contractor-file.ts';
import { useOwnHolders } from './use-own-holders.ts';

/**
 * How a contractor's insurance stands over the records as they are now; undefined until all of them are there, and where one
 * of them cannot be read: then only the stored result can be shown.
 */
export function useLiveStanding(
  stored: Standing,
  { policies, reviews }: Pick<ContractorFile, 'policies' | 'reviews'>,
  now: () => Date,
): Standing | undefined {
  const { firestore } = useBackend();
  const { clientId, contractorId } = stored;
  const client = useLiveDocument(companyRef(firestore, clientId));
  const contractor = useLiveDocument(companyRef(firestore, contractorId));
  const engagement = useLiveDocument(
    recordRef(firestore, 'engagements', engagementId(clientId, contractorId)),
  );
  const sets = useLiveQuery(requirementSetsQuery(firestore, clientId, 'client'));
  const overrides = useLiveQuery(overridesOfPairQuery(firestore, clientId, contractorId));
  const variances = useLiveQuery(variancesOfPairQuery(firestore, clientId, contractorId));
  const ids = useMemo(() => policies.map(({ id }) => id), [policies]);
  const holders = useOwnHolders(contractorId, ids, clientId);
  return useMemo(() => {
    if (client.kind !== 'ready' || contractor.kind !== 'ready' || engagement.kind !== 'ready') {
      return undefined;
    }
    if ([sets, overrides, variances].some(({ kind }) => kind !== 'ready')) return undefined;
    if (holders === undefined) return undefined;
    const records = {
      contractor: contractor.value,
      engagement: engagement.value,
      requirementSets: itemsOf(sets),
      overrides: itemsOf(overrides),
      variances: itemsOf(variances),
      policies,
      holders,
      reviews,
    };
    return liveStanding(stored, records, localDate(now(), client.value.timezone));
  }, [stored, client, contractor, engagement, sets, overrides, variances, holders, policies, reviews, now]);
}

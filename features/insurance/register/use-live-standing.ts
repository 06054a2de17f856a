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
import { damagedIn, itemsOf } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { liveStanding } from './live-standing.ts';
import type { ContractorFile } from './use-contractor-file.ts';
import { useOwnHolders } from './use-own-holders.ts';

export interface LiveStanding {
  /** Absent until all records are there, and where one of them cannot be read: then only the stored result can be shown. */
  readonly standing?: Standing | undefined;
  /** A record that decides cannot be read: it may be the one that fails, so what is left says nothing (domain 3.7). */
  readonly isDamaged: boolean;
}

/** How a contractor's insurance stands over the records as they are now. */
export function useLiveStanding(
  stored: Standing,
  { policies, reviews, damaged }: Pick<ContractorFile, 'policies' | 'reviews' | 'damaged'>,
  now: () => Date,
): LiveStanding {
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
    const deciding = [sets, overrides, variances];
    const isDamaged = damaged + damagedIn(deciding) > 0;
    if (isDamaged) return { isDamaged };
    if (client.kind !== 'ready' || contractor.kind !== 'ready' || engagement.kind !== 'ready') {
      return { isDamaged };
    }
    if (holders === undefined || deciding.some(({ kind }) => kind !== 'ready')) return { isDamaged };
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
    const standing = liveStanding(stored, records, localDate(now(), client.value.timezone));
    return { standing, isDamaged };
  }, [
    stored,
    client,
    contractor,
    engagement,
    sets,
    overrides,
    variances,
    holders,
    policies,
    reviews,
    damaged,
    now,
  ]);
}

import { type LiveState, type StoredRecord, useLiveQuery } from '@vcms/data';
import type { BrokerRequest } from '@vcms/domain';
import { brokerRequestsQuery } from '@vcms/insurance/data';
import { useBackend, useSession } from '@vcms/sdk';

/** The company's requests to brokers, newest first, kept up to date. */
export function useBrokerRequests(): LiveState<StoredRecord<BrokerRequest>> {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  return useLiveQuery(brokerRequestsQuery(firestore, companyId));
}

import { type LiveState, recordsOf, type StoredRecord, useLiveQuery } from '@vcms/data';
import type { PolicyVersion } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';

/** What was submitted of one policy, as it was kept at each submission. */
export function usePolicyVersions(
  contractorId: string,
  policyId: string,
): LiveState<StoredRecord<PolicyVersion>> {
  const { firestore } = useBackend();
  return useLiveQuery(recordsOf(firestore, 'policyVersions', contractorId, policyId));
}

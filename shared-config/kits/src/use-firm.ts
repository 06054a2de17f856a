import { firmQuery, type LiveState, useLiveQuery } from '@vcms/data';
import type { Company } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';

/** The firm, for its name and contact. */
export function useFirm(): LiveState<Company> {
  return useLiveQuery(firmQuery(useBackend().firestore));
}

import { firmQuery, useLiveQuery } from '@vcms/data';
import type { Company } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

/** The firm, for its name and contact; undefined until it is known. */
export function useFirm(firestore: Firestore): Company | undefined {
  const state = useLiveQuery(firmQuery(firestore));
  return state.kind === 'ready' ? state.items[0] : undefined;
}

import { pageQuery, type RecordQuery, recordsEverywhere, recordsOf } from '@vcms/data';
import type { Firestore } from 'firebase/firestore';

/**
 * Policies whose number begins so: a contractor's own (5005), or without one those of all (5001, 5002). One more than `size`
 * tells of others.
 */
export function policiesNumberedQuery(
  firestore: Firestore,
  contractorId: string | undefined,
  search: string,
  size: number,
): RecordQuery<'policies'> {
  const base =
    contractorId === undefined
      ? recordsEverywhere(firestore, 'policies')
      : recordsOf(firestore, 'policies', contractorId);
  const order = { field: 'policyNumber', descending: false, type: 'text' } as const;
  return pageQuery(base, { filters: {}, search: search.trim(), order, size });
}

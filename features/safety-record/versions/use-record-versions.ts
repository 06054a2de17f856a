import { type LiveState, recordsOf, useLiveQuery } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import type { KeptVersion, VersionedRecord } from '../model/versions/record-timeline.ts';

const COLLECTIONS = {
  osha_year: 'oshaYearVersions',
  emr: 'emrVersions',
  not_rated: 'notRatedVersions',
} as const;

/** What was submitted of one record, as it was kept at each submission. */
export function useRecordVersions(
  contractorId: string,
  { kind, record }: VersionedRecord,
): LiveState<KeptVersion> {
  const { firestore } = useBackend();
  return useLiveQuery<KeptVersion>(recordsOf(firestore, COLLECTIONS[kind], contractorId, record.id));
}

import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query } from 'firebase/firestore';

/** A contractor's OSHA years, newest first: its own people (5005), engaged clients (5003), the firm. */
export function oshaYearsQuery(firestore: Firestore, contractorId: string): RecordQuery<'oshaYears'> {
  return query(recordsOf(firestore, 'oshaYears', contractorId), orderBy('year', 'desc'));
}

/** A contractor's experience modifications, newest first: the same readers. */
export function emrRecordsQuery(firestore: Firestore, contractorId: string): RecordQuery<'emr'> {
  return query(recordsOf(firestore, 'emr', contractorId), orderBy('effective', 'desc'));
}

/** A contractor's declarations that it has no modification, newest first: the same readers. */
export function notRatedQuery(firestore: Firestore, contractorId: string): RecordQuery<'notRated'> {
  return query(recordsOf(firestore, 'notRated', contractorId), orderBy('date', 'desc'));
}

import { type RecordQuery, recordsOf } from '@vcms/data';
import { documentId, type Firestore, orderBy, query, where } from 'firebase/firestore';

/** The files in a client's folder of announcements, the newest first. */
export function announcementFilesQuery(
  firestore: Firestore,
  clientId: string,
): RecordQuery<'announcementDocuments'> {
  return query(recordsOf(firestore, 'announcementDocuments', clientId), orderBy('createdAt', 'desc'));
}

/** No file has it: a query for none of them must name one. */
const NONE = '-';

/** Those of its files that an announcement names, at most five, in the order of their ids. */
export function namedFilesQuery(
  firestore: Firestore,
  clientId: string,
  ids: readonly string[],
): RecordQuery<'announcementDocuments'> {
  const named = ids.length === 0 ? [NONE] : [...ids];
  return query(recordsOf(firestore, 'announcementDocuments', clientId), where(documentId(), 'in', named));
}

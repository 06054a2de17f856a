import { type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, query, where } from 'firebase/firestore';

/** A client's announcements, to be put in order by whoever pages through them. */
export function announcementsOf(firestore: Firestore, clientId: string): RecordQuery<'announcements'> {
  return query(recordsOf(firestore, 'announcements'), where('clientId', '==', clientId));
}

/** Who got an announcement, to be put in order by whoever pages through them. */
export function recipientsOf(
  firestore: Firestore,
  announcementId: string,
): RecordQuery<'announcementRecipients'> {
  return recordsOf(firestore, 'announcementRecipients', announcementId);
}

import { createReadingConverter, type ParsedDocument } from '@vcms/data';
import { type AnnouncementRecipient, collectionGroup } from '@vcms/domain';
import {
  type Firestore,
  orderBy,
  type Query,
  query,
  collectionGroup as queryGroup,
  where,
} from 'firebase/firestore';

/** An announcement in a list; its text comes when it is opened. */
export type ReceivedLine = Pick<
  AnnouncementRecipient,
  'announcementId' | 'clientName' | 'subject' | 'sentAt' | 'readAt' | 'ackRequired' | 'acknowledgedAt'
>;

// Read field by field: the home page would otherwise load the schemas of every record.
const lineConverter = createReadingConverter<ReceivedLine>((_id, fields) => ({
  announcementId: fields.text('announcementId'),
  clientName: fields.text('clientName'),
  subject: fields.text('subject'),
  sentAt: fields.time('sentAt'),
  readAt: fields.optionalTime('readAt'),
  ackRequired: fields.flag('ackRequired'),
  acknowledgedAt: fields.optionalTime('acknowledgedAt'),
}));

/** What a contractor was told, newest first. */
export function receivedAnnouncementsQuery(
  firestore: Firestore,
  contractorId: string,
): Query<ParsedDocument<ReceivedLine>> {
  return query(
    queryGroup(firestore, collectionGroup('announcementRecipients')).withConverter(lineConverter),
    where('contractorId', '==', contractorId),
    orderBy('sentAt', 'desc'),
  );
}

import { createReadingConverter, type ParsedDocument } from '@vcms/data';
import { type Announcement, collectionPath } from '@vcms/domain';
import { collection, type Firestore, orderBy, type Query, query, where } from 'firebase/firestore';

/** An announcement on its client's home page. */
export type SentLine = Pick<Announcement, 'id' | 'subject'> & {
  readonly sentAt: Date;
  readonly recipients: number;
  readonly read: number;
};

// Read field by field: the home page would otherwise load the schemas of every record.
const lineConverter = createReadingConverter<SentLine>((id, fields) => {
  const counts = fields.map('counts');
  return {
    id,
    subject: fields.text('subject'),
    sentAt: fields.time('sentAt'),
    recipients: counts.optionalNumber('recipients') ?? 0,
    read: counts.optionalNumber('read') ?? 0,
  };
});

/** What a client sent, the last first; drafts and what is scheduled are not among it. */
export function sentAnnouncementsQuery(
  firestore: Firestore,
  clientId: string,
): Query<ParsedDocument<SentLine>> {
  return query(
    collection(firestore, collectionPath('announcements')).withConverter(lineConverter),
    where('clientId', '==', clientId),
    orderBy('sentAt', 'desc'),
  );
}

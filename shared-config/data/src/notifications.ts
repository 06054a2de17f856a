import { collectionPath, type Notification } from '@vcms/domain';
import {
  type CollectionReference,
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { createReadingConverter } from './reading-converter.ts';

const notificationConverter = createReadingConverter<Notification>((id, fields) => ({
  id,
  toId: fields.text('toId'),
  title: fields.text('title'),
  body: fields.text('body'),
  date_time: fields.time('date_time'),
  read: fields.flag('read'),
}));

function notifications(firestore: Firestore): CollectionReference<ParsedDocument<Notification>> {
  return collection(firestore, collectionPath('notifications')).withConverter(notificationConverter);
}

/** Every notification of one person (specification section 7); only that person may run it. */
export function notificationsQuery(firestore: Firestore, toId: string): Query<ParsedDocument<Notification>> {
  return query(notifications(firestore), where('toId', '==', toId));
}

/** The unread notifications of one person, newest first. */
export function unreadNotificationsQuery(
  firestore: Firestore,
  toId: string,
  count: number,
): Query<ParsedDocument<Notification>> {
  return query(
    notifications(firestore),
    where('toId', '==', toId),
    where('read', '==', false),
    orderBy('date_time', 'desc'),
    limit(count),
  );
}

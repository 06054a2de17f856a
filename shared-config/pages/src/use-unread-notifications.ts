import { type LiveState, unreadNotificationsQuery, useLiveQuery } from '@vcms/data';
import type { Notification } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

/** More unread notifications than this are not counted one by one. */
export const UNREAD_LIMIT = 100;

/** The unread notifications of a person, newest first, kept up to date. */
export function useUnreadNotifications(firestore: Firestore, userId: string): LiveState<Notification> {
  return useLiveQuery(unreadNotificationsQuery(firestore, userId, UNREAD_LIMIT));
}

import { type LiveState, unreadNotificationsQuery, useLiveQuery } from '@vcms/data';
import type { Notification } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';

/** More unread notifications than this are not counted one by one. */
export const UNREAD_LIMIT = 100;

/** The unread notifications of the signed-in person, newest first, kept up to date. */
export function useUnreadNotifications(): LiveState<Notification> {
  const { firestore } = useBackend();
  const { userId } = useSession();
  return useLiveQuery(unreadNotificationsQuery(firestore, userId, UNREAD_LIMIT));
}

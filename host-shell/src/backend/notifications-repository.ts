import type { Firestore } from 'firebase/firestore';
import { type Notification, newestFirst, parseNotification } from './notification.ts';
import { type Watcher, watchWhenLoaded } from './watch.ts';

export interface NotificationsRepository {
  /** Lists the notifications whose toId is the user, newest first, now and after each change. */
  watch(userId: string, watcher: Watcher<readonly Notification[]>): () => void;
  /** Deletes the document; rejects when the database refuses. */
  remove(id: string): Promise<void>;
  /** Sets the read mark; rejects when the database refuses. */
  markRead(id: string): Promise<void>;
}

/** Collection 'notifications' (specification, sections 3 and 7). */
export function createNotificationsRepository(load: () => Promise<Firestore>): NotificationsRepository {
  return {
    watch: (userId, watcher) =>
      watchWhenLoaded(
        async () => ({
          firestore: await load(),
          sdk: await import(/* webpackChunkName: "firestore" */ './shared-firestore.ts'),
        }),
        ({ firestore, sdk }, guarded: Watcher<readonly Notification[]>) => {
          const { collection, onSnapshot, query, where } = sdk;
          const own = query(collection(firestore, 'notifications'), where('toId', '==', userId));
          // Metadata changes tell when an empty list has been confirmed by the server.
          return onSnapshot(
            own,
            { includeMetadataChanges: true },
            ({ docs, empty, metadata }) => {
              // Without a connection the SDK reports an empty list, which would read as "nothing for you".
              if (empty && metadata.fromCache) guarded.offline?.();
              // Sorted here and not by the query: one filter alone needs no index.
              else guarded.next(newestFirst(docs.map((one) => parseNotification(one.id, one.data()))));
            },
            guarded.error,
          );
        },
        watcher,
      ),
    async remove(id) {
      const [firestore, { deleteDoc, doc }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "firestore" */ './shared-firestore.ts'),
      ]);
      await deleteDoc(doc(firestore, 'notifications', id));
    },
    async markRead(id) {
      const [firestore, { doc, updateDoc }] = await Promise.all([
        load(),
        import(/* webpackChunkName: "firestore" */ './shared-firestore.ts'),
      ]);
      await updateDoc(doc(firestore, 'notifications', id), { read: true });
    },
  };
}

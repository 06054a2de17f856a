import type { Notifier, ReadableStore } from '@vcms/contract';
import type { Notification } from '../backend/notification.ts';
import type { NotificationsRepository } from '../backend/notifications-repository.ts';
import { type After, watchWithRetry } from '../backend/watch-with-retry.ts';
import { createValueStore } from '../store/value-store.ts';
import type { Logger } from '../telemetry/logger.ts';

/**
 * `offline`: no connection, the list follows by itself. `unavailable`: the database refused several times; nothing is
 * listed until the panel is opened again.
 */
export type FeedStatus = 'idle' | 'loading' | 'ready' | 'offline' | 'unavailable';

export interface FeedState {
  readonly status: FeedStatus;
  /** What the panel lists, newest first. */
  readonly items: readonly Notification[];
}

export interface NotificationFeedOptions {
  readonly repository: NotificationsRepository;
  readonly after: After;
  readonly notify: Notifier;
  readonly log: Logger;
}

/** The signed-in user's notifications. The shell alone listens (architecture 3d). */
export interface NotificationFeed {
  readonly store: ReadableStore<FeedState>;
  /** Follows the user's notifications; a running feed of another user ends first. */
  start(userId: string): void;
  stop(): void;
  /** Begins again when the feed had given up; otherwise nothing. */
  refresh(): void;
  /** Removes the item at once and deletes the document; a refusal puts it back and says so (shell-behaviour A42). */
  dismiss(id: string): Promise<void>;
  /** Sets the read mark at once; a refusal takes it back. */
  markRead(id: string): Promise<void>;
}

const IDLE: FeedState = { status: 'idle', items: [] };

export function createNotificationFeed(options: NotificationFeedOptions): NotificationFeed {
  const { repository, after, notify, log } = options;
  const store = createValueStore<FeedState>(IDLE);
  let userId: string | undefined;
  let end = () => {};
  let stored: readonly Notification[] = [];
  let dismissed: ReadonlySet<string> = new Set();
  let read: ReadonlySet<string> = new Set();

  function publish(status: FeedStatus): void {
    const items = stored
      .filter(({ id }) => !dismissed.has(id))
      .map((item) => (read.has(item.id) && !item.read ? { ...item, read: true } : item));
    store.set({ status, items });
  }

  function follow(id: string): void {
    publish('loading');
    end = watchWithRetry<readonly Notification[]>((watcher) => repository.watch(id, watcher), after, {
      next(items) {
        stored = items;
        // A document that is gone needs no mark any more; one of the same id may come back later.
        const present = new Set(items.map((item) => item.id));
        dismissed = keep(dismissed, (one) => present.has(one));
        read = keep(read, (one) => present.has(one));
        publish('ready');
      },
      offline: () => publish('offline'),
      retrying: (cause) => log.warn('feed.retrying', { cause: String(cause) }),
      gaveUp(cause) {
        log.error('feed-error', cause);
        stored = [];
        publish('unavailable');
      },
    });
  }

  function stop(): void {
    end();
    end = () => {};
    userId = undefined;
    stored = [];
    dismissed = new Set();
    read = new Set();
    store.set(IDLE);
  }

  /** Applies a change at once and takes it back when the database refuses; the outcome for another user is ignored. */
  async function optimistic(apply: () => void, commit: () => Promise<void>, undo: (cause: unknown) => void) {
    const owner = userId;
    apply();
    publish(store.getSnapshot().status);
    try {
      await commit();
    } catch (cause) {
      if (owner !== userId) return;
      undo(cause);
      publish(store.getSnapshot().status);
    }
  }

  return {
    store,
    start(id) {
      if (userId === id) return;
      stop();
      userId = id;
      follow(id);
    },
    stop,
    refresh() {
      if (userId !== undefined && store.getSnapshot().status === 'unavailable') follow(userId);
    },
    dismiss: (id) =>
      optimistic(
        () => (dismissed = new Set([...dismissed, id])),
        () => repository.remove(id),
        (cause) => {
          log.error('feed.dismiss-failed', cause);
          dismissed = keep(dismissed, (one) => one !== id);
          notify.show({ kind: 'error', message: 'Could not dismiss. Try again.', key: `dismiss-${id}` });
        },
      ),
    markRead: (id) =>
      optimistic(
        () => (read = new Set([...read, id])),
        () => repository.markRead(id),
        (cause) => {
          log.error('feed.mark-read-failed', cause);
          read = keep(read, (one) => one !== id);
        },
      ),
  };
}

function keep(set: ReadonlySet<string>, wanted: (value: string) => boolean): ReadonlySet<string> {
  return new Set([...set].filter(wanted));
}

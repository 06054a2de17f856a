import { createValueStore, type Notifier, type ReadableStore } from '@vcms/contract';
import type { Notification } from '../backend/notification.ts';
import type { NotificationsRepository } from '../backend/notifications-repository.ts';
import { type After, watchWithRetry } from '../backend/watch-with-retry.ts';
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
  /** Begins again when the feed had given up; it stays unavailable until a list arrives. Otherwise nothing. */
  refresh(): void;
  /** Removes the item at once and deletes the document; a refusal puts it back and says so (shell-behaviour A42). */
  dismiss(id: string): Promise<void>;
  /** Sets the read mark at once; a refusal takes it back and says so, once for several. */
  markRead(id: string): Promise<void>;
  /** The same for everything that is listed and unread. */
  markAllRead(): Promise<void>;
}

const IDLE: FeedState = { status: 'idle', items: [] };

export function createNotificationFeed(options: NotificationFeedOptions): NotificationFeed {
  return new LiveFeed(options);
}

class LiveFeed implements NotificationFeed {
  readonly store = createValueStore<FeedState>(IDLE);
  readonly #options: NotificationFeedOptions;
  #userId: string | undefined;
  #end = () => {};
  #gaveUp = false;
  #stored: readonly Notification[] = [];
  #dismissed: ReadonlySet<string> = new Set();
  #read: ReadonlySet<string> = new Set();

  constructor(options: NotificationFeedOptions) {
    this.#options = options;
  }

  start(userId: string): void {
    if (this.#userId === userId) return;
    this.stop();
    this.#userId = userId;
    this.#publish('loading');
    this.#follow(userId);
  }

  stop(): void {
    this.#end();
    this.#end = () => {};
    this.#userId = undefined;
    this.#stored = [];
    this.#dismissed = new Set();
    this.#read = new Set();
    this.store.set(IDLE);
  }

  refresh(): void {
    if (this.#userId !== undefined && this.#gaveUp) this.#follow(this.#userId);
  }

  dismiss(id: string): Promise<void> {
    const { repository, notify, log } = this.#options;
    this.#dismissed = new Set([...this.#dismissed, id]);
    return this.#commit(repository.remove(id), (cause) => {
      log.error('feed.dismiss-failed', cause);
      this.#dismissed = keep(this.#dismissed, (one) => one !== id);
      notify.show({ kind: 'error', message: 'Could not dismiss. Try again.', key: `dismiss-${id}` });
    });
  }

  markRead(id: string): Promise<void> {
    const { repository, notify, log } = this.#options;
    this.#read = new Set([...this.#read, id]);
    return this.#commit(repository.markRead(id), (cause) => {
      log.error('feed.mark-read-failed', cause);
      this.#read = keep(this.#read, (one) => one !== id);
      notify.show({ kind: 'error', message: 'Could not mark as read. Try again.', key: 'mark-read' });
    });
  }

  async markAllRead(): Promise<void> {
    const unread = this.store.getSnapshot().items.filter(({ read }) => !read);
    await Promise.all(unread.map(({ id }) => this.markRead(id)));
  }

  #follow(userId: string): void {
    const { repository, after, log } = this.#options;
    this.#gaveUp = false;
    this.#end = watchWithRetry<readonly Notification[]>(
      (watcher) => repository.watch(userId, watcher),
      after,
      {
        next: (items) => this.#receive(items),
        offline: () => this.#publish('offline'),
        retrying: (cause) => log.warn('feed.retrying', { cause: String(cause) }),
        gaveUp: (cause) => {
          log.error('feed-error', cause);
          this.#gaveUp = true;
          this.#stored = [];
          this.#publish('unavailable');
        },
      },
    );
  }

  #receive(items: readonly Notification[]): void {
    this.#stored = items;
    // A document that is gone needs no mark any more; one of the same id may come back later.
    const present = new Set(items.map(({ id }) => id));
    this.#dismissed = keep(this.#dismissed, (id) => present.has(id));
    this.#read = keep(this.#read, (id) => present.has(id));
    this.#publish('ready');
  }

  /** Shows a change at once and takes it back when the database refuses; an outcome for another user is ignored. */
  async #commit(writing: Promise<void>, undo: (cause: unknown) => void): Promise<void> {
    const owner = this.#userId;
    this.#publish(this.store.getSnapshot().status);
    try {
      await writing;
    } catch (cause) {
      if (owner !== this.#userId) return;
      undo(cause);
      this.#publish(this.store.getSnapshot().status);
    }
  }

  #publish(status: FeedStatus): void {
    const items = this.#stored
      .filter(({ id }) => !this.#dismissed.has(id))
      .map((item) => (this.#read.has(item.id) && !item.read ? { ...item, read: true } : item));
    this.store.set({ status, items });
  }
}

function keep(set: ReadonlySet<string>, wanted: (value: string) => boolean): ReadonlySet<string> {
  return new Set([...set].filter(wanted));
}

import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '../backend/notification.ts';
import type { Watcher } from '../backend/watch.ts';
import { createTelemetry } from '../telemetry/logger.ts';
import { createNotificationFeed } from './notification-feed.ts';

function notification(id: string, read = false): Notification {
  return { id, eventKey: '', title: `Title ${id}`, body: '', dateTime: new Date(0), read };
}

/** A feed over a repository whose answers the test gives by hand. */
function setUp() {
  const watchers: { userId: string; watcher: Watcher<readonly Notification[]>; stopped: boolean }[] = [];
  const retries: (() => void)[] = [];
  const remove = vi.fn(async (_id: string) => {});
  const markRead = vi.fn(async (_id: string) => {});
  const show = vi.fn(() => 'toast');
  const feed = createNotificationFeed({
    repository: {
      watch(userId, watcher) {
        const entry = { userId, watcher, stopped: false };
        watchers.push(entry);
        return () => {
          entry.stopped = true;
        };
      },
      remove,
      markRead,
    },
    after: (_ms, action) => {
      retries.push(action);
      return () => {};
    },
    notify: { show, close: () => {} },
    log: createTelemetry({ now: () => 0, path: () => '/', sinks: [] }).shell,
  });
  const ids = () => feed.store.getSnapshot().items.map(({ id }) => id);
  const list = (...items: Notification[]) => watchers.at(-1)?.watcher.next(items);
  const fail = () => watchers.at(-1)?.watcher.error(new Error('permission-denied'));
  return { feed, watchers, retries, remove, markRead, show, ids, list, fail };
}

describe('notification feed', () => {
  it('asks for the notifications of the user', () => {
    const { feed, watchers } = setUp();

    feed.start('u1');

    expect(watchers.map(({ userId }) => userId)).toEqual(['u1']);
    expect(feed.store.getSnapshot().status).toBe('loading');
  });

  it('asks once when the same user is reported twice', () => {
    const { feed, watchers } = setUp();

    feed.start('u1');
    feed.start('u1');

    expect(watchers).toHaveLength(1);
  });

  it('shows nothing of the previous user to the next one', () => {
    const { feed, watchers, list, ids } = setUp();
    feed.start('u1');
    list(notification('a'));

    feed.start('u2');

    expect(ids()).toEqual([]);
    expect(watchers[0]?.stopped).toBe(true);
  });

  it('is empty and silent after its end', () => {
    const { feed, watchers, list, ids } = setUp();
    feed.start('u1');
    list(notification('a'));

    feed.stop();

    expect(ids()).toEqual([]);
    expect(watchers[0]?.stopped).toBe(true);
  });

  it('removes a dismissed item before the database has answered', () => {
    const { feed, remove, list, ids } = setUp();
    remove.mockReturnValue(new Promise(() => {}));
    feed.start('u1');
    list(notification('a'), notification('b'), notification('c'));

    void feed.dismiss('b');

    expect(ids()).toEqual(['a', 'c']);
    expect(remove).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('S234: puts the item back in its place and says so when the database refuses', async () => {
    const { feed, remove, list, ids, show } = setUp();
    remove.mockRejectedValue(new Error('permission-denied'));
    feed.start('u1');
    list(notification('a'), notification('b'));

    await feed.dismiss('a');

    expect(ids()).toEqual(['a', 'b']);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'error', message: 'Could not dismiss. Try again.' }),
    );
  });

  it('says nothing about a refusal that arrives after sign-out', async () => {
    const { feed, remove, list, ids, show } = setUp();
    let refuse = () => {};
    remove.mockReturnValue(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('late'));
      }),
    );
    feed.start('u1');
    list(notification('a'));
    const dismissed = feed.dismiss('a');

    feed.stop();
    refuse();
    await dismissed;

    expect(show).not.toHaveBeenCalled();
    expect(ids()).toEqual([]);
  });

  it('keeps a dismissed item away while an older listing still has it', async () => {
    const { feed, list, ids } = setUp();
    feed.start('u1');
    list(notification('a'), notification('b'));
    await feed.dismiss('a');

    list(notification('a'), notification('b'));

    expect(ids()).toEqual(['b']);
  });

  it('shows a notification of the same id that comes later', async () => {
    const { feed, list, ids } = setUp();
    feed.start('u1');
    list(notification('a'));
    await feed.dismiss('a');
    list();

    list(notification('a'));

    expect(ids()).toEqual(['a']);
  });

  it('marks an item read at once, and takes the mark back and says so when the database refuses', async () => {
    const { feed, markRead, show, list } = setUp();
    let refuse = () => {};
    markRead.mockReturnValue(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('no'));
      }),
    );
    feed.start('u1');
    list(notification('a'));
    const isRead = () => feed.store.getSnapshot().items[0]?.read;

    const marked = feed.markRead('a');
    expect(isRead()).toBe(true);
    refuse();
    await marked;

    expect(isRead()).toBe(false);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'error', message: 'Could not mark as read. Try again.' }),
    );
  });

  it('keeps its list while it tries again', () => {
    const { feed, list, fail, ids } = setUp();
    feed.start('u1');
    list(notification('a'));

    fail();

    expect(ids()).toEqual(['a']);
  });

  it('says that it is offline, and lists again when a value comes', () => {
    const { feed, watchers, list, ids } = setUp();
    feed.start('u1');

    watchers[0]?.watcher.offline?.();
    expect(feed.store.getSnapshot().status).toBe('offline');
    list(notification('a'));

    expect(feed.store.getSnapshot().status).toBe('ready');
    expect(ids()).toEqual(['a']);
  });

  it('gives up after the third retry, starts again when the panel is opened, and says so until a list arrives', () => {
    const { feed, watchers, retries, fail, list } = setUp();
    feed.start('u1');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      fail();
      retries.at(-1)?.();
    }
    fail();
    expect(feed.store.getSnapshot()).toEqual({ status: 'unavailable', items: [] });

    feed.refresh();
    feed.refresh();

    expect(watchers).toHaveLength(5);
    expect(feed.store.getSnapshot().status).toBe('unavailable');
    list(notification('a'));
    expect(feed.store.getSnapshot().status).toBe('ready');
  });

  it('does not start again by itself when nothing is wrong', () => {
    const { feed, watchers, list } = setUp();
    feed.start('u1');
    list(notification('a'));

    feed.refresh();

    expect(watchers).toHaveLength(1);
  });
});

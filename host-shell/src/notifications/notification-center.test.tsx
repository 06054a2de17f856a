import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createValueStore } from '@vcms/contract';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../backend/notification.ts';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { NotificationCenter } from './notification-center.tsx';
import type { FeedState, NotificationFeed } from './notification-feed.ts';

function notification(id: string, change: Partial<Notification> = {}): Notification {
  return {
    id,
    eventKey: '',
    title: `Title ${id}`,
    body: `Body ${id}`,
    dateTime: new Date(0),
    read: false,
    ...change,
  };
}

/** Where the page is. */
function Place() {
  return <output aria-label="path">{useLocation().pathname}</output>;
}

/** A feed that only keeps its list; dismissing removes at once. */
function setUp(items: readonly Notification[], status: FeedState['status'] = 'ready') {
  const store = createValueStore<FeedState>({ status, items });
  const feed = {
    store,
    start: vi.fn(),
    stop: vi.fn(),
    refresh: vi.fn(),
    dismiss: vi.fn(async (id: string) => {
      const { items: listed } = store.getSnapshot();
      store.set({ status: 'ready', items: listed.filter((item) => item.id !== id) });
    }),
    markRead: vi.fn(async (_id: string) => {}),
    markAllRead: vi.fn(async () => {}),
  } satisfies NotificationFeed;

  function Host() {
    const [open, setOpen] = useState(false);
    return (
      <MemoryRouter>
        <NotificationCenter
          feed={feed}
          userRole="5003"
          now={() => new Date(3_600_000)}
          open={open}
          onToggle={() => setOpen(!open)}
          onClose={() => setOpen(false)}
          onUnavailable={() => setOpen(false)}
        />
        <button type="button">elsewhere</button>
        <Place />
      </MemoryRouter>
    );
  }

  renderWithUi(<Host />);
  const user = userEvent.setup();
  const bell = () => screen.getByRole('button', { name: /^Notifications/ });
  const open = async () => {
    await user.click(bell());
    await screen.findByRole('dialog');
  };
  return { feed, store, user, bell, open };
}

const panel = () => screen.getByRole('dialog');
const heading = () => within(panel()).getByRole('heading', { level: 2 });
const three = ['a', 'b', 'c'].map((id) => notification(id));

afterEach(() => void vi.restoreAllMocks());

describe('bell', () => {
  it.each([
    [0, 'Notifications: 0', undefined],
    [3, 'Notifications: 3', '3'],
    [99, 'Notifications: 99', '99'],
    [200, 'Notifications: 200', '99+'],
  ])('with %i says %s', (count, name, badge) => {
    const { bell } = setUp(Array.from({ length: count }, (_, n) => notification(String(n))));

    expect(bell().getAttribute('aria-label')).toBe(name);
    if (badge === undefined) expect(screen.queryByText('0')).toBeNull();
    else expect(screen.getByText(badge)).toBeDefined();
  });

  it('opens the panel and closes it again', async () => {
    const { bell, open, user } = setUp(three);

    await open();
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    await user.click(bell());

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });
});

describe('notification panel', () => {
  it('has the count as its name and asks a feed that had given up to begin again', async () => {
    const { open, feed } = setUp(three);

    await open();

    expect(screen.getByRole('dialog', { name: 'Total Notifications: 3' })).toBeDefined();
    expect(feed.refresh).toHaveBeenCalledTimes(1);
  });

  it('lists title, body and time as a locale string', async () => {
    const dateTime = new Date('2026-03-04T15:06:07Z');
    const { open } = setUp([notification('a', { dateTime })]);

    await open();

    expect(within(panel()).getByText('Title a')).toBeDefined();
    expect(within(panel()).getByText('Body a')).toBeDefined();
    expect(within(panel()).getByText(dateTime.toLocaleString('en-US'))).toBeDefined();
  });

  it('shows markup in a body as text', async () => {
    const { open } = setUp([notification('a', { body: '<img src=x onerror=alert(1)>' })]);

    await open();

    expect(within(panel()).getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(panel().querySelector('img')).toBeNull();
  });

  it('stays open when an item is dismissed, and updates heading and bell', async () => {
    const { open, user, bell, feed } = setUp(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'Dismiss: Title b' }));

    expect(feed.dismiss).toHaveBeenCalledExactlyOnceWith('b');
    expect(heading().textContent).toBe('Total Notifications: 2');
    expect(bell().getAttribute('aria-label')).toBe('Notifications: 2');
  });

  it('moves focus to the next item, then to the last one, then to the heading', async () => {
    const { open, user } = setUp(three);
    await open();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title a');

    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title b');
    await user.click(screen.getByRole('button', { name: 'Dismiss: Title c' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title b');
    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(heading());
  });

  it('says when there is nothing', async () => {
    const { open } = setUp([]);

    await open();

    expect(within(panel()).getByText('You have no notifications at this time')).toBeDefined();
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    ['unavailable', /^Notifications are unavailable/],
    ['offline', /^Notifications cannot be reached right now/],
  ] as const)('does not call a list empty that is %s', async (status, sentence) => {
    const { open } = setUp([], status);

    await open();

    expect(within(panel()).getByText(sentence)).toBeDefined();
    expect(within(panel()).queryByText(/^You have no notifications/)).toBeNull();
  });

  it('marks an unread item as read, and offers it only there', async () => {
    const { open, user, feed } = setUp([notification('a'), notification('b', { read: true })]);
    await open();

    await user.click(screen.getByRole('button', { name: 'Mark as read: Title a' }));

    expect(feed.markRead).toHaveBeenCalledExactlyOnceWith('a');
    expect(screen.queryByRole('button', { name: 'Mark as read: Title b' })).toBeNull();
  });

  it('leads to the page of what it is about, as somebody of the role has it, and counts as read then', async () => {
    const { open, user, feed } = setUp([notification('a', { eventKey: 'variance-v7-30' })]);
    await open();

    await user.click(screen.getByRole('link', { name: 'Title a' }));

    expect(screen.getByLabelText('path').textContent).toBe('/all-variances');
    expect(feed.markRead).toHaveBeenCalledExactlyOnceWith('a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists by days, with how long ago each was', async () => {
    const { open } = setUp([notification('a'), notification('b', { dateTime: new Date(1960, 1, 3) })]);

    await open();

    expect(within(panel()).getByRole('region', { name: 'Feb 3, 1960' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('1 hour ago')).toBeDefined();
  });

  it('marks all as read, as long as one is not', async () => {
    const { open, user, feed, store } = setUp(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    act(() => store.set({ status: 'ready', items: three.map((one) => ({ ...one, read: true })) }));

    expect(feed.markAllRead).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its close button',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close notifications' })),
    ],
  ])('closes by %s and gives focus back to the bell', async (_name, close) => {
    const { open, user, bell } = setUp(three);
    await open();

    await close(user);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it('closes by a press outside', async () => {
    const { open, user } = setUp(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'elsewhere' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('announces a changed count', async () => {
    const { open, store } = setUp(three);
    await open();

    act(() => store.set({ status: 'ready', items: three.slice(1) }));

    expect(within(panel()).getByRole('status').textContent).toBe('Total Notifications: 2');
  });
});

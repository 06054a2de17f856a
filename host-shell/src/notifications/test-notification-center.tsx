import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createValueStore } from '@vcms/contract';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Notification } from '../backend/notification.ts';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { NotificationCenter } from './notification-center.tsx';
import type { FeedState, NotificationFeed } from './notification-feed.ts';

export function notification(id: string, change: Partial<Notification> = {}): Notification {
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
export function openCenter(items: readonly Notification[], status: FeedState['status'] = 'ready') {
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

export const panel = () => screen.getByRole('dialog');
export const heading = () => within(panel()).getByRole('heading', { level: 2 });
export const three = ['a', 'b', 'c'].map((id) => notification(id));

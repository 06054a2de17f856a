import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, notification, openCenter, panel, three } from './test-notification-center.tsx';

describe('notification panel', () => {
  it('stays open when an item is dismissed, and updates heading and bell', async () => {
    const { open, user, bell, feed } = openCenter(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'Dismiss: Title b' }));

    expect(feed.dismiss).toHaveBeenCalledExactlyOnceWith('b');
    expect(heading().textContent).toBe('Total Notifications: 2');
    expect(bell().getAttribute('aria-label')).toBe('Notifications: 2');
  });

  it('moves focus to the next item, then to the last one, then to the heading', async () => {
    const { open, user } = openCenter(three);
    await open();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title a');

    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title b');
    await user.click(screen.getByRole('button', { name: 'Dismiss: Title c' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Dismiss: Title b');
    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(heading());
  });

  it('marks an unread item as read, and offers it only there', async () => {
    const { open, user, feed } = openCenter([notification('a'), notification('b', { read: true })]);
    await open();

    await user.click(screen.getByRole('button', { name: 'Mark as read: Title a' }));

    expect(feed.markRead).toHaveBeenCalledExactlyOnceWith('a');
    expect(screen.queryByRole('button', { name: 'Mark as read: Title b' })).toBeNull();
  });

  it('leads to the page of what it is about, as somebody of the role has it, and counts as read then', async () => {
    const { open, user, feed } = openCenter([notification('a', { eventKey: 'variance-v7-30' })]);
    await open();

    await user.click(screen.getByRole('link', { name: 'Title a' }));

    expect(screen.getByLabelText('path').textContent).toBe('/all-variances');
    expect(feed.markRead).toHaveBeenCalledExactlyOnceWith('a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks all as read, as long as one is not', async () => {
    const { open, user, feed, store } = openCenter(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    act(() => store.set({ status: 'ready', items: three.map((one) => ({ ...one, read: true })) }));

    expect(feed.markAllRead).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('announces a changed count', async () => {
    const { open, store } = openCenter(three);
    await open();

    act(() => store.set({ status: 'ready', items: three.slice(1) }));

    expect(within(panel()).getByRole('status').textContent).toBe('Total Notifications: 2');
  });
});

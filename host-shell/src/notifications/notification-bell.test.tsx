import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { notification, openCenter, three } from './test-notification-center.tsx';

describe('bell', () => {
  it.each([
    [0, 'Notifications: 0', undefined],
    [3, 'Notifications: 3', '3'],
    [99, 'Notifications: 99', '99'],
    [200, 'Notifications: 200', '99+'],
  ])('with %i says %s', (count, name, badge) => {
    const { bell } = openCenter(Array.from({ length: count }, (_, n) => notification(String(n))));

    expect(bell().getAttribute('aria-label')).toBe(name);
    if (badge === undefined) expect(screen.queryByText('0')).toBeNull();
    else expect(screen.getByText(badge)).toBeDefined();
  });

  it('opens the panel and closes it again', async () => {
    const { bell, open, user } = openCenter(three);

    await open();
    expect(bell().getAttribute('aria-expanded')).toBe('true');
    await user.click(bell());

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });
});

describe('notification panel', () => {
  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its close button',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close notifications' })),
    ],
  ])('closes by %s and gives focus back to the bell', async (_name, close) => {
    const { open, user, bell } = openCenter(three);
    await open();

    await close(user);

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it('closes by a press outside', async () => {
    const { open, user } = openCenter(three);
    await open();

    await user.click(screen.getByRole('button', { name: 'elsewhere' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import { formatMoment } from '@vcms/domain/date-words';
import { describe, expect, it } from 'vitest';
import { heading, notification, openCenter, panel, three } from './test-notification-center.tsx';

describe('notification panel', () => {
  it('has the count as its name and asks a feed that had given up to begin again', async () => {
    const { open, feed } = openCenter(three);

    await open();

    expect(screen.getByRole('dialog', { name: 'Total Notifications: 3' })).toBeDefined();
    expect(feed.refresh).toHaveBeenCalledTimes(1);
  });

  it('lists title, body and time as a locale string', async () => {
    const dateTime = new Date('2026-03-04T15:06:07Z');
    const { open } = openCenter([notification('a', { dateTime })]);

    await open();

    expect(within(panel()).getByText('Title a')).toBeDefined();
    expect(within(panel()).getByText('Body a')).toBeDefined();
    expect(within(panel()).getByText(formatMoment(dateTime))).toBeDefined();
  });

  it('shows markup in a body as text', async () => {
    const { open } = openCenter([notification('a', { body: '<img src=x onerror=alert(1)>' })]);

    await open();

    expect(within(panel()).getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(panel().querySelector('img')).toBeNull();
  });

  it('says when there is nothing', async () => {
    const { open } = openCenter([]);

    await open();

    expect(within(panel()).getByText('You have no notifications at this time')).toBeDefined();
    expect(document.activeElement).toBe(heading());
  });

  it.each([
    ['unavailable', /^Notifications are unavailable/],
    ['offline', /^Notifications cannot be reached right now/],
  ] as const)('does not call a list empty that is %s', async (status, sentence) => {
    const { open } = openCenter([], status);

    await open();

    expect(within(panel()).getByText(sentence)).toBeDefined();
    expect(within(panel()).queryByText(/^You have no notifications/)).toBeNull();
  });

  it('lists by days, with how long ago each was', async () => {
    const { open } = openCenter([notification('a'), notification('b', { dateTime: new Date(1960, 1, 3) })]);

    await open();

    expect(within(panel()).getByRole('region', { name: '02/03/1960' })).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('1 hour ago')).toBeDefined();
  });
});

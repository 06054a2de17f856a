import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { DeviceList } from '../../backend/device-list.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { DevicesPart } from './devices-part.tsx';

const DEVICES = [
  {
    ...{ browser: 'Chrome', system: 'Windows', here: true },
    ...{ firstSeenAt: new Date('2026-03-02T12:00:00Z'), lastSeenAt: new Date('2026-11-20T12:00:00Z') },
  },
  {
    ...{ browser: 'Safari', system: 'iPhone', here: false },
    ...{ firstSeenAt: new Date('2026-10-02T12:00:00Z'), lastSeenAt: new Date('2026-11-18T12:00:00Z') },
  },
];

it('says in words which browsers were used and when, after a failure too', async () => {
  const list = vi
    .fn<DeviceList>()
    .mockResolvedValueOnce({ ok: false, kind: 'unreachable', message: 'The server cannot be reached.' })
    .mockRejectedValueOnce(new Error('Loading chunk devices failed.'))
    .mockResolvedValue({ ok: true, value: DEVICES });
  renderWithUi(<DevicesPart list={list} />);

  await screen.findByText('The server cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your browsers could not be loaded. Check your connection, then try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  const rows = within(await screen.findByRole('list', { name: 'Your browsers' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Chrome on WindowsThis browserLast used 11/20/2026, first used 03/02/2026',
    'Safari on iPhoneLast used 11/18/2026, first used 10/02/2026',
  ]);
  expect(screen.getByText(/A single one cannot be signed out/)).toBeDefined();
});

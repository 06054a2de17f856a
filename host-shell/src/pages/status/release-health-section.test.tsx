import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ReleaseHealth } from '../../federation/release-health.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { ReleaseHealthSection } from './release-health-section.tsx';

const show = (health: ReleaseHealth) => renderWithUi(<ReleaseHealthSection read={async () => health} />);
const known = (...columns: Extract<ReleaseHealth, { kind: 'known' }>['remotes'][number]['columns']) =>
  ({ kind: 'known', percent: 5, remotes: [{ remote: 'remote-admin', columns }] }) as const;

it('says how figures are switched on where none are collected', async () => {
  show({ kind: 'off' });

  expect(await screen.findByText(/^No figures are collected. Set releaseReports/)).toBeDefined();
});

it('says of a canary of which nothing is known what will appear', async () => {
  show(
    known({ part: 'canary', version: '1.2.0', counts: {} }, { part: 'active', version: '1.1.0', counts: {} }),
  );

  expect(await screen.findByText(/^No tab has told of the canary yet/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows the canary beside its control, each figure by its name', async () => {
  const canary = { ready: 380, mount: 20, integrity: 1, 'stand-in': 3, 'wait-1': 370, 'wait-8': 10 };
  const active = { ready: 7900, mount: 80, network: 20, broke: 7, 'wait-2': 7900 };
  show(
    known(
      { part: 'canary', version: '1.2.0', counts: canary },
      { part: 'active', version: '1.1.0', counts: active },
    ),
  );

  const table = await screen.findByRole('table', { name: 'Releases of remote-admin' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'What tabs reported',
    'Canary 1.2.0',
    'Active 1.1.0',
  ]);
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Sessions', '401', '8,000'],
    ['Failed sessions', '21 (5.2%)', '107 (1.3%)'],
    ['First page within 2 s', '370 (97.4%)', '7,900 (100.0%)'],
    ['First page after more than 4 s', '10 (2.6%)', '0 (0.0%)'],
    ['Files did not arrive', '0', '20'],
    ['Files are not the released ones', '1', '0'],
    ['Code stopped while loading', '0', '0'],
    ['Page did not start', '20', '80'],
    ['Page of error after the first page', '0', '7'],
    ['Took the place of a failed release', '3', '0'],
  ]);
  expect(screen.getByText('Both columns cover the days on which tabs reported the canary.')).toBeDefined();
});

it('reads again when asked, after the server could not be reached', async () => {
  const read = vi.fn(async (): Promise<ReleaseHealth> => ({ kind: 'off' }));
  read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderWithUi(<ReleaseHealthSection read={read} />);
  expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/^No figures are collected/)).toBeDefined();
});

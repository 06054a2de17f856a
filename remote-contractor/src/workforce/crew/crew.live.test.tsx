import { fireEvent, screen, within } from '@testing-library/react';
import { formatDate } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { WorkforcePanel } from '../workforce-panel.tsx';

const { contractor } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor);
const standings = liveData().staffSnapshots.filter(
  ({ contractorId }) => contractorId === contractor.companyId,
);
const held = standings.filter(({ status }) => status === 'missing' || status === 'pending');

function clientName(clientId: string): string {
  return liveData().engagements.find(({ record }) => record.clientId === clientId)?.record.clientName ?? '';
}

function show(): void {
  renderWithShell(<WorkforcePanel now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} />, {
    role: '5005',
    session: liveSession(contractor),
    backend: liveHandles(firestore),
    path: '/update-contractor-company?part=workforce',
  });
}

async function check(day: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Ready on'), { target: { value: day } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
}

it('everybody who is not ready today stands in one list, with what is missing and the way to the person', async () => {
  expect(held.length).toBeGreaterThan(0);
  show();

  const list = within(await screen.findByRole('list', { name: 'Not ready today' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows).toHaveLength(held.length);
  for (const { name, clientId, lacking } of held) {
    const row = rows.find((text) => text.startsWith(`${name}, ${clientName(clientId)}`));
    expect(row).toMatch(/(Missing|Waits for review): /);
    expect(row?.split(': ').at(-1)?.split(', ')).toHaveLength(lacking.length);
  }
  const [link] = list.getAllByRole('link', { name: held[0]?.name ?? '' });
  expect(link?.getAttribute('href')).toContain(`open=${held[0]?.staffId}`);
  expect(link?.getAttribute('href')).toContain('part=workforce');
});

it('the crew of a day is judged as the client judges it', async () => {
  show();
  await check(LIVE_TODAY);

  const clients = [...new Set(standings.map(({ clientId }) => clientId))];
  expect(clients.length).toBeGreaterThan(1);
  for (const clientId of clients) {
    const all = standings.filter((one) => one.clientId === clientId);
    const gaps = held.filter((one) => one.clientId === clientId);
    const name = clientName(clientId);
    const words = `${name}: ${all.length - gaps.length} of ${all.length} ready on ${formatDate(LIVE_TODAY)}`;
    await screen.findByRole('heading', { name: words });
    const list = within(screen.getByRole('list', { name: `Not ready for ${name}` }));
    const names = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(gaps.map((one) => one.name).toSorted());
  }
});

it('another day is judged by what ends until then, and a day without assignments says so', async () => {
  show();
  await check('2036-01-05');
  const [later] = await screen.findAllByRole('heading', { name: /: 0 of \d+ ready on 01\/05\/2036$/ });
  expect(later).toBeTruthy();

  await check('1999-01-04');
  await screen.findByText('Nobody is assigned to a client on 01/04/1999.');

  await check('');
  await screen.findByText('Enter a date as mm/dd/yyyy.');
});

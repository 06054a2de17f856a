import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { type RenderedWithShell, renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ContractorsPage } from './contractors-page.tsx';

const { client, clientReduced } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(
  role: '5003' | '5004',
  account: DemoAccount,
  path: `/${string}` = '/new-contractor-request',
): RenderedWithShell {
  return renderWithShell(
    <Routes>
      <Route path="/new-contractor-request" element={<ContractorsPage now={now} />} />
      <Route path="/new-contractor-request/:contractorId" element={<ContractorsPage now={now} />} />
    </Routes>,
    { role, session: liveSession(account), backend: liveHandles(liveFirestore(account)), path },
  );
}

function relationsOf(clientId: string, states: readonly string[]): readonly string[] {
  return liveData()
    .engagements.filter(({ record }) => record.clientId === clientId && states.includes(record.state))
    .map(({ record }) => record.contractorName);
}

async function rowsOf(label: string): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: label });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
}

async function openTab(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('tab', { name }));
}

describe('the contractors of a client', () => {
  it('are listed by how far they are, with figures only of those that have accepted', async () => {
    show('5003', client);

    const approved = await rowsOf('Approved contractors');
    expect(approved).toHaveLength(relationsOf(client.companyId, ['approved']).length);
    expect(approved.every((text) => /\d%/.test(text))).toBe(true);
    await openTab('Invited and in progress');
    const progress = await rowsOf('Invited and in progress contractors');
    const invited = relationsOf(client.companyId, ['requested', 'invited']);
    for (const name of invited) {
      expect(progress.find((text) => text.includes(name))).toContain('Shown once it accepts');
    }
    expect((await screen.findByText('Wrenfield Scaffolding')).closest('li')?.textContent).toContain(
      'Valid until',
    );
  });

  it('open to a record with the decisions and what was known then', async () => {
    const engagement = liveData().engagements.find(
      ({ record }) => record.clientId === client.companyId && record.state === 'approved',
    );
    show('5003', client, `/new-contractor-request/${engagement?.record.contractorId}`);

    expect(await screen.findByText(/^Approved on .* by Nora Feld$/)).toBeTruthy();
    expect(await screen.findByLabelText(/^Why\? /)).toBeTruthy();
    fireEvent.click(await screen.findByText('Show status'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  });

  it('of others, and those that nobody has, look the same', async () => {
    show('5003', client, '/new-contractor-request/contractor-18');
    expect(await screen.findByText('This contractor is not on your list.')).toBeTruthy();
  });

  it('are only asked for by people of the reduced plan, who withdraw what they asked', async () => {
    show('5004', clientReduced, '/new-contractor-request?tab=progress');

    expect(await screen.findByRole('heading', { level: 1, name: 'Our Contractors' })).toBeTruthy();
    const row = (await screen.findByText('Quarry Lane Paving')).closest('li');
    if (row === null) throw new Error('The request has no row');
    expect(within(row).getByText('Withdraw')).toBeTruthy();
    expect(within(row).queryByText('Send')).toBeNull();
    expect(screen.queryByText('Invite from a file')).toBeNull();
  });

  it('that are invited by mail say at once that they get a new link, and the old day where they do not', async () => {
    const { shell } = show('5003', client, '/new-contractor-request?tab=progress');
    const row = async () =>
      within((await screen.findByText('Wrenfield Scaffolding')).closest('li') ?? document.body);
    const before = await row();
    const said = before.getByText(/^invited-1@example\.test\./).textContent;
    fireEvent.click(before.getByText('Send again'));

    const meanwhile = await row();
    expect(meanwhile.getByText(/^invited-1@example\.test\./).textContent).not.toBe(said);
    meanwhile.getByText('Saving');
    await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
    expect((await row()).getByText(/^invited-1@example\.test\./).textContent).toBe(said);
    expect([...shell.toasts.values()].at(-1)).toMatchObject({
      kind: 'error',
      message: 'Wrenfield Scaffolding: nothing was changed.',
    });
  });

  it('from a file are checked before anything is sent; what was typed stays when the server is away', async () => {
    show('5003', client);

    fireEvent.click(await screen.findByText('Invite from a file'));
    const rows = 'Company,Contact,E-mail,Trades\nOne,Pat,pat@one.test,roofing\nTwo,Lee,lee@,roofing';
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: rows } });
    expect(await screen.findByText(/Row 3: Enter a valid e-mail address\./)).toBeTruthy();
    fireEvent.click(screen.getByText('Send 1 invitation'));
    expect(await screen.findByText(/Stopped before row 2\. Send again to go on/)).toBeTruthy();
    expect(screen.getByLabelText('Or paste rows')).toHaveProperty('value', rows);
  });
});

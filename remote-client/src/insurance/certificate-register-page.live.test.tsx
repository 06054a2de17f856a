import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LINE_LABELS, matchesWords } from '@vcms/domain';
import { InsuranceRegisterPage } from '@vcms/insurance/register';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CertificateRegisterPage } from './certificate-register-page.tsx';

const { client, clientReduced } = DEMO_PEOPLE;

function show(role: '5003' | '5004', account: DemoAccount, path: `/${string}` = '/insurance-reviews'): void {
  renderWithShell(
    <Routes>
      <Route path="/insurance-reviews" element={<CertificateRegisterPage />} />
      <Route path="/insurance-reviews/:contractorId" element={<CertificateRegisterPage />} />
    </Routes>,
    {
      role,
      session: liveSession(account),
      backend: { firestore: liveFirestore(account) },
      path,
    },
  );
}

async function rows(): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: /Insurance/ });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');
}

describe('the register of certificates', () => {
  it('shows a client its contractors, line by line, with mark and end alone', async () => {
    show('5003', client);
    const [first = ''] = await rows();
    expect(first).toMatch(/ends .*\d\d\/\d\d\/\d{4}/);
    expect(first).not.toContain('$1M');
    const table = await screen.findByRole('table');
    expect(within(table).getAllByLabelText('Compliant').length).toBeGreaterThan(3);
    expect(within(table).queryByText('Why?')).toBeNull();
  });

  it('finds contractors by any word of their names, with a filter beside it, and none of another client', async () => {
    const shown = liveData().snapshots.filter(({ visible }) => visible);
    const own = shown.filter(({ clientId }) => clientId === client.companyId);
    const ids = own.map(({ contractorId }) => contractorId);
    const stranger = shown.find(({ contractorId }) => !ids.includes(contractorId));
    const sought = own.find(({ insurance }) => insurance?.flags.includes('missing') === true);
    if (stranger === undefined || sought === undefined)
      throw new Error('The demo data has no such contractor');
    const [first = '', last = ''] = sought.contractorName.split(' ');
    show('5003', client, '/insurance-reviews?show=missing');
    await rows();

    const search = screen.getByRole('searchbox', { name: 'Search contractors' });
    fireEvent.change(search, { target: { value: `${last.slice(0, 4).toUpperCase()} ${first.slice(0, 2)}` } });
    await waitFor(async () => {
      const found = await rows();
      expect(found.some((row) => row.includes(sought.contractorName))).toBe(true);
      expect(found.length).toBe(
        own.filter(
          ({ contractorName, insurance }) =>
            insurance?.flags.includes('missing') === true &&
            matchesWords(contractorName, `${last.slice(0, 4)} ${first.slice(0, 2)}`),
        ).length,
      );
    });
    fireEvent.change(search, { target: { value: stranger.contractorName } });
    expect(await screen.findByText('No contractors match.')).toBeTruthy();
  });

  it('saves the policies of the list, one row each, and none of a contractor of another client', async () => {
    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:policies';
    });
    show('5003', client);
    await rows();

    fireEvent.click(screen.getByRole('button', { name: 'Export policies' }));
    await waitFor(() => expect(files).toHaveLength(1));
    create.mockRestore();

    const [head = '', ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    expect(head).toContain('GL: Each occurrence (USD),GL: Damage to rented premises (USD)');
    const listed = liveData()
      .snapshots.filter(({ visible, clientId }) => visible && clientId === client.companyId)
      .map(({ contractorName }) => contractorName);
    expect(lines.length).toBeGreaterThan(listed.length);
    expect(lines.filter((line) => !listed.some((name) => line.includes(name)))).toEqual([]);
    const full = lines.find((line) => line.includes('general liability') && line.includes('Accepted'));
    expect(full).toMatch(/,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,,Accepted,.*,Occurrence,,\d{6,},/);
  });

  it('opens a row beside the list, wherever it is pressed, with limits by name and the last review', async () => {
    show('5003', client);
    const table = await screen.findByRole('table');
    const [, row] = within(table).getAllByRole('row');
    const [, end] = row === undefined ? [] : within(row).getAllByRole('cell');
    if (row === undefined || end === undefined) throw new Error('There is no row');
    fireEvent.click(end);

    const name = within(row).getByRole('link').textContent ?? '';
    const panel = await screen.findByRole('dialog', { name });
    expect(window.location.search).toMatch(/open=/);
    expect((await within(panel).findAllByText(/^Accepted .* by the firm$/)).length).toBeGreaterThan(0);
    const line = within(panel).getByRole('region', { name: LINE_LABELS.gl });
    expect(line.textContent).toMatch(/Each occurrence\$1M/);
    const [why] = within(panel).getAllByLabelText(/^Why\? /);
    if (why === undefined) throw new Error('There is no reason to ask');
    fireEvent.click(why);
    expect(await screen.findByText(/why this status\?$/)).toBeTruthy();
  });

  it('opens the row of a copied link, whether or not the list shows it, and leaves the list as it is', async () => {
    const { companyId } = client;
    show('5003', client, `/insurance-reviews?show=missing&open=${companyId}_contractor-01`);
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText(/^Insurance for Northfield Energy, as of /)).toBeTruthy();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?show=missing');
  });

  it('does not say whether a row of others exists', async () => {
    show('5003', client, `/insurance-reviews?open=${client.companyId}_contractor-18`);
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText("You don't have access to this record.")).toBeTruthy();
  });

  it('narrows down to what is missing, on the server', async () => {
    show('5003', client);
    const all = (await rows()).length;
    fireEvent.change(await screen.findByLabelText('Show'), { target: { value: 'missing' } });
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
  });

  it('lets a full client review and grant from a contractor, and a reduced one only read', async () => {
    show('5003', client, '/insurance-reviews/contractor-01');
    expect(await screen.findByRole('heading', { level: 2, name: 'Automobile liability' })).toBeTruthy();
    expect((await screen.findAllByText('Review now')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('Open certificate')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Opened by clients')).toBeNull();
  });

  it.each([
    ['5003', client],
    ['5004', clientReduced],
  ] as const)('judges over the records as they are, as %s may read them', async (role, account) => {
    const engaged = liveData().engagements.find(
      ({ record }) => record.clientId === account.companyId && record.state === 'approved',
    );
    // On the stored results' own day everything agrees; years later every policy has ended, whatever they say.
    const later = () => new Date('2035-01-02T12:00:00Z');
    renderWithShell(
      <Routes>
        <Route
          path="/insurance-reviews/:contractorId"
          element={<InsuranceRegisterPage title="Insurance" parts={{}} now={later} />}
        />
      </Routes>,
      {
        role,
        session: liveSession(account),
        backend: { firestore: liveFirestore(account) },
        path: `/insurance-reviews/${engaged?.record.contractorId}`,
      },
    );
    expect(await screen.findByText(/as of 01\/02\/2035/)).toBeTruthy();
    expect((await screen.findAllByText(/^Ended on /)).length).toBeGreaterThan(0);
  });

  it('gives a reduced client no decision', async () => {
    show('5004', clientReduced);
    const link = (await screen.findByRole('table')).querySelector('a');
    if (link === null) throw new Error('There is no contractor');
    fireEvent.click(link);
    fireEvent.click(await screen.findByRole('link', { name: /^Policies and decisions/ }));
    expect(await screen.findByText('PDF summary')).toBeTruthy();
    expect(screen.queryByText('Review now')).toBeNull();
    expect(screen.queryByText(/Grant variance/)).toBeNull();
    expect(screen.queryByText(/^Internal/)).toBeNull();
  });

  it('shows nothing of a contractor that is not engaged, and does not say whether it exists', async () => {
    show('5003', client, '/insurance-reviews/contractor-18');
    expect(await screen.findByText("You don't have access to this record.")).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Automobile liability' })).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CompaniesPage } from '@vcms/companies/register';
import { matchesWords } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const admin = DEMO_PEOPLE.admin;
let backend: { firestore: ReturnType<typeof liveFirestore> };

beforeAll(() => {
  backend = { firestore: liveFirestore(admin) };
});

function show(query = ''): void {
  const path = `/admin/admin-tools/companies${query}`;
  renderWithShell(<CompaniesPage title="Company Tools" keeper="5001" />, {
    role: '5001',
    path,
    session: liveSession(admin),
    backend,
  });
}

/** By selector: asking a long table for roles costs seconds. */
function names(): Promise<readonly string[]> {
  return waitFor(() => {
    const rows = [...document.querySelectorAll('table[aria-label="Company Tools"] th[scope="row"]')];
    expect(rows.length).toBeGreaterThan(0);
    return rows.map(({ textContent }) => textContent ?? '');
  });
}

describe('Company Tools', () => {
  it('lists 25 companies by name, and the others on the next page', async () => {
    show();

    const first = await names();
    expect(first).toHaveLength(25);
    expect(first).toEqual([...first].sort());
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect((await names())[0]).not.toBe(first[0]));
    const second = await names();
    expect(second.every((name) => !first.includes(name))).toBe(true);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(async () => expect(await names()).toEqual(first));
  });

  it('narrows the list by a filter that stands in the address', async () => {
    show('?status=suspended');

    const all = await names();
    expect(all.length).toBeGreaterThan(0);
    expect(screen.getAllByText('Suspended', { selector: 'td *, td' })).toHaveLength(all.length);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'suspended');
  });

  it('finds a name by the beginning of its last word, however it is written', async () => {
    show();
    const [some] = await names();
    const start = (some?.split(' ').at(-1) ?? '').slice(0, 5).toUpperCase();

    fireEvent.change(screen.getByRole('searchbox', { name: 'Search companies' }), {
      target: { value: start },
    });

    await waitFor(async () => {
      const found = await names();
      expect(found).toContain(some);
      expect(found.length).toBeLessThan(25);
      expect(found.filter((name) => !matchesWords(name, start))).toEqual([]);
    });
    expect(window.location.search).toContain('search=');
  });

  it('says that nothing matches, and clears what was asked', async () => {
    show('?search=zzzz');

    await screen.findByText('No companies match.');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect((await names()).length).toBe(25);
  });

  it('shows the counts that are kept on each record, in the list and in the record', async () => {
    const clients = liveData().companies.filter(({ record }) => record.kind === 'client');
    show('?kind=client');

    const listed = await names();
    for (const { id, record } of clients) {
      const row = document.querySelectorAll('table[aria-label="Company Tools"] tbody tr')[
        listed.indexOf(record.name)
      ];
      const { users, engagements } = record.counts ?? {};
      const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
      expect(cells, id).toEqual(expect.arrayContaining([String(users), String(engagements)]));
    }
    const [client] = clients;
    fireEvent.click(screen.getByRole('link', { name: client?.record.name ?? '' }));
    const label = await screen.findByText('Open engagements', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe(String(client?.record.counts?.engagements));
  });

  it('opens a record with its people, engagements and history', async () => {
    show('?kind=client');
    const [client] = await names();
    fireEvent.click(screen.getByRole('link', { name: client ?? '' }));

    await screen.findByRole('heading', { level: 1, name: client ?? '' });
    fireEvent.click(screen.getByRole('tab', { name: 'Users' }));
    expect((await screen.findAllByText(/@/)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('tab', { name: 'Engagements' }));
    await screen.findByRole('heading', { name: 'Contractors' });
    fireEvent.click(screen.getByRole('link', { name: 'All companies' }));
    expect(await names()).toContain(client);
    expect(window.location.search).toBe('?kind=client');
  });

  it('lists the facts that contractors declared, to confirm or to return with a reason', async () => {
    show('?list=facts');
    const waiting = liveData().companies.filter(({ record }) => record.declaredFacts?.state === 'waiting');
    expect(waiting.length).toBeGreaterThan(0);
    for (const { record } of waiting) {
      const entry = within(await screen.findByRole('region', { name: record.name }));
      entry.getByText(/^\d\d\/\d\d\/\d{4} → \d\d\/\d\d\/\d{4}$/);
      entry.getByRole('button', { name: 'Confirm' });
      fireEvent.click(entry.getByRole('button', { name: 'Return' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Return' }));
      await dialog.findByText('Give a reason of 10-500 characters.');
    }
  });

  it('says so when the record does not exist', async () => {
    show('?open=nobody');
    await screen.findByText('This company does not exist.');
  });
});

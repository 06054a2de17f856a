import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { invitationsInStates } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { UsersPage } from '@vcms/users/register';
import { getCountFromServer } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { invitationsLink } from '../home/admin-links.ts';

const admin = DEMO_PEOPLE.admin;
let backend: { firestore: ReturnType<typeof liveFirestore> };

beforeAll(() => {
  backend = { firestore: liveFirestore(admin) };
});

function show(query = ''): void {
  const path = `/admin/admin-tools/users${query}`;
  renderWithShell(<UsersPage title="User Tools" keeper="5001" />, {
    role: '5001',
    path,
    session: liveSession(admin),
    backend,
  });
}

/** By selector: asking a long table for roles costs seconds. */
function cells(selector: string, table = 'Users'): Promise<readonly string[]> {
  return waitFor(() => {
    const found = [...document.querySelectorAll(`table[aria-label="${table}"] ${selector}`)];
    expect(found.length).toBeGreaterThan(0);
    return found.map(({ textContent }) => textContent ?? '');
  });
}

describe('User Tools', () => {
  it('lists people by last name, 25 a page, also one whose role is unknown', async () => {
    show();

    const first = await cells('th[scope="row"]');
    expect(first).toHaveLength(25);
    const last = first.map((name) => name.split(', ')[0] ?? '');
    expect(last).toEqual([...last].sort());
    expect(screen.queryByText(/damaged/)).toBeNull();
  });

  it.each([
    ['open', ['sent', 'opened']],
    ['expired', ['expired']],
  ] as const)('lists as %s exactly the invitations that Home counts', async (state, states) => {
    const counted = await getCountFromServer(invitationsInStates(backend.firestore, states));
    expect(counted.data().count).toBeGreaterThan(0);
    show(invitationsLink(state).replace(/^[^?]*/, ''));

    await waitFor(async () =>
      expect(await cells('tbody tr', 'Invitations')).toHaveLength(counted.data().count),
    );
  });

  it('narrows by role, status and company of the address, together', async () => {
    show('?role=5003&status=active&companyId=client-northfield');

    await waitFor(async () =>
      expect(await cells('th[scope="row"]')).toEqual(['Feld, Nora', 'Kirby, Mara', 'Oakes, Fern']),
    );
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', '5003');
    await screen.findByRole('button', { name: 'Company Northfield Energy' });
    fireEvent.click(screen.getByRole('button', { name: 'People of all companies' }));
    await waitFor(() => expect(window.location.search).toBe('?role=5003&status=active'));
  });

  it('chooses the company of the filter by the beginning of its name', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Company All' }));
    const dialog = await screen.findByRole('dialog', { name: 'People of one company' });
    fireEvent.change(within(dialog).getByRole('searchbox', { name: 'Company' }), {
      target: { value: 'lakesh' },
    });
    fireEvent.click(await within(dialog).findByRole('radio', { name: /^Lakeshore Foods/ }));
    await within(dialog).findByText('Chosen: Lakeshore Foods');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));

    await waitFor(() => expect(window.location.search).toBe('?companyId=client-lakeshore'));
    await waitFor(async () => expect(await cells('th[scope="row"]')).toContain('Kemp, Lars'));
  });

  it('opens a person with role, company and history, and offers nothing for the own account', async () => {
    show('?search=feld');
    fireEvent.click(await screen.findByRole('link', { name: 'Feld, Nora' }));

    await screen.findByRole('heading', { level: 1, name: 'Nora Feld' });
    const company = await screen.findByRole('link', { name: 'Northfield Energy' });
    expect(company.getAttribute('href')).toBe('/admin/admin-tools/companies?open=client-northfield');
    expect(screen.getByRole('button', { name: 'Disable' })).toBeTruthy();
    await screen.findByRole('heading', { name: 'Audit' });
    fireEvent.click(screen.getByRole('link', { name: 'All users' }));
    expect(window.location.search).toBe('?search=feld');
  });

  it('says that the own account is changed elsewhere', async () => {
    show(`?open=${admin.uid}`);
    await screen.findByText('This is you. Change your own details in Edit profile.');
    expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull();
  });

  it('chooses several people to disable, never the own account or one that is disabled', async () => {
    show('?companyId=firm-clearpath');
    await waitFor(async () => expect((await cells('th[scope="row"]')).length).toBe(7));
    expect(screen.queryByRole('checkbox', { name: 'Choose Ada Marlow' })).toBeNull();

    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Casey Byrne' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Vera Barlow' }));
    await screen.findByText('2 chosen');
    fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const question = await screen.findByRole('alertdialog', { name: 'Disable 2?' });
    const names = within(question).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Vera Barlow', 'Casey Byrne']);
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull());
  });

  it('lists invitations with their state, and says when none match', async () => {
    show('?list=invitations&state=expired');
    const states = await waitFor(() => {
      const table = document.querySelector('table[aria-label="Invitations"]');
      const none = screen.queryByText('No invitations match.');
      expect(table ?? none).not.toBeNull();
      return [...(table?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
    });
    if (states.length > 0) expect(states).toContain('Expired');
  });
});

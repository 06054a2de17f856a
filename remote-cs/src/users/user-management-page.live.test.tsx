import { screen, waitFor } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { UsersPage } from '@vcms/users/register';
import { expect, it } from 'vitest';

const cs = DEMO_PEOPLE.cs;

function show(query = ''): void {
  const path = `/customerservice/user-management${query}`;
  const backend = { firestore: liveFirestore(cs) };
  renderWithShell(<UsersPage title="Users" keeper="5002" />, {
    role: '5002',
    path,
    session: liveSession(cs),
    backend,
  });
}

it('lists people outside the firm only, with every sort and filter let through by the rules', async () => {
  show('?sort=-email&status=active');
  const text = await waitFor(() => {
    const table = document.querySelector('table[aria-label="Users"]');
    expect(table).not.toBeNull();
    return table?.textContent ?? '';
  });
  expect(text).not.toContain('Clearpath Safety Partners');
  const roles = [...screen.getByRole('combobox', { name: 'Role' }).querySelectorAll('option')];
  expect(roles.map(({ value }) => value)).toEqual(['', '5003', '5004', '5005', '5006']);
});

it('shows invitations of people outside the firm', async () => {
  show('?list=invitations&role=5005');
  await waitFor(() => {
    const table = document.querySelector('table[aria-label="Invitations"]');
    expect(table ?? screen.queryByText('No invitations match.')).not.toBeNull();
  });
});

it("says no more of the firm's people than that there is no access", async () => {
  show(`?open=${DEMO_PEOPLE.admin.uid}`);
  await screen.findByText("You don't have access to this record.");
});

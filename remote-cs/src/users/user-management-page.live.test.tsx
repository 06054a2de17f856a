import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { type RenderedWithShell, renderWithShell } from '@vcms/testing';
import { UsersPage } from '@vcms/users/register';
import { expect, it } from 'vitest';

const cs = DEMO_PEOPLE.cs;
const firestore = liveFirestore(cs);

function show(query = ''): RenderedWithShell {
  const path = `/customerservice/user-management${query}`;
  const backend = liveHandles(firestore);
  return renderWithShell(<UsersPage title="Users" keeper="5002" />, {
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

const FAILED = 'That did not work. Try again in a few minutes.';

/** The chip of a person's state. */
function stateIn(place: HTMLElement): string | undefined {
  return ['Active', 'Disabled'].find((word) => within(place).queryByText(word) !== null);
}

it('shows at once that a person is disabled, and takes it back with a sentence where the server does not', async () => {
  const { shell } = show(`?open=${DEMO_PEOPLE.client2.uid}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Disable' }));

  // Before the server can have answered: nothing has been waited for.
  expect(stateIn(document.body)).toBe('Disabled');
  expect(screen.getByText('Saving').closest('[aria-busy=true]')).toBeTruthy();

  await waitFor(() => expect(stateIn(document.body)).toBe('Active'));
  expect(screen.queryByText('Saving')).toBeNull();
  expect([...shell.toasts.values()].at(-1)).toMatchObject({
    kind: 'error',
    message: expect.stringMatching(/ was not disabled\.$/),
    description: FAILED,
  });
});

it('marks chosen rows as saving until each is answered, and says which were refused', async () => {
  show('?status=active&sort=email');
  const boxes = await screen.findAllByLabelText(/^Choose /);
  const row = boxes[0]?.closest('tr');
  if (row === null || row === undefined) throw new Error('Nobody can be chosen');
  const place = () => document.querySelector<HTMLElement>(`tr[data-row="${row.dataset.row}"]`) ?? row;
  fireEvent.click(boxes[0] ?? row);
  const bar = (await screen.findByText('1 chosen')).parentElement ?? row;
  fireEvent.click(within(bar).getByText('Disable'));
  const question =
    (await screen.findByText('Disable one?')).closest<HTMLElement>('[role=alertdialog]') ?? row;
  fireEvent.click(within(question).getByRole('button', { name: 'Disable' }));

  expect(stateIn(place())).toBe('Disabled');
  expect(place().getAttribute('aria-busy')).toBe('true');
  expect(within(place()).getByText('Saving')).toBeTruthy();

  await screen.findByText(new RegExp(`: ${FAILED}$`));
  expect(stateIn(place())).toBe('Active');
  expect(place().getAttribute('aria-busy')).toBeNull();
});

it('shows at once that an invitation is revoked, and that it is not where the server refuses', async () => {
  const { shell } = show('?list=invitations&role=5005');
  const row = () => screen.getByText('invited-1@example.test').closest<HTMLElement>('tr') ?? document.body;
  await screen.findByText('invited-1@example.test');
  within(row()).getByText('Sent');
  fireEvent.click(within(row()).getByRole('button', { name: /^Revoke/ }));

  within(row()).getByText('Revoked');
  within(row()).getByText('Saving');
  expect(within(row()).queryByRole('button', { name: /^Revoke/ })).toBeNull();

  await within(row()).findByText('Sent');
  expect(within(row()).queryByText('Saving')).toBeNull();
  within(row()).getByRole('button', { name: /^Revoke/ });
  expect([...shell.toasts.values()].at(-1)).toMatchObject({
    kind: 'error',
    message: 'The invitation of invited-1@example.test was not revoked.',
    description: FAILED,
  });
});

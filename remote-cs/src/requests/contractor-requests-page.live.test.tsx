import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { type RenderedWithShell, renderWithShell } from '@vcms/testing';
import { beforeAll, expect, it } from 'vitest';
import { ContractorRequestsPage } from './contractor-requests-page.tsx';

const { cs } = DEMO_PEOPLE;
let backend: ReturnType<typeof liveHandles>;

beforeAll(() => {
  backend = liveHandles(liveFirestore(cs));
});

function show(): RenderedWithShell {
  const path = '/customerservice/contractor-requests';
  return renderWithShell(<ContractorRequestsPage />, {
    role: '5002',
    path,
    session: liveSession(cs),
    backend,
  });
}

it('lists what clients request, and declines nothing without a reason', async () => {
  const user = userEvent.setup();
  show();
  const list = within(await screen.findByRole('list', { name: 'Requests' }));
  list.getByText('Quarry Lane Paving for Riverbend Schools');
  list.getByText(/Dana Reyes, dana\.reyes@example\.test\. .* Requested by Rosa Quill on /);
  list.getByText('Send the invitation');

  await user.click(list.getByText('Decline'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Decline the request for Quarry Lane Paving?' }),
  );
  await user.type(dialog.getByLabelText(/^Reason/), 'Too short');
  await user.click(dialog.getByText('Decline'));
  await dialog.findByText('Say why, in 10 characters or more.');
});

it('shows at once what was sent or declined, and the request again where the server refuses', async () => {
  const user = userEvent.setup();
  const { shell } = show();
  const list = within(await screen.findByRole('list', { name: 'Requests' }));
  // Not by `user`, which waits a turn after the press, in which the server may have answered.
  fireEvent.click(list.getByText('Send the invitation'));
  list.getByText('Sent');
  list.getByText('Saving');
  expect(list.queryByText('Send the invitation')).toBeNull();
  await list.findByText('Send the invitation');
  expect(list.queryByText('Saving')).toBeNull();
  expect([...shell.toasts.values()].at(-1)).toMatchObject({
    kind: 'error',
    message: 'Quarry Lane Paving was not invited.',
  });

  await user.click(list.getByText('Decline'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Decline the request/ }));
  await user.type(dialog.getByLabelText(/^Reason/), 'It is on the list of another name.');
  fireEvent.click(dialog.getByText('Decline'));
  await list.findByText('Declined');
  await dialog.findByText(/^That did not work\./);
  expect(list.queryByText('Declined')).toBeNull();
  list.getByText('Send the invitation');
});

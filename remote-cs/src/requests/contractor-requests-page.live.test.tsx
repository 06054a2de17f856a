import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { it } from 'vitest';
import { ContractorRequestsPage } from './contractor-requests-page.tsx';

const { cs } = DEMO_PEOPLE;

it('lists what clients request, and declines nothing without a reason', async () => {
  const user = userEvent.setup();
  renderWithShell(<ContractorRequestsPage />, {
    role: '5002',
    path: '/customerservice/contractor-requests',
    session: liveSession(cs),
    backend: { firestore: liveFirestore(cs) },
  });
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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { FullBody } from '../home/full-body.tsx';

const { contractor } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T15:00:00Z`);
const REASON = 'The papers of two welders come back from the training firm next week.';

it('asks a client for a variance from Why?, whatever is unmet, and takes it back there', async () => {
  renderWithShell(<FullBody now={now} />, {
    role: '5005',
    session: liveSession(contractor),
    backend: { firestore: liveFirestore(contractor) },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Why\? Northfield Energy/ }));
  const why = within(await screen.findByRole('dialog', { name: 'Northfield Energy: why this status?' }));
  fireEvent.click(await why.findByRole('button', { name: 'Request a variance' }));

  const form = within(
    await screen.findByRole('dialog', { name: 'Request a variance from Northfield Energy' }),
  );
  fireEvent.change(form.getByLabelText(/^Reason/), { target: { value: REASON } });
  fireEvent.change(form.getByLabelText(/^Mitigation/), { target: { value: 'They do not weld until then.' } });
  fireEvent.click(form.getByText('Request variance'));

  const list = within(await why.findByRole('list', { name: 'Variances' }));
  const entry = (await list.findByText(new RegExp(REASON))).closest('li') as HTMLElement;
  await waitFor(() => expect(entry.textContent).toContain('Requested'));
  fireEvent.click(await within(entry).findByText('Withdraw'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this request?' }));
  fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(entry.textContent).toContain('Withdrawn'));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, setDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { InsurancePage } from '../insurance/insurance-page.tsx';

const { contractor2, client } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);
const REASON = 'The carrier raises the limits with the renewal in January.';

it('asks a client for a variance from a gap, shows its state, and takes it back', async () => {
  renderWithShell(<InsurancePage now={now} />, {
    role: '5005',
    session: liveSession(contractor2),
    backend: { firestore: liveFirestore(contractor2) },
    path: '/insurance',
  });
  const card = (await screen.findByText('Commercial general liability')).closest('section');
  if (card === null) throw new Error('The line has no card');
  fireEvent.click(within(card).getByText('Request a variance'));

  const form = (await screen.findByText('Request a variance from Lakeshore Foods')).closest<HTMLElement>(
    '[role=dialog]',
  );
  if (form === null) throw new Error('There is no dialog');
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(form).getByLabelText(label), { target: { value } });
  type(/^Reason/, REASON);
  type(/^Mitigation/, 'The crew stays within the fenced yard.');
  type(/^To/, '2027-12-31');
  fireEvent.click(within(form).getByText('Request variance'));
  await within(form).findByText('The end date may be at most 180 days away.');
  type(/^To/, '2027-01-15');
  fireEvent.click(within(form).getByText('Request variance'));

  // The request shows before the server has confirmed it, behind the dialog that waits for that.
  await waitFor(() => expect(screen.queryByText('Request a variance from Lakeshore Foods')).toBeNull());
  const line = await screen.findByText('Lakeshore Foods: Commercial general liability');
  const entry = line.closest('li');
  expect(entry?.textContent).toContain(`to 01/15/2027. ${REASON}`);
  expect(entry?.textContent).toContain('Requested');
  fireEvent.click(within(entry ?? card).getByText('Withdraw'));
  const question = (await screen.findByText('Withdraw this request?')).closest<HTMLElement>(
    '[role=alertdialog]',
  );
  fireEvent.click(within(question ?? form).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(entry?.textContent).toContain('Withdrawn'));
});

it('refuses a variance that somebody asks of another client or grants itself', async () => {
  const store = (account: typeof contractor2 | typeof client) => liveFirestore(account);
  const asked = {
    clientId: 'client-northfield',
    contractorId: 'contractor-10',
    key: 'insurance.gl',
    state: 'approved',
  };
  for (const account of [contractor2, client]) {
    const write = setDoc(doc(store(account), `variances/never-${account.uid}`), asked);
    await expect(write).rejects.toMatchObject({ code: 'permission-denied' });
  }
});

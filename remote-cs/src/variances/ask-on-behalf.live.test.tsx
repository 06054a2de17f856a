import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CertificateRegisterPage } from '../insurance/certificate-register-page.tsx';

const { cs } = DEMO_PEOPLE;

it('asks for a variance on a contractor’s behalf, seen through one client’s eyes', async () => {
  renderWithShell(
    <Routes>
      <Route path="/insurance-reviews/:contractorId" element={<CertificateRegisterPage />} />
    </Routes>,
    {
      role: '5002',
      session: liveSession(cs),
      backend: { firestore: liveFirestore(cs) },
      path: '/insurance-reviews/contractor-10?for=client-lakeshore',
    },
  );
  expect(await screen.findByText(/^Insurance for Lakeshore Foods/)).toBeTruthy();
  expect(await screen.findByText('Opened by clients')).toBeTruthy();
  const [ask] = await screen.findAllByText('Request variance');
  if (ask === undefined) throw new Error('Nothing is unmet');
  fireEvent.click(ask);
  const about = await screen.findByText(/on the contractor's behalf\. Lakeshore Foods decides\.$/);
  const form = about.closest<HTMLElement>('[role=dialog]');
  if (form === null) throw new Error('There is no dialog');
  fireEvent.change(within(form).getByLabelText(/^Reason/), {
    target: { value: 'The carrier raises the limits with the renewal in January.' },
  });
  fireEvent.click(within(form).getByText('Request variance'));

  // The request shows before the server has confirmed it, behind the dialog that waits for that.
  await waitFor(() => expect(screen.queryByText(/Lakeshore Foods decides\.$/)).toBeNull());
  const withdraw = await screen.findByText('Withdraw');
  expect(withdraw.closest('li')?.textContent).toContain('Requested');
  fireEvent.click(withdraw);
  const question = (await screen.findByText('Withdraw this request?')).closest<HTMLElement>(
    '[role=alertdialog]',
  );
  fireEvent.click(within(question ?? form).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
});

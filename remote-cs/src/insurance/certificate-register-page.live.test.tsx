import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formatDate } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CertificateRegisterPage } from './certificate-register-page.tsx';

const { cs } = DEMO_PEOPLE;

function show(path: `/${string}`): void {
  renderWithShell(
    <Routes>
      <Route path="/insurance-reviews" element={<CertificateRegisterPage />} />
      <Route path="/insurance-reviews/:contractorId" element={<CertificateRegisterPage />} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: { firestore: liveFirestore(cs) }, path },
  );
}

it('shows the firm every relation, and one client’s alone', async () => {
  show('/insurance-reviews');
  const table = await screen.findByRole('table', { name: 'Contractor Insurance Reviews' });
  expect(within(table).getAllByRole('row')).toHaveLength(26);
  await screen.findByRole('option', { name: 'Riverbend Schools' });
  fireEvent.change(screen.getByLabelText('Client'), { target: { value: 'client-riverbend' } });
  await waitFor(() => expect(screen.queryByText('for Northfield Energy')).toBeNull());
  expect((await screen.findAllByText('for Riverbend Schools')).length).toBeGreaterThan(0);
});

it('keeps to the stored result where a record that decides cannot be read', async () => {
  const pair = { clientId: 'client-lakeshore', contractorId: 'contractor-10' };
  await putLiveRecord('requirementOverrides/unreadable', { ...pair, key: 7, state: 'active' });

  show('/insurance-reviews/contractor-10?for=client-lakeshore');

  expect(await screen.findByText('A record behind this result cannot be read.')).toBeTruthy();
  const stored = formatDate(LIVE_TODAY);
  expect(screen.getByText(`Insurance for Lakeshore Foods, as of ${stored}.`)).toBeTruthy();
});

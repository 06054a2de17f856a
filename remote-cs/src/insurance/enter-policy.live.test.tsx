import { fireEvent, screen, within } from '@testing-library/react';
import { InsuranceRegisterPage } from '@vcms/insurance/register';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CertificateRegisterPage } from './certificate-register-page.tsx';

const { cs, contractor2, client } = DEMO_PEOPLE;
const firestore = liveFirestore(cs);
const CERTIFICATE = new File(['%PDF-1.4 an ACORD 25'], 'acord-25.pdf', { type: 'application/pdf' });

function show(path: `/${string}`): void {
  renderWithShell(
    <Routes>
      <Route path="/insurance-reviews/:contractorId" element={<CertificateRegisterPage />} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firestore), path },
  );
}

/** By its text: asking a page of this size for roles again and again takes seconds. */
async function dialogOf(title: string | RegExp): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

it('says what the firm entered for a contractor, when and why, and offers its renewal', async () => {
  show('/insurance-reviews/contractor-08');
  await screen.findByText(
    /^Entered by Clearpath Safety Partners on the contractor’s behalf on .*: The broker sent it to us by mail/,
  );
  fireEvent.click((await screen.findAllByText('Enter renewal'))[0] ?? document.body);
  const dialog = await dialogOf(/^Enter a policy for/);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Policy number/).value).toBe('');
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Insurer/).value).not.toBe('');
});

it('enters a policy for a contractor by the same form: certificate and reason first, and no drafts', async () => {
  show(`/insurance-reviews/${contractor2.companyId}`);
  fireEvent.click(await screen.findByText('Enter policy'));
  const dialog = await dialogOf(/^Enter a policy for/);
  const page = within(dialog);
  page.getByText(/Somebody else of the firm reviews it\.$/);
  expect(page.queryByText('Save draft')).toBeNull();
  const type = (label: RegExp, value: string) =>
    fireEvent.change(page.getByLabelText(label), { target: { value } });

  fireEvent.change(page.getByLabelText('Line'), { target: { value: 'gl' } });
  fireEvent.click(page.getByText('Submit'));
  await page.findByText('Enter Policy number.');
  type(/^Policy number/, 'GL-BEHALF-1');
  type(/^Insurer/, 'Harbor Mutual');
  type(/^Effective/, '2026-06-01');
  type(/^Expiration/, '2027-06-01');
  type(/^Named insured/, 'Harrow Mechanical');
  type(/^Broker or agent/, 'Lakeside Brokers');
  type(/^Each occurrence/, '750,000');
  await page.findByText(/\$250,000 short of \$1,000,000/);

  fireEvent.click(page.getByText('Submit'));
  await page.findByText('Add the certificate before you submit the policy.');
  fireEvent.change(page.getByLabelText('Certificate'), { target: { files: [CERTIFICATE] } });
  fireEvent.click(page.getByText('Submit'));
  expect((await page.findAllByText('Enter Reason.')).length).toBe(2);
  type(/^Reason/, 'By mail.');
  fireEvent.click(page.getByText('Submit'));
  expect((await page.findAllByText('Reason must be 10-500 characters.')).length).toBe(2);
});

it('shows a client who entered it, and has no button where no remote lends one', async () => {
  renderWithShell(
    <Routes>
      <Route
        path="/insurance-reviews/:contractorId"
        element={<InsuranceRegisterPage title="Contractor Insurance Reviews" parts={{}} />}
      />
    </Routes>,
    {
      role: '5003',
      session: liveSession(client),
      backend: { firestore: liveFirestore(client) },
      path: '/insurance-reviews/contractor-08',
    },
  );
  await screen.findByText(/^Entered by Clearpath Safety Partners on the contractor’s behalf/);
  expect(screen.queryByText('Enter policy')).toBeNull();
  expect(screen.queryByText('Enter renewal')).toBeNull();
});

import { fireEvent, screen, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { WorkforcePanel } from './workforce-panel.tsx';

const { contractor } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor);

it('a sample opens beside what a client requires, and from the dialog of the document', async () => {
  renderWithShell(<WorkforcePanel now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} />, {
    role: '5005',
    session: liveSession(contractor),
    backend: liveHandles(firestore),
    path: `/update-contractor-company?part=workforce&open=${contractor.companyId}-p1`,
  });
  const list = within(await screen.findByLabelText('Requirements of Northfield Energy'));
  expect(list.queryByRole('button', { name: /^Sample ?of Site orientation$/ })).toBeNull();
  fireEvent.click(list.getByRole('button', { name: /^Sample ?of First aid and CPR$/ }));
  const reading = await screen.findByRole('dialog', { name: 'Sample of First aid and CPR' });
  // No server function runs here: the page asks for the file, and says that nobody answered.
  await within(reading).findByRole('button', { name: 'Try again' });
  fireEvent.click(within(reading).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

  fireEvent.click(screen.getByText('Add a document'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Document of / }));
  expect(dialog.queryByText(/^Sample from/)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/^Document type/), { target: { value: 'first-aid' } });
  fireEvent.change(dialog.getByLabelText(/^Issuer/), { target: { value: 'Red Cross' } });
  const sample = await dialog.findByRole('button', { name: 'Sample from Northfield Energy' });
  expect(sample.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(sample);
  await dialog.findByRole('button', { name: 'Try again' });
  expect(sample.getAttribute('aria-expanded')).toBe('true');
  expect((dialog.getByLabelText(/^Issuer/) as HTMLInputElement).value).toBe('Red Cross');
});

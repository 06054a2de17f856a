import { fireEvent, screen, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { expect, it } from 'vitest';
import { ReceivedSection } from './received-section.tsx';

const { contractor } = DEMO_PEOPLE;

it('the files of an announcement stand below its text, and one that cannot be had now says so', async () => {
  const firestore = liveFirestore(contractor);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<ReceivedSection />, {
    role: '5005',
    session: liveSession(contractor),
    backend: { firestore, functions },
    path: '/dashboard?announcement=announcement-8',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Crane path closed for repairs' });
  const files = within(within(dialog).getByRole('region', { name: 'Files' }));
  expect(files.getByText('1 file, 1 KB')).toBeTruthy();
  expect(files.getByRole('button', { name: 'Open crane-path-closures.csv' })).toBeTruthy();

  fireEvent.click(files.getByRole('button', { name: 'Download crane-path-closures.csv' }));
  const problem = await files.findByRole('alert');
  expect(problem.textContent).toBe('The server cannot be reached. Check your connection, then try again.');
  expect(within(dialog).getByText('south').tagName).toBe('STRONG');
});

import { fireEvent, screen, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ReceivedSection } from './received-section.tsx';

const { contractor } = DEMO_PEOPLE;

it('the files of an announcement stand below its text, to be opened and downloaded', async () => {
  renderWithShell(<ReceivedSection />, {
    role: '5005',
    session: liveSession(contractor),
    backend: liveHandles(liveFirestore(contractor)),
    path: '/dashboard?announcement=announcement-8',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Crane path closed for repairs' });
  const files = within(within(dialog).getByRole('region', { name: 'Files' }));
  expect(files.getByText('1 file, 1 KB')).toBeTruthy();
  expect(files.getByRole('button', { name: 'Download crane-path-closures.csv' })).toBeTruthy();

  // The server does not run here: the reader is told so, and the text stays.
  fireEvent.click(files.getByRole('button', { name: 'Open crane-path-closures.csv' }));
  await files.findByText(/cannot be reached|could not/);
  expect(within(dialog).getByText('south').tagName).toBe('STRONG');
});

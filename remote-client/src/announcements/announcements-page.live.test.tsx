import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { announcementsOf } from '@vcms/announcements/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession, liveStorage } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { type Firestore, getDocs } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AnnouncementsPage } from './announcements-page.tsx';

const { client } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** Without the server: the audience says so, and everything else works. */
function show(path: `/${string}` = '/email-messaging/h-client'): Firestore {
  const firestore = liveFirestore(client);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  const page = <AnnouncementsPage now={now} />;
  renderWithShell(
    <Routes>
      <Route path="/email-messaging/h-client" element={page} />
      <Route path="/email-messaging/h-client/:announcementId" element={page} />
    </Routes>,
    {
      role: '5003',
      session: liveSession(client),
      backend: { firestore, functions, storage: liveStorage(firestore, client) },
      path,
    },
  );
  return firestore;
}

function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
}

describe('the announcements of a client', () => {
  it('are listed with how far each has come, and one says whose mail failed and why', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Announcements' });
    expect(within(table).getByText('New badge readers at the north gate')).toBeTruthy();

    fireEvent.click(within(table).getByText('Hot work permits: new form'));

    await screen.findByText('550 5.1.1 The mailbox does not exist.', { exact: false });
    expect(screen.getByText('no longer accepted').tagName).toBe('STRONG');
    expect(screen.getByText('Send again to the unread')).toBeTruthy();
    expect(screen.queryByText('Cancel announcement')).toBeNull();
  });

  it('can be cancelled before they go out, and say when that is', async () => {
    show('/email-messaging/h-client/announcement-2');
    await screen.findByText('Cancel announcement');
    expect(screen.getByText('By trade: Electrical')).toBeTruthy();
    expect(screen.getByText('Scheduled for')).toBeTruthy();
    expect(screen.queryByText('Delivered')).toBeNull();
  });

  it('are not sent without words and readers, and wait as drafts meanwhile', async () => {
    const firestore = show('/email-messaging/h-client/new');
    await screen.findByText('The server cannot be reached. Check your connection, then try again.');
    fireEvent.change(screen.getByLabelText('Audience'), { target: { value: 'site' } });
    fireEvent.click(screen.getByText('Send announcement'));
    await screen.findByText('The subject must be 3-150 characters.');
    expect(screen.getByText('Choose at least one site.')).toBeTruthy();

    type(/^Subject/, 'Toolbox talk');
    type(/^Text/, 'On <b>falls</b>, **every** crew.');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('every').tagName).toBe('STRONG');
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('On <b>falls</b>, every crew.');
    fireEvent.click(screen.getByText('Save draft'));
    await waitFor(() => expect(screen.queryByText('Choose at least one site.')).toBeNull());
    await waitFor(async () => {
      const { docs } = await getDocs(announcementsOf(firestore, client.companyId));
      const drafts = docs.map((entry) => entry.get('subject'));
      expect(drafts).toContain('Toolbox talk');
    });
  });
});

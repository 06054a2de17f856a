import { Blob as StreamedBlob, File as StreamedFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { announcementsOf } from '@vcms/announcements/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession, liveStorage } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDocs } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AnnouncementsPage } from './announcements-page.tsx';

const { client } = DEMO_PEOPLE;
const firestore = liveFirestore(client);
const storage = liveStorage(firestore, client);

// The page's own kind of file cannot be sent by the requests that run here; Node's can.
beforeAll(() => {
  vi.stubGlobal('Blob', StreamedBlob);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function show(path: `/${string}`): void {
  const page = <AnnouncementsPage now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} />;
  renderWithShell(
    <Routes>
      <Route path="/email-messaging/h-client/:announcementId" element={page} />
    </Routes>,
    { role: '5003', session: liveSession(client), backend: { ...liveHandles(firestore), storage }, path },
  );
}

function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
}

function attach(bytes: string, name: string): void {
  const file = new StreamedFile([bytes], name, { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('Attach a file'), { target: { files: [file] } });
}

async function filesOf(subject: string): Promise<readonly string[]> {
  const { docs } = await getDocs(announcementsOf(firestore, client.companyId));
  return docs.find((entry) => entry.get('subject') === subject)?.get('docIds') ?? [];
}

const files = () => within(screen.getByRole('list', { name: 'Files' }));
const WAITS = 'A file is still being checked for viruses. Save a draft, or send it once the file is checked.';

it('the files of a draft are put up or chosen, kept with it, waited for and removed again', async () => {
  show('/email-messaging/h-client/new');
  type(/^Subject/, 'Crane days');
  type(/^Text/, 'See the list.');
  attach('<html>', 'days.csv');
  await screen.findByText(/its content is not|Choose another/);
  attach('Day,Crane\nMonday,1\n', 'days.csv');
  await screen.findByText('Being checked for viruses');

  // Nobody scans here: it waits, and is not sent meanwhile.
  fireEvent.click(screen.getByText('Send announcement'));
  await screen.findByText(WAITS);
  fireEvent.click(screen.getByText('Save draft'));
  await waitFor(async () => expect(await filesOf('Crane days')).toHaveLength(1));

  fireEvent.click(screen.getByText('Choose a file of an earlier announcement'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Files of earlier announcements' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Attach crane-path-closures.csv' }));
  await screen.findByText('Checked for viruses');
  expect(screen.getByText(/^2 files, \d+ KB/)).toBeTruthy();

  fireEvent.click(files().getByRole('button', { name: 'Remove days.csv' }));
  await waitFor(() => expect(screen.queryByText('Being checked for viruses')).toBeNull());
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
  fireEvent.click(screen.getByText('Save draft'));
  await waitFor(async () => expect(await filesOf('Crane days')).toEqual(['announced-crane-path']));
});

it('the files of one that was sent are listed with it, and go with a copy of it', async () => {
  show('/email-messaging/h-client/announcement-8');
  const section = within(await screen.findByRole('region', { name: 'Files' }));
  await section.findByText('crane-path-closures.csv');
  expect(section.getByRole('button', { name: 'Open crane-path-closures.csv' })).toBeTruthy();
  expect(section.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('one that is begun from another has its files', async () => {
  show('/email-messaging/h-client/new?copy=announcement-8');
  await screen.findByRole('button', { name: 'Remove crane-path-closures.csv' });
});

import { Blob as StreamedBlob, File as StreamedFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeStamps, creationStamps } from '@vcms/data';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession, liveStorage } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { RequestedSection } from './requested-section.tsx';

// Nobody else's test looks at this pair of the demo data.
const { client2, contractor2 } = DEMO_PEOPLE;
const asker = liveFirestore(client2);
const firestore = liveFirestore(contractor2);
const storage = liveStorage(firestore, contractor2);
// The rules compare days with the one that it really is.
const today = new Date().toISOString().slice(0, 10);
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

// The page's own kind of file cannot be sent by the requests that run here; Node's can.
beforeAll(() => {
  vi.stubGlobal('Blob', StreamedBlob);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function place(id: string) {
  return doc(asker, documentPath('documentRequests', id));
}

function request(id: string, title: string): Promise<void> {
  return setDoc(place(id), {
    ...{ contractorId: contractor2.companyId, clientId: client2.companyId, title, category: 'bond' },
    ...{ note: 'Signed by the surety.', dueOn: today, state: 'open' },
    ...creationStamps(client2.uid),
  });
}

it('a contractor submits what is requested of it; what is withdrawn vanishes', async () => {
  await request('to-answer', 'Payment bond');
  await request('to-withdraw', 'Bid bond');
  renderWithShell(<RequestedSection today={today} nameOf={() => 'Lakeshore Foods'} />, {
    role: '5005',
    session: liveSession(contractor2),
    backend: { ...liveHandles(firestore), storage },
  });

  const section = within(await screen.findByRole('region', { name: 'Documents requested from you' }));
  await section.findByText('Lakeshore Foods requests: Bid bond');
  await updateDoc(place('to-withdraw'), { state: 'withdrawn', ...changeStamps(client2.uid) });
  await waitFor(() => expect(section.queryByText('Lakeshore Foods requests: Bid bond')).toBeNull());

  await userEvent.click(section.getByRole('button', { name: 'Upload Payment bond' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Payment bond' }));
  expect(dialog.getByText('Lakeshore Foods: Signed by the surety.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.findByText('Choose a file.');
  const file = new StreamedFile([PDF], 'bond.pdf', { type: 'application/pdf' });
  fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file] } });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByText('Lakeshore Foods requests: Payment bond')).toBeNull());

  const answered = (await getDoc(place('to-answer'))).data();
  expect(answered).toMatchObject({ state: 'submitted' });
  const path = documentPath('documents', contractor2.companyId, String(answered?.documentId));
  expect((await getDoc(doc(asker, path))).data()).toMatchObject({
    ...{ title: 'Payment bond', category: 'bond', typeId: 'requested_file', state: 'submitted' },
    visibility: `client:${client2.companyId}`,
  });
});

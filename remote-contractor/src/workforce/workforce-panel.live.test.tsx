import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { saveStaffDocument, submitStaffDocument } from '@vcms/workforce/data';
import { getDocs, query, where } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { expect, it } from 'vitest';
import { documentContent } from './person/document-form.ts';
import { WorkforcePanel } from './workforce-panel.tsx';

const { contractor2, client2 } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
/** The rules take today's submissions only. */
const now = () => new Date();

function show(path = '/update-contractor-company?part=workforce') {
  return renderWithShell(<WorkforcePanel now={now} />, {
    role: '5005',
    session: liveSession(contractor2),
    backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
    path,
    answer: true,
  });
}

async function dialogOf(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

/** What is stored shows before the server has said yes; who sits before the dialog goes on when it closes. */
function closed(title: string): Promise<void> {
  return waitFor(() => expect(screen.queryByText(title, { selector: 'h2' })).toBeNull());
}

function type(dialog: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

it('a person is added, assigned, and told what the client requires until the document is submitted', async () => {
  show();
  const table = await screen.findByLabelText('People');
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(5);

  fireEvent.click(screen.getByText('Add a person'));
  const form = await dialogOf('Add a person');
  fireEvent.click(within(form).getByText('Save'));
  type(form, /^First name/, 'Zora');
  type(form, /^Last name/, 'Aalto');
  type(form, /^Job role/, 'Rigger');
  type(form, /^Hire date/, '2024-02-01');
  fireEvent.click(within(form).getByText('Save'));
  await closed('Add a person');
  fireEvent.click(await within(table).findByText('Aalto, Zora'));

  fireEvent.click(await screen.findByText('Assign to a client'));
  const assign = await dialogOf('Assign Zora Aalto');
  type(assign, /^Client/, client2.companyId);
  type(assign, /^From/, LIVE_TODAY);
  fireEvent.click(within(assign).getByText('Save'));
  await closed('Assign Zora Aalto');
  const list = await screen.findByLabelText('Requirements of Lakeshore Foods');
  within(list).getByText('Nothing on file');
  await screen.findByText('Not ready');

  fireEvent.click(screen.getByText('Add a document'));
  const paper = await dialogOf('Document of Zora Aalto');
  type(paper, /^Document type/, 'site-orientation');
  type(paper, /^Issuer/, 'Prairie Safety Training');
  type(paper, /^Number/, 'PST-0012 3456');
  type(paper, /^Issued on/, '2026-06-01');
  fireEvent.click(within(paper).getByText('Submit'));
  await within(paper).findByText('Add the file.');
  fireEvent.click(within(paper).getByText('Cancel'));

  const { docs } = await getDocs(
    query(recordsOf(firestore, 'staff', contractor2.companyId), where('lastName', '==', 'Aalto')),
  );
  const place = { staffId: docs[0]?.id ?? '', id: 'orientation' };
  const context = { firestore, uid: contractor2.uid, contractorId: contractor2.companyId };
  const content = documentContent(
    {
      ...{ typeId: 'site-orientation', issuer: 'Prairie Safety Training', number: 'PST-0012 3456' },
      ...{ issuedOn: '2026-06-01', expiresOn: '' },
    },
    { docId: 'orientation-card', sensitive: false },
  );
  expect(await saveStaffDocument(context, place, content)).toEqual({ kind: 'done' });
  const today = new Date().toISOString().slice(0, 10);
  // Its file is not there yet.
  expect(await submitStaffDocument(context, place, today)).toMatchObject({ kind: 'failed' });
  const stored = { createdAt: new Date(), createdBy: contractor2.uid, updatedAt: new Date(), v: 1 };
  await putLiveRecord(`companies/${contractor2.companyId}/documents/orientation-card`, {
    ...{ ...stored, updatedBy: contractor2.uid, contractorId: contractor2.companyId },
    ...{ typeId: 'staff_record', category: 'other', title: 'Card', staffId: place.staffId },
    ...{ fileName: 'card.pdf', contentType: 'application/pdf', size: 1000, sha256: 'a'.repeat(64) },
    storagePath: `companies/${contractor2.companyId}/docs/orientation-card/1/card.pdf`,
    ...{ redacted: false, visibility: 'company', virusScan: 'clean', contentCheck: 'sound' },
    ...{ state: 'submitted', submittedOn: today, version: 1 },
  });
  expect(await submitStaffDocument(context, place, today)).toEqual({ kind: 'done' });
  await within(list).findByText('Pending');
  within(await screen.findByLabelText('Documents', { selector: 'ul' })).getByText(/no\. …3456/);
});

it('people come from a file, row errors first, and only those that are right', async () => {
  show();
  fireEvent.click(await screen.findByText('Import CSV'));
  const dialog = await dialogOf('Import people');
  const text = 'First name,Last name,Job role,Hire date\nQuin,Abara,Welder,2023-01-02\nNo,Date,Welder,soon\n';
  const file = new File([text], 'people.csv', { type: 'text/csv' });
  fireEvent.change(within(dialog).getByLabelText('CSV file'), { target: { files: [file] } });
  await within(dialog).findByText('1 person can be added.');
  within(dialog).getByText(/^Row 3: /);
  fireEvent.click(within(dialog).getByText('Add 1 person'));

  const table = await screen.findByLabelText('People');
  await within(table).findByText('Abara, Quin');
  await closed('Import people');
  expect(within(table).queryByText('Date, No')).toBeNull();
});

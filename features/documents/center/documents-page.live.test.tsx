import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeStamps, creationStamps } from '@vcms/data';
import { type CompanyDocument, documentPath, fileWords } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import {
  LIVE_TODAY,
  liveData,
  liveFirestore,
  liveHandles,
  liveSession,
  liveTrusted,
} from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { collection, doc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { DocumentsPage } from './documents-page.tsx';

const { client, clientReduced, cs, contractor } = DEMO_PEOPLE;
const PATH = '/documents-center/files';
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);
const known = new Map<string, ReturnType<typeof liveFirestore>>();

function firestoreOf(account: DemoAccount) {
  const firestore = known.get(account.uid) ?? liveFirestore(account);
  known.set(account.uid, firestore);
  return firestore;
}

function show(
  role: '5002' | '5003' | '5004',
  account: DemoAccount,
  path: `/${string}` = PATH,
  clock: () => Date = now,
) {
  const page = <DocumentsPage title="Files" now={clock} />;
  return renderWithShell(
    <Routes>
      <Route path={PATH} element={page} />
      <Route path={`${PATH}/:contractorId`} element={page} />
    </Routes>,
    { role, session: liveSession(account), backend: liveHandles(firestoreOf(account)), path, answer: true },
  );
}

const nameOf = (id: string) => liveData().companies.find((company) => company.id === id)?.record.name ?? id;
const NAME = nameOf(contractor.companyId);
const FOLDER = `${PATH}/${contractor.companyId}` as const;

const SEARCH = 'Search title, file name or text';

/** Titles on the page of files, once its list is there. */
async function titles(): Promise<readonly string[]> {
  const table = await screen.findByRole('table', { name: `Files of ${NAME}` });
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
}

const trusted = liveTrusted();

/** Puts a file up, and keeps what the server would have read in it. */
async function put(id: string, fields: Partial<Omit<CompanyDocument, 'id'>>, text = ''): Promise<void> {
  const file = {
    ...{
      fileName: 'rules.pdf',
      contentType: 'application/pdf',
      category: 'other' as const,
      title: 'Site rules',
    },
    ...fields,
  } as const;
  const record = {
    ...{ contractorId: contractor.companyId, typeId: 'other', size: 2_400_000, sha256: '0'.repeat(64) },
    storagePath: `companies/${contractor.companyId}/docs/${id}/1/rules.pdf`,
    ...{ redacted: false, virusScan: 'pending', visibility: 'engaged', version: 1 },
    ...{ state: 'submitted', submittedOn: new Date().toISOString().slice(0, 10) },
    ...creationStamps(cs.uid),
    ...file,
  };
  await setDoc(doc(firestoreOf(cs), documentPath('documents', contractor.companyId, id)), record);
  const { words: nameWords } = fileWords(file, text);
  const kept = { ...record, nameWords, text: text === '' ? 'none' : 'words' };
  await setDoc(doc(trusted, documentPath('documentTexts', contractor.companyId, id)), kept);
}

/** The contractor's file for the one open request of this title. */
async function answer(title: string): Promise<void> {
  await put('answer', { title, visibility: `client:${client.companyId}`, typeId: 'requested_file' });
  const firestore = firestoreOf(contractor);
  const open = await getDocs(
    query(
      collection(firestore, 'documentRequests'),
      where('contractorId', '==', contractor.companyId),
      where('title', '==', title),
    ),
  );
  const [request] = open.docs;
  if (request === undefined) throw new Error(`Nothing requests ${title}.`);
  await updateDoc(request.ref, { state: 'submitted', documentId: 'answer', ...changeStamps(contractor.uid) });
}

describe('the document center', () => {
  it('leads a client from its contractors into their folders, and to nobody else', async () => {
    show('5003', client);
    const contractors = await screen.findByRole('table', { name: 'Files' });
    const row = within(contractors).getByRole('link', { name: NAME }).closest('tr') as HTMLElement;
    await waitFor(() => expect(row.textContent).toMatch(/\d+$/));
    const count = Number(row.textContent?.match(/\d+$/)?.[0]);
    fireEvent.click(within(row).getByRole('link'));

    const folders = await screen.findByRole('navigation', { name: 'Folders' });
    await within(folders).findByText(String(count));
    expect(count).toBeGreaterThan(2);
    fireEvent.click(within(folders).getByRole('link', { name: /^Master service agreements/ }));
    await waitFor(async () => expect(await titles()).toEqual(['Master service agreement']));
  });

  it('shows a client nothing of a contractor it is not engaged with', async () => {
    const own = new Set(
      liveData()
        .engagements.filter(({ record }) => record.clientId === client.companyId)
        .map(({ record }) => record.contractorId),
    );
    const other = liveData().companies.find(({ id, record }) => record.kind === 'contractor' && !own.has(id));
    show('5003', client, `${PATH}/${other?.id}`);

    expect(await screen.findByText("You don't have access to this record.")).toBeTruthy();
  });

  it('finds files by title and by when they end, and hides those of the company and of other clients', async () => {
    await put('ends-soon', { title: 'Bond of the yard', category: 'bond', expiresOn: '2026-11-29' });
    await put('expired', { title: 'Bond of last year', category: 'bond', expiresOn: '2025-11-29' });
    await put('alone', { title: 'Bond draft notes', category: 'bond', visibility: 'company' });
    await put('rival', {
      title: 'Bond for a rival',
      category: 'bond',
      visibility: 'client:client-riverbend',
    });
    show('5004', { ...client, role: '5004' }, FOLDER);

    fireEvent.change(await screen.findByLabelText(SEARCH), { target: { value: 'bond' } });
    await waitFor(async () => expect(await titles()).toEqual(['Bond of last year', 'Bond of the yard']));
    fireEvent.change(screen.getByLabelText('Expiry'), { target: { value: 'expired' } });
    await waitFor(async () => expect(await titles()).toEqual(['Bond of last year']));
    fireEvent.change(screen.getByLabelText('Expiry'), { target: { value: '30' } });
    await waitFor(async () => expect(await titles()).toContain('Bond of the yard'));
    expect(await titles()).not.toContain('Bond of last year');
    expect(screen.queryByText('Upload a file')).toBeNull();
  });

  it('finds files by words of their text, all of those that were typed, and says so', async () => {
    await put(
      'lift',
      { title: 'Lift study', visibility: `client:${client.companyId}` },
      'Tandem pick, 40 tonnes',
    );
    await put(
      'lift-rival',
      { title: 'Study', visibility: 'client:client-riverbend' },
      'Tandem pick, 90 tonnes',
    );
    await put('lift-scan', { title: 'Tandem drawing', visibility: 'engaged' });
    show('5003', client, `${FOLDER}?search=tandem`);
    await waitFor(async () => expect(await titles()).toEqual(['Lift study', 'Tandem drawing']));
    expect(screen.getAllByText('Found in the text of the file')).toHaveLength(1);

    fireEvent.change(screen.getByLabelText(SEARCH), { target: { value: 'tonnes 40 tand' } });
    await waitFor(async () => expect(await titles()).toEqual(['Lift study']));
    fireEvent.change(screen.getByLabelText(SEARCH), { target: { value: 'tandem 90' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lift study' })).toBeNull());
    fireEvent.change(screen.getByLabelText(SEARCH), { target: { value: 'drawing' } });
    fireEvent.click(await screen.findByRole('link', { name: 'Tandem drawing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tandem drawing' }));
    expect(await dialog.findByText(/^No text to search in this file\./)).toBeTruthy();
  });

  it('lets the firm rename, move and archive what it put up, and nothing that belongs to a record', async () => {
    await put('to-keep', { title: 'Yard map' });
    show('5002', cs, `${FOLDER}?sort=-updatedAt`);
    fireEvent.click(await screen.findByRole('link', { name: 'Yard map' }));
    fireEvent.click(await screen.findByText('Rename or move'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename or move a file' }));
    fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Yard map 2027' } });
    fireEvent.change(dialog.getByLabelText('Folder'), { target: { value: 'licence' } });
    fireEvent.click(dialog.getByText('Save'));
    fireEvent.click(await screen.findByRole('link', { name: 'Yard map 2027' }));
    fireEvent.click(await screen.findByText('Archive'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Yard map 2027' })).toBeNull());
  });

  it('requests a document, shows what came, and takes it as done', async () => {
    // The rules compare the due date with the day that it really is.
    show('5003', client, FOLDER, () => new Date());
    fireEvent.click(await screen.findByRole('button', { name: 'Request a document' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Request a document from ${NAME}` }));
    fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
    expect(await dialog.findByText('Enter a title.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/^Document/), { target: { value: 'Crane inspection' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Request' }));

    const section = within(await screen.findByRole('region', { name: 'Requested documents' }));
    const row = within((await section.findByText('Crane inspection')).closest('li') as HTMLElement);
    expect(row.getByText(/^Due \d\d\/\d\d\/\d{4}$/)).toBeTruthy();
    expect(section.queryByText('State contractor license')).toBeNull();
    expect(row.queryByRole('button', { name: 'Mark as done: Crane inspection' })).toBeNull();
    await answer('Crane inspection');
    fireEvent.click(await row.findByRole('button', { name: 'Mark as done: Crane inspection' }));
    // The file itself stays in its folder.
    await waitFor(() => expect(section.queryByText('Crane inspection')).toBeNull());
  });

  it('shows the firm the requests of clients without a say in them, and withdraws its own', async () => {
    show('5002', cs, FOLDER);
    const section = within(await screen.findByRole('region', { name: 'Requested documents' }));
    await section.findByText(`Other, requested by ${nameOf(client.companyId)}`);
    expect(section.queryByRole('button', { name: 'Withdraw Safety manual' })).toBeNull();
    expect(section.getByText(/^Overdue since /)).toBeTruthy();
    fireEvent.click(section.getByRole('button', { name: 'Withdraw State contractor license' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('State contractor license')).toBeNull());
  });

  it('says of a zip how large it is, and makes none of files that do not open', async () => {
    await put('zipped', { title: 'Zipped rules' });
    show('5003', client, `${FOLDER}?search=Zipped`);
    fireEvent.click(await screen.findByLabelText('Choose Zipped rules'));
    fireEvent.click(await screen.findByText('Download as a zip'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download one file as a zip' }));
    expect(dialog.getByText(/^2\.3 MB in all; one zip may have up to 200 MB\./)).toBeTruthy();
    fireEvent.click(dialog.getByText('Download'));

    // The live backend runs no functions, so nothing opens.
    expect(await dialog.findByText(/^None of the files could be opened\. Zipped rules: /)).toBeTruthy();
  });

  it('offers the reduced client files without a way to upload any', async () => {
    const theirs = liveData().engagements.find(
      ({ record }) => record.clientId === clientReduced.companyId && record.state === 'approved',
    );
    show('5004', clientReduced, `${PATH}/${theirs?.record.contractorId}`);
    await screen.findByRole('heading', { name: nameOf(theirs?.record.contractorId ?? '') });
    expect(await screen.findByRole('navigation', { name: 'Folders' })).toBeTruthy();
    expect(screen.queryByText('Upload a file')).toBeNull();
  });
});

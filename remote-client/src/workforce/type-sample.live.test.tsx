import { Blob as StreamedBlob, File as StreamedFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession, liveStorage } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SetContractorDocsPage } from './set-contractor-docs-page.tsx';

// Nobody else's test writes this type of the demo data.
const { client } = DEMO_PEOPLE;
const firestore = liveFirestore(client);
const storage = liveStorage(firestore, client);
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

// The page's own kind of file cannot be sent by the requests that run here; Node's can.
beforeAll(() => {
  vi.stubGlobal('Blob', StreamedBlob);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function change(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: /^Change ?Drug screen$/ }));
  return screen.findByRole('dialog', { name: 'Change Drug screen' });
}

async function save(dialog: HTMLElement): Promise<void> {
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Drug screen' })).toBeNull());
}

function choose(dialog: HTMLElement, bytes: string | Uint8Array, name: string, type: string): void {
  const file = new StreamedFile([bytes], name, { type });
  fireEvent.change(within(dialog).getByLabelText('Sample'), { target: { files: [file] } });
}

async function sampleId(): Promise<string | undefined> {
  const path = documentPath('staffDocTypes', client.companyId, 'drug-screen');
  return (await getDoc(doc(firestore, path))).get('sampleDocId');
}

it('a sample is attached, replaced and removed with its type', async () => {
  renderWithShell(<SetContractorDocsPage now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} />, {
    role: '5003',
    session: liveSession(client),
    backend: { ...liveHandles(firestore), storage },
    path: '/set-contractor-docs',
  });
  const attaching = await change();
  choose(attaching, 'a,b', 'card.csv', 'text/csv');
  await within(attaching).findByText('File type not allowed. Use PDF, PNG or JPG.');
  choose(attaching, '<!DOCTYPE html>', 'card.pdf', 'application/pdf');
  fireEvent.click(within(attaching).getByRole('button', { name: 'Save' }));
  await within(attaching).findByRole('alert');
  expect(await sampleId()).toBeUndefined();
  choose(attaching, PDF, 'card.pdf', 'application/pdf');
  await save(attaching);

  const first = await sampleId();
  const record = await getDoc(
    doc(firestore, documentPath('sampleDocuments', client.companyId, String(first))),
  );
  expect(record.data()).toMatchObject({ fileName: 'card.pdf', title: 'Drug screen', virusScan: 'pending' });
  await screen.findByRole('button', { name: /^Sample ?of Drug screen$/ });

  const replacing = await change();
  await within(replacing).findByText('On file: card.pdf. Choose a file to replace it.');
  choose(replacing, PDF, 'better.pdf', 'application/pdf');
  await save(replacing);
  const second = await sampleId();
  expect(second).toBeTypeOf('string');
  expect(second).not.toBe(first);

  const removing = await change();
  fireEvent.click(within(removing).getByLabelText('Remove the sample'));
  await waitFor(() => expect(within(removing).queryByLabelText('Sample')).toBeNull());
  await save(removing);
  expect(await sampleId()).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sample ?of Drug screen$/ })).toBeNull());
});

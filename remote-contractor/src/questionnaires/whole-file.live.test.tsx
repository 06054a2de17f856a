import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortableButton } from '@vcms/questionnaires/portable';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { afterEach, describe, expect, it } from 'vitest';

const { contractor } = DEMO_PEOPLE;

/** The live backend runs no Cloud Functions, which alone open papers. */
function show(): void {
  renderWithShell(<PortableButton now={() => new Date()} />, {
    role: '5005',
    session: liveSession(contractor),
    backend: liveHandles(liveFirestore(contractor)),
    path: '/questionnaire/general-questionnaire',
  });
}

/** The browser's question where a file goes, which this page lacks; `write` takes its bytes. */
function choosePlace(write: (bytes: Uint8Array) => void | Promise<void>): void {
  const createWritable = async () => new WritableStream<Uint8Array>({ write });
  Object.assign(window, { showSaveFilePicker: async () => ({ createWritable }) });
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Download your whole file' }));
  return screen.findByRole('dialog', { name: 'Download your whole file' });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'showSaveFilePicker');
});

describe('a contractor’s whole file', () => {
  it('is saved with its records, and names each paper that could not be opened', async () => {
    let size = 0;
    choosePlace((bytes) => {
      size += bytes.length;
    });
    show();
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
    await within(dialog).findByText('The zip is saved without these files:');
    const file = liveData().files.find(({ contractorId }) => contractorId === contractor.companyId);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(file?.documents.length ?? 0);
    expect(size).toBeGreaterThan(10_000);
    // The cross in the corner is called the same.
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });

  it('is not begun where no place is chosen, and can be asked for again', async () => {
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
    Object.assign(window, { showSaveFilePicker: closed });
    show();
    const dialog = await openDialog();
    const button = within(dialog).getByRole('button', { name: 'Download' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(within(dialog).queryByText(/could not be made|saved without/)).toBeNull();
  });

  it('says in plain words that it could not be written', async () => {
    choosePlace(() => Promise.reject(new Error('disk full')));
    show();
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
    await within(dialog).findByText(/The zip could not be made\. Nothing was saved\./);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { disableNetwork, enableNetwork, type Firestore, getDocsFromServer } from 'firebase/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

const TERMS = { company: { trades: ['roofing'] } };
const TITLES = 'First name,Last name,Job role,Hire date';

function fileOf(count: number): File {
  const rows = Array.from({ length: count }, (_, at) => `Ana,Abara ${at},Welder,2023-01-02`);
  return new File([[TITLES, ...rows].join('\n')], 'people.csv', { type: 'text/csv' });
}

/** Somebody of a company of its own, in a tab of its own. */
function tabOf(companyId: string, uid: string): Firestore {
  return liveFirestore({ ...DEMO_PEOPLE.contractor2, uid, companyId });
}

function show(firestore: Firestore, userId: string, companyId: string, newId?: () => string) {
  const onClose = vi.fn();
  const { unmount } = renderWithShell(
    <ImportDialog terms={TERMS} onClose={onClose} {...(newId === undefined ? {} : { newId })} />,
    { role: '5005', session: { userId, companyId }, backend: { firestore } },
  );
  return { onClose, unmount };
}

async function choose(file: File, verb: string): Promise<HTMLElement> {
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
  const button = await screen.findByText(verb, {}, { timeout: 30_000 });
  fireEvent.click(button);
  return button;
}

/** The last names on the list, as the server has them. */
async function listed(firestore: Firestore, companyId: string): Promise<readonly string[]> {
  const { docs } = await getDocsFromServer(recordsOf(firestore, 'staff', companyId));
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value.lastName] : []));
}

const namesTo = (count: number) => Array.from({ length: count }, (_, at) => `Abara ${at}`);

/** Ids, the network gone for good right before the first person behind `rows` is sent. */
function idsUntil(firestore: Firestore, rows: number): () => string {
  let given = 0;
  return () => {
    given += 1;
    if (given === rows + 1) {
      void disableNetwork(firestore);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
    }
    return crypto.randomUUID();
  };
}

afterEach(() => vi.restoreAllMocks());

it('an import of 5,000 people whose connection dies at row 2,500 is whole up to there, says so, and goes on in another tab', async () => {
  const companyId = 'cut-off-at-2500';
  const dying = tabOf(companyId, 'cut-off-first');
  const other = tabOf(companyId, 'cut-off-second');
  const first = show(dying, 'cut-off-first', companyId, idsUntil(dying, 2_500));
  await choose(fileOf(5_000), 'Add 5,000 people');

  await screen.findByText(/^The connection is lost\./, {}, { timeout: 30_000 });
  screen.getByText('2,500 of 5,000 people added');
  expect(first.onClose).not.toHaveBeenCalled();
  const half = await listed(other, companyId);
  expect(half).toHaveLength(2_500);
  expect(new Set(half)).toEqual(new Set(namesTo(2_500)));
  first.unmount();
  vi.restoreAllMocks();

  const second = show(other, 'cut-off-second', companyId);
  await choose(fileOf(5_000), 'Add 2,500 people');
  const leftOut = within(screen.getByLabelText('Rows that are left out'));
  leftOut.getByText('2,500 people cannot be added:');
  leftOut.getByText('Row 2: This person is on your list already.');
  await waitFor(() => expect(second.onClose).toHaveBeenCalled(), { timeout: 30_000 });
  const all = await listed(other, companyId);
  expect(all).toHaveLength(5_000);
  expect(new Set(all)).toEqual(new Set(namesTo(5_000)));
});

it('an import that is stopped while the connection is away is added to afterwards, nobody twice', async () => {
  const companyId = 'stopped-at-200';
  const firestore = tabOf(companyId, 'stopped');
  const { onClose } = show(firestore, 'stopped', companyId, idsUntil(firestore, 200));
  await choose(fileOf(350), 'Add 350 people');
  await screen.findByText(/^The connection is lost\./, {}, { timeout: 30_000 });

  fireEvent.click(screen.getByText('Stop'));
  await screen.findByText(/^Stopped\. At least 200 of 350 people are added\./);
  vi.restoreAllMocks();
  // What was on its way arrives now, after all.
  await enableNetwork(firestore);
  fireEvent.click(screen.getByText('Add the others'));

  await waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 30_000 });
  const all = await listed(firestore, companyId);
  expect(all).toHaveLength(350);
  expect(new Set(all)).toEqual(new Set(namesTo(350)));
});

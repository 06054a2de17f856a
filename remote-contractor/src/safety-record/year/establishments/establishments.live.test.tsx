import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentPath, type OshaYear } from '@vcms/domain';
import { exportIta } from '@vcms/safety-record/model';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { expect, it } from 'vitest';
import { SafetyRecordPage } from '../../safety-record-page.tsx';

const { contractorNew } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function type(part: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(part).getByLabelText(label), { target: { value } });
}

async function dialogOf(year: number): Promise<HTMLElement> {
  const title = await screen.findByText(`OSHA 300A for ${year}`);
  const dialog = title.closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

it('two establishments typed by hand make the year, live, and are kept, changed, named and exported', async () => {
  const firestore = liveFirestore(contractorNew);
  renderWithShell(<SafetyRecordPage now={now} />, {
    role: '5005',
    session: liveSession(contractorNew),
    backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
    path: '/osha-emr-stats',
    answer: false,
  });
  const card = () => screen.findByLabelText('OSHA year 2023');
  fireEvent.click(within(await card()).getByText('Add 2023'));
  const dialog = await dialogOf(2023);

  // What was typed of the whole goes to the first one.
  type(dialog, /^J\. /, '1');
  fireEvent.click(within(dialog).getByText('Enter establishments one by one'));
  const north = await within(dialog).findByLabelText(/^300A of /);
  expect(document.activeElement).toBe(within(north).getByLabelText(/^Name of the establishment/));
  type(north, /^Name of the establishment/, 'North yard');
  type(north, /^M1\. /, '2');
  type(north, /^Annual average/, '60');
  type(north, /^Total hours/, '112,800');
  await within(dialog).findByText('North yard: Case types (M1-M6 = 2) must equal cases (G-J = 1).');

  fireEvent.click(within(dialog).getByText('Add establishment'));
  const added = await within(dialog).findByLabelText('300A of Establishment 2');
  type(added, /^J\. /, '1');
  type(added, /^Annual average/, '40');
  type(added, /^Total hours/, '76,000');
  await within(dialog).findByText('The numbers are the sum of 2 establishments.');
  const total = within(dialog)
    .getAllByLabelText<HTMLInputElement>(/^Total hours/)
    .at(-1);
  expect(total?.value).toBe('188,800');
  expect(total?.readOnly).toBe(true);
  // 2 cases in 188,800 hours.
  within(within(dialog).getByLabelText('Rates as typed', { selector: 'table' })).getAllByText('2.12');

  // A draft needs a name; the field that lacks it has the focus.
  fireEvent.click(within(dialog).getByText('Save draft'));
  await within(added).findByText('Enter the name of the establishment.');
  await waitFor(() =>
    expect(document.activeElement).toBe(within(added).getByLabelText(/^Name of the establishment/)),
  );
  type(added, /^Name of the establishment/, 'South yard');
  type(added, /^Street/, '2 South St');
  type(added, /^City/, 'Gary');
  type(added, /^State/, 'in');
  type(added, /^ZIP/, '46402');
  fireEvent.click(within(dialog).getByText('Save draft'));

  await within(await card()).findByText('Draft');
  const stored = async () => {
    const entry = await getDoc(doc(firestore, documentPath('oshaYears', contractorNew.companyId, '2023')));
    return { ...entry.data(), id: '2023' } as OshaYear;
  };
  expect(await stored()).toMatchObject({
    ...{ hours: 188_800, J: 2, M1: 2, source: 'form' },
    establishments: [
      { name: 'North yard', J: 1, M1: 2, hours: 112_800 },
      { name: 'South yard', J: 1, M1: 0, hours: 76_000, state: 'IN', type: 'private' },
    ],
  });

  fireEvent.click(within(await card()).getByText('Continue'));
  const again = await dialogOf(2023);
  fireEvent.click(within(again).getByText('Submit'));
  // The sums agree, and neither 300A does: the first one is open.
  await within(again).findByText('South yard: Case types (M1-M6 = 0) must equal cases (G-J = 1).');
  type(await within(again).findByLabelText('300A of North yard'), /^M1\. /, '1');
  fireEvent.click(within(again).getByText('South yard', { selector: 'button *' }));
  type(await within(again).findByLabelText('300A of South yard'), /^M1\. /, '1');
  await waitFor(() => expect(within(again).queryByText(/must equal cases/)).toBeNull());
  fireEvent.click(within(again).getByText('Save draft'));
  await waitFor(async () => expect((await stored()).establishments?.[1]?.M1).toBe(1));
  const company = liveData().companies.find(({ id }) => id === contractorNew.companyId)?.record;
  if (company === undefined) throw new Error('The demo data has no such company');
  const { text, breaks } = exportIta(await stored(), { ...company, ein: '361234567' });
  expect(breaks).toEqual([]);
  expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    'establishment_name',
    'North yard',
    'South yard',
    '',
  ]);

  // Both are removed: the totals are typed again, and Undo brings one back.
  fireEvent.click(within(await card()).getByText('Continue'));
  const last = await dialogOf(2023);
  fireEvent.click(within(last).getByLabelText('Remove South yard'));
  await within(last).findByText('The numbers are those of 1 establishment.');
  expect(document.activeElement?.textContent).toBe('Undo');
  fireEvent.click(within(last).getByText('Undo'));
  await within(last).findByText('The numbers are the sum of 2 establishments.');
  fireEvent.click(within(last).getByText('Enter totals by hand'));
  await within(last).findByText('Enter establishments one by one');
  within(last).getByText('The establishments are removed. Their sums stay as the totals.');
  expect(within(last).getByLabelText<HTMLInputElement>(/^Total hours/).readOnly).toBe(false);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDocsFromServer } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { BenchmarksPage } from './benchmarks-page.tsx';

const admin = DEMO_PEOPLE.admin;
let backend: ReturnType<typeof liveHandles>;

beforeAll(() => {
  backend = liveHandles(liveFirestore(admin));
});

function show(query = ''): void {
  renderWithShell(<BenchmarksPage />, {
    role: '5001',
    path: `/admin/admin-tools/companies/benchmarks${query}`,
    session: liveSession(admin),
    backend,
  });
}

function rows(): Promise<readonly string[]> {
  return waitFor(() => {
    const found = [...document.querySelectorAll('table[aria-label="Industry benchmarks"] tbody tr')];
    expect(found.length).toBeGreaterThan(0);
    return found.map(({ textContent }) => textContent ?? '');
  });
}

/** What is stored, beside the page. */
async function stored(): Promise<readonly string[]> {
  const found = await getDocsFromServer(recordsOf(backend.firestore, 'benchmarks'));
  return found.docs.map(({ id }) => id).sort();
}
const DEMO = ['11_2023', '22_2023', '23_2022', '23_2023'];

const type = (scope: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(scope.getByLabelText(label), { target: { value } });

describe('the register', () => {
  it('lists rates with their year and source', async () => {
    show();
    const all = await rows();
    expect(all).toHaveLength(4);
    expect(all[0]).toContain('BLS, Survey of Occupational Injuries and Illnesses, Table 1');
    expect(all.filter((row) => row.includes('2023'))).toHaveLength(3);
    expect(all.find((row) => row.startsWith('22'))).toContain('–No rate');
  });

  it('narrows by a word of the industry and a year together', async () => {
    show('?q=construct&year=2022');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toContain('2.40');
  });

  it('opens one, with what is not on file, and leads back', async () => {
    show();
    fireEvent.click(await screen.findByRole('link', { name: '22' }));
    await screen.findByRole('heading', { level: 1, name: '22, 2023' });
    expect(screen.getAllByText('No rate')).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: 'All benchmarks' }));
    expect(await rows()).toHaveLength(4);
  });

  it('says so where an address names one that is not there', async () => {
    show('?open=99_2023');
    await screen.findByText('There are no rates of this industry and year.');
    await screen.findByRole('link', { name: 'All benchmarks' });
  });
});

// The live backend runs no functions: what is sent fails. What the function does is tested beside it.
describe('the form', () => {
  it('names what is wrong, and keeps what was typed where the server cannot be reached', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'New benchmark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New benchmark' }));
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));

    type(dialog, /NAICS code/, '23816');
    type(dialog, /Industry/, 'Roofing contractors');
    save();
    await dialog.findByText('Enter at least one rate.');
    type(dialog, 'TRIR', '1000.01');
    save();
    await dialog.findByText('Must be between 0.00 and 1000.00.');
    type(dialog, /Year/, '2199');
    await dialog.findByText('Rates of 2199 do not exist yet.');
    type(dialog, /Year/, '2023');
    type(dialog, 'TRIR', '2.60');
    type(dialog, /NAICS code/, '238160');
    save();
    await dialog.findByRole('alert');
    expect(dialog.getByLabelText('TRIR')).toHaveProperty('value', '2.60');
    expect(await stored()).toEqual(DEMO);
  });

  it('corrects the rates alone: code and year say which one it is', async () => {
    show('?open=23_2023');
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct 23, 2023' }));
    expect(dialog.getByLabelText('TRIR')).toHaveProperty('value', '2.30');
    expect(dialog.queryByLabelText(/NAICS code/)).toBeNull();
    expect(dialog.queryByLabelText(/Year/)).toBeNull();
  });

  it('asks before one goes, and says why it did not', async () => {
    show('?open=23_2023');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 23, 2023?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByRole('alert');
    expect(await stored()).toEqual(DEMO);
  });
});

describe('the import', () => {
  const HEAD = 'Rates by industry, 2023\nIndustry,NAICS,Total recordable cases\n';

  async function open() {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import benchmarks' }));
    const choose = (text: string) => {
      const files = [new File([text], 'table.csv', { type: 'text/csv' })];
      fireEvent.change(dialog.getByLabelText(/Table 1 of the BLS/), { target: { files } });
    };
    const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
    return { dialog, choose, press };
  }

  it('shows where a file is wrong, and stores nothing of it', async () => {
    const { dialog, choose, press } = await open();
    choose(`${HEAD}Utilities,22,1.9\nRoofing,238160,x`);
    const row = await dialog.findByRole('row', { name: /x is not a rate from 0 to 1,000\./ });
    expect([...row.children].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['4', 'C']);
    press('Compare');
    await dialog.findByText('Correct the file, then choose it again.');

    choose('Name,Rate\nRoofing,2');
    await dialog.findByText(/The file has no column called NAICS code\./);
    expect(await stored()).toEqual(DEMO);
  });

  it('shows what changes beside what is stored, before anything is', async () => {
    const { dialog, choose, press } = await open();
    choose(`${HEAD}Private industry,,2.4\nRoofing,238160,2.6\nConstruction,23,2.3\nUtilities,22,1.9`);
    await dialog.findByText('3 industries, 0 problems, 1 row left out.');
    expect(dialog.getByLabelText(/Year/)).toHaveProperty('value', '2023');
    press('Compare');
    await dialog.findByText('1 new, 1 changed, 1 the same, 1 row left out.');
    const table = within(dialog.getByRole('table', { name: 'What changes' }));
    expect(table.getByRole('row', { name: /^22/ }).textContent).toContain('1.9was 1.80');
    expect(table.getByRole('row', { name: /^238160/ }).textContent).toMatch(/New$/);
    expect(table.queryByRole('row', { name: /^23 / })).toBeNull();
    expect(await stored()).toEqual(DEMO);

    press('Store 2');
    await dialog.findByRole('alert');
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeDefined();
    expect(await stored()).toEqual(DEMO);
  });

  it('compares again when the year is another one', async () => {
    const { dialog, choose, press } = await open();
    choose(`${HEAD}Construction,23,2.3`);
    await dialog.findByText(/1 industry, 0 problems/);
    press('Compare');
    await dialog.findByText('0 new, 0 changed, 1 the same, 0 rows left out.');
    type(dialog, /Year/, '2098');
    press('Compare');
    await dialog.findByText('Rates of 2098 do not exist yet.');
    type(dialog, /Year/, '2022');
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeDefined();
    press('Compare');
    await dialog.findByText('0 new, 1 changed, 0 the same, 0 rows left out.');
  });
});

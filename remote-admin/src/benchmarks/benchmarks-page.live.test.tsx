import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { BenchmarksPage } from './benchmarks-page.tsx';

const admin = DEMO_PEOPLE.admin;
let backend: { firestore: ReturnType<typeof liveFirestore> };

beforeAll(() => {
  backend = { firestore: liveFirestore(admin) };
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

describe('Industry Benchmarks', () => {
  it('lists rates with their year and source, and finds them by words of the industry and by year', async () => {
    show();
    expect((await rows())[0]).toContain('BLS, Survey of Occupational Injuries and Illnesses, Table 1');
    expect(await rows()).toHaveLength(4);
  });

  it('narrows by a word of the industry and a year together', async () => {
    show('?q=construct&year=2022');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toContain('2.40');
  });

  it('shows one with what is not on file, and asks before it goes', async () => {
    show('?open=23_2023');
    await screen.findByRole('heading', { level: 1, name: '23, 2023' });
    expect(screen.getAllByText('No rate')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog', { name: 'Remove 23, 2023?' });
  });

  it('shows what a table changes before anything is stored, and where it is wrong', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import benchmarks' });
    const input = within(dialog).getByLabelText(/Table 1 of the BLS/);
    const choose = (text: string) =>
      fireEvent.change(input, { target: { files: [new File([text], 'table.csv', { type: 'text/csv' })] } });
    const head = 'Rates by industry, 2023\nIndustry,NAICS,Total recordable cases\n';

    choose(`${head}Roofing,238160,x`);
    await within(dialog).findByText('x is no rate from 0 to 1,000.');

    choose(`${head}Roofing,238160,2.6\nConstruction,23,2.30\nUtilities,22,1.9`);
    await within(dialog).findByText(/3 industries, 0 problems/);
    expect(within(dialog).getByLabelText(/Year/)).toHaveProperty('value', '2023');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Compare' }));
    await within(dialog).findByText('1 new, 1 changed, 1 the same, 0 rows left out.');
    expect(within(dialog).getByRole('button', { name: 'Store 2' })).toBeDefined();
  });
});

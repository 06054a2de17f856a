import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { requirementSetsQuery } from '@vcms/data';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDocs } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { describe, expect, it } from 'vitest';
import { ScoreProgramsPage } from './score-programs-page.tsx';

const { client } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** Without the server: the preview says so, and everything else works. */
function show(account: DemoAccount, query = '') {
  const firestore = liveFirestore(account);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<ScoreProgramsPage now={now} />, {
    role: '5003',
    session: liveSession(account),
    backend: { firestore, functions },
    path: `/score-programs${query}`,
  });
  return firestore;
}

/** Name and row of each contractor, from the top. */
function rowsOf(table: HTMLElement): readonly (readonly [name: string, row: HTMLElement])[] {
  const heads = within(table).getAllByRole('rowheader');
  return heads.map((head) => [head.textContent, head.closest('tr') ?? table] as const);
}

function meanOf(row: HTMLElement | undefined): string {
  return row === undefined ? '' : (within(row).getAllByRole('cell')[0]?.textContent ?? '');
}

describe('safety programs of a client', () => {
  it('show each contractor by program, and lead to the findings', async () => {
    show(client);

    const table = await screen.findByRole('table', { name: 'Programs by contractor' });
    const row = within(table).getByText('Granger Concrete Works').closest('tr');
    if (row === null) throw new Error('There is no row');
    // A critical element failed: no score saves it.
    expect(row.textContent).toContain('Non-compliant');
    const [cell] = within(row).getAllByRole('button', { name: /: Fall protection, Granger/ });
    if (cell === undefined) throw new Error('There is no cell');
    fireEvent.click(cell);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Fall protection: Granger Concrete Works' }),
    );
    const findings = within(await dialog.findByRole('list', { name: 'Findings' }));
    expect(findings.getAllByText('Fail')).toHaveLength(1);
    findings.getByText('1926.501(b)(1)');
  });

  it('say in each cell until when the score counts', async () => {
    show(client);

    const table = await screen.findByRole('table', { name: 'Programs by contractor' });
    // In the demo data one of its programs ends within 30 days and the others count for a year or more.
    const cells = (name: string) =>
      within(rowsOf(table).find(([text]) => text === name)?.[1] ?? table).getAllByRole('cell');
    const texts = cells('Stonebridge Pipeline').map(({ textContent }) => textContent);
    expect(texts).toContainEqual(
      expect.stringMatching(/^100\.0: Fall protection.*Valid until 12\/01\/2026$/),
    );
    expect(texts).toContainEqual(
      expect.stringMatching(/^100\.0: Hazard com.*Valid until \d\d\/\d\d\/202[78]$/),
    );
    for (const { textContent } of cells('Paintbrook Coatings'))
      expect(textContent).not.toContain('Valid until');
  });

  it('are sorted by the weighted average both ways, and no contractor without a score is lost', async () => {
    show(client);
    const table = await screen.findByRole('table', { name: 'Programs by contractor' });
    const names = rowsOf(table).map(([name]) => name);
    const without = rowsOf(table).flatMap(([name, row]) => (meanOf(row) === '–' ? [name] : []));
    expect(without).toContain('Paintbrook Coatings');
    const header = within(table).getByRole('columnheader', { name: 'Weighted average' });

    fireEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(meanOf(rowsOf(table)[0]?.[1])).toBe('–'));

    expect(header.getAttribute('aria-sort')).toBe('ascending');
    const rising = rowsOf(table).map(([, row]) => meanOf(row));
    expect(rising.slice(0, without.length)).toEqual(without.map(() => '–'));
    const scores = rising.slice(without.length).map(Number);
    expect(scores).toEqual(scores.toSorted((left, right) => left - right));
    expect(scores.length).toBeGreaterThan(5);
    expect(
      rowsOf(table)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(names.toSorted());

    fireEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(meanOf(rowsOf(table)[0]?.[1])).not.toBe('–'));

    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(rowsOf(table).map(([, row]) => meanOf(row))).toEqual(rising.toReversed());
    expect(
      rowsOf(table)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
  });

  it('are required by trade with a pass mark, and kept as a draft', async () => {
    const firestore = show(client, '?tab=requirements');
    const add = await screen.findByLabelText('Add a program');
    fireEvent.change(add, { target: { value: 'scaffolds' } });
    const scaffolds = within(await screen.findByRole('group', { name: 'Scaffolds' }));
    fireEvent.change(scaffolds.getByLabelText('Scaffolds: pass mark'), { target: { value: '40' } });
    fireEvent.click(screen.getByText('Save draft'));
    await scaffolds.findByText('Must be between 50 and 100.');
    fireEvent.change(scaffolds.getByLabelText('Scaffolds: pass mark'), { target: { value: '85' } });
    fireEvent.change(scaffolds.getByLabelText('Scaffolds: required of whom'), { target: { value: 'risk' } });
    const high = scaffolds.getByLabelText<HTMLInputElement>('High');
    fireEvent.click(high);
    // The page hears of a box after the click; the box itself is checked at once.
    await waitFor(() => expect(high.closest('label')?.dataset.state).toBe('checked'));
    fireEvent.click(screen.getByText('Save draft'));

    await screen.findByText(/^You are editing draft version \d+\.$/);
    const sets = await getDocs(requirementSetsQuery(firestore, client.companyId, 'client'));
    const [draft] = sets.docs.flatMap((entry) => entry.data());
    if (draft?.ok !== true) throw new Error('The draft cannot be read.');
    expect(draft.value).toMatchObject({ status: 'draft' });
    expect(draft.value.programs).toContainEqual({
      ...{ programId: 'scaffolds', when: { riskLevels: ['high'] } },
      ...{ passScore: 85, reviewEveryMonths: 12, weight: 5 },
    });
  });
});

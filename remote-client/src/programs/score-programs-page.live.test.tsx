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

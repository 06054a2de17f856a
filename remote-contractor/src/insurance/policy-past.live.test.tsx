import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from './insurance-page.tsx';

/** Its policy of general liability was returned once and has been corrected since. */
const owner: DemoAccount = { ...DEMO_PEOPLE.contractor, uid: 'owner-06', companyId: 'contractor-06' };
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

async function cardOf(line: string): Promise<HTMLElement> {
  const card = (await screen.findByText(line)).closest('section');
  if (card === null) throw new Error(`${line} has no card`);
  return card;
}

async function openHistory(button: HTMLElement): Promise<HTMLElement> {
  fireEvent.click(button);
  const title = await screen.findByText(/^History of policy /);
  const dialog = title.closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  await waitFor(() => within(dialog).getAllByText(/^Version \d/));
  return dialog;
}

describe('the history of a policy', () => {
  it('shows each submission with its day, its decision, its findings and what it changed', async () => {
    renderWithShell(<InsurancePage now={now} />, {
      role: '5005',
      session: liveSession(owner),
      backend: liveHandles(liveFirestore(owner)),
      path: '/insurance',
    });
    const gl = await cardOf('Commercial general liability');
    fireEvent.click(within(gl).getAllByLabelText(/^More actions: policy /)[0] as HTMLElement);
    const dialog = await openHistory(await screen.findByText('History', { selector: '[role=menuitem]' }));

    const entries = [...(dialog.querySelector('ol')?.children ?? [])].map(({ textContent }) => textContent);
    expect(entries).toHaveLength(2);
    const [second, first] = entries;
    expect(second).toMatch(/^Version 2, submitted on .+2 changed, 1 added, \d+ unchanged\./);
    expect(second).toMatch(/Limit low.*Changed.*was \$500,000.*now \$1,000,000/);
    expect(second).toContain('The certificate was replaced.');
    expect(first).toMatch(/^Version 1, submitted on .+Returned.+by the firm/);
    expect(first).toContain('Waiver of subrogation missing: The waiver of subrogation is not shown.');
    fireEvent.click(within(dialog).getByText('Show the earlier certificate'));
    expect(await screen.findByText(/^Certificate of policy GL-\d+, version 1$/)).toBeTruthy();
    for (const close of screen.getAllByText('Close')) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByText(/^History of policy /)).toBeNull());

    // Of last year's nothing was kept but what the record still says.
    const older = await openHistory(within(gl).getByText('History'));
    expect(older.textContent).toMatch(/Version 1, submitted on .+Accepted/);
  });
});

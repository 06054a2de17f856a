import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate, reviewPromisedOn } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

const firestore = liveFirestore(DEMO_PEOPLE.cs);

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of customer service', () => {
  beforeEach(() => {
    renderWithShell(<DashboardPage />, {
      role: '5002',
      session: liveSession(DEMO_PEOPLE.cs),
      backend: { firestore },
    });
  });

  it('counts what is open over all companies', async () => {
    await within(region('Open engagements')).findByText('37');
    expect(within(region('Active companies')).getByText('25')).toBeTruthy();
  });

  it('shows the number of engagements in every state', async () => {
    await within(region('Open engagements')).findByText('37');

    const rows = within(region('Engagements by state')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Requested1',
      'Invited3',
      'In progress4',
      'Waiting for approval5',
      'Approved23',
      'Suspended1',
      'Declined1',
      'Not approved1',
      'Ended1',
    ]);
  });

  it('lists what waits for approval, longest first, with the client it waits for', async () => {
    const waiting = liveData()
      .engagements.map(({ record }) => record)
      .filter(({ state }) => state === 'submitted')
      .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());

    const panel = within(await screen.findByRole('region', { name: 'Waiting longest' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(waiting.length));
    const rows = panel.getAllByRole('listitem');
    expect(rows[0]?.textContent).toContain(waiting[0]?.contractorName);
    expect(rows[0]?.textContent).toContain(`for ${waiting[0]?.clientName}, since`);
    const [record] = panel.getAllByRole('link', { name: waiting[0]?.contractorName ?? '' });
    expect(record?.getAttribute('href')).toBe(
      `/customerservice/company-management?open=${waiting[0]?.contractorId}&tab=engagements`,
    );
  });

  it('says of each queue how much waits, since when and what is promised', async () => {
    const table = within(await screen.findByRole('region', { name: 'Waiting for review' }));
    const row = await table.findByRole('row', { name: /^Insurance policies/ });
    const waiting = liveData()
      .files.flatMap(({ policies }) => policies)
      .filter(({ state }) => state === 'submitted' || state === 'in_review')
      .map(({ submittedOn = '' }) => submittedOn)
      .toSorted();
    const oldest = waiting[0] ?? '';

    await within(row).findByText(formatDate(oldest));
    const [count] = within(row).getAllByRole('cell');
    expect(Number(count?.textContent)).toBeGreaterThanOrEqual(waiting.length);
    expect(within(row).getByText(formatDate(reviewPromisedOn(oldest)), { exact: false })).toBeTruthy();
  });

  it('leads to facts that a contractor declared and the firm has not confirmed', async () => {
    const declaring = liveData().companies.filter(({ record }) => record.declaredFacts?.state === 'waiting');
    expect(declaring.length).toBeGreaterThan(0);

    const panel = within(await screen.findByRole('region', { name: 'Declared facts' }));
    for (const { id, record } of declaring) {
      const link = await panel.findByRole('link', { name: record.name });
      expect(link.getAttribute('href')).toBe(`/customerservice/company-management?open=${id}&tab=profile`);
    }
    expect(panel.getByText(/^Operating since\. Declared /)).toBeTruthy();
  });

  it('answers why somebody is non-compliant, for all engagements', async () => {
    const panel = within(await screen.findByRole('region', { name: 'Non-compliant' }));
    const [why] = await panel.findAllByRole('button', { name: /^Why\? .+ for .+, Non-compliant$/ });
    await userEvent.click(why as HTMLElement);

    const dialog = await screen.findByRole('dialog', { name: /why this status\?$/ });
    expect(within(dialog).getAllByText('Non-compliant').length).toBeGreaterThan(0);
  });
});

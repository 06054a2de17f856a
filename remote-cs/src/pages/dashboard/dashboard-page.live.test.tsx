import { screen, within } from '@testing-library/react';
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

    const rows = await within(region('Waiting longest')).findAllByRole('listitem');

    expect(rows).toHaveLength(waiting.length);
    expect(rows[0]?.textContent).toContain(waiting[0]?.contractorName);
    expect(rows[0]?.textContent).toContain(`for ${waiting[0]?.clientName}, since`);
  });
});

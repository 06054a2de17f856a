import { screen, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession, liveUnread } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

function show(account: (typeof DEMO_PEOPLE)[keyof typeof DEMO_PEOPLE]): void {
  renderWithShell(<DashboardPage />, {
    role: '5001',
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
  });
}

function figure(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the admin dashboard', () => {
  it('counts companies, users and open engagements of the whole product', async () => {
    show(DEMO_PEOPLE.admin);

    await within(figure('Companies')).findByText('28');
    expect(within(figure('Users')).getByText('58')).toBeTruthy();
    expect(within(figure('Open engagements')).getByText('37')).toBeTruthy();
    await within(figure('Unread notifications')).findByText(String(liveUnread(DEMO_PEOPLE.admin)));
  });

  it('breaks companies down by kind and status, and users by role', async () => {
    show(DEMO_PEOPLE.admin);

    const contractors = await screen.findByRole('row', { name: /^Contractors/ });
    const cells = within(contractors).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['22', '1', '1']);
    const roles = within(figure('Users by role')).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Admins2',
      'Customer service4',
      'Hiring clients, full5',
      'Hiring clients, reduced5',
      'Contractors, full36',
      'Contractors, limited6',
    ]);
  });

  it('says so, without a number, when the rules refuse', async () => {
    show(DEMO_PEOPLE.unknownRole);

    await within(figure('Users by role')).findByText("You don't have access to this record.");
    await within(figure('New for you')).findByText("You don't have access to this record.");
    expect(within(figure('Companies')).getByText('–')).toBeTruthy();
  });
});

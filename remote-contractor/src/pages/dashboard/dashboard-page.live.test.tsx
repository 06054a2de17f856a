import { screen, within } from '@testing-library/react';
import type { RoleCode } from '@vcms/contract';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveFirestore, liveSession, liveUnread } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

const { contractor, contractorLimited, contractorNew } = DEMO_PEOPLE;

function show(account: DemoAccount, role: RoleCode): void {
  renderWithShell(<DashboardPage />, {
    role,
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
  });
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of a contractor', () => {
  it('shows every client with its state and the next step', async () => {
    show(contractor, '5005');

    const rows = await within(region('Your clients')).findAllByRole('listitem');

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Lakeshore FoodsYou have submitted. The client decides next.Waiting for approval',
      'Northfield EnergyYou are approved. Keep your documents up to date.Approved',
      'Riverbend SchoolsThis client asks you to join its contractor list. Accept or decline the invitation.Invited',
    ]);
  });

  it('counts approvals, invitations, reviews and unread notifications', async () => {
    show(contractor, '5005');

    await within(region('Approved by')).findByText('1');
    expect(within(region('Invitations')).getByText('1')).toBeTruthy();
    expect(within(region('Under review')).getByText('1')).toBeTruthy();
    await within(region('Unread notifications')).findByText(String(liveUnread(contractor)));
  });

  it('serves the limited contractor, and names the contact of the firm', async () => {
    show(contractorLimited, '5006');

    expect(await within(region('Your clients')).findAllByRole('listitem')).toHaveLength(1);
    await within(region('Contact')).findByText('Clearpath Safety Partners');
  });

  it('tells a contractor without a client how to get one', async () => {
    show(contractorNew, '5005');

    await within(region('Your clients')).findByText('You are not connected to a client yet.');
    await within(region('Your clients')).findByText(
      'Clearpath Safety Partners will invite you, or ask your client.',
    );
  });
});

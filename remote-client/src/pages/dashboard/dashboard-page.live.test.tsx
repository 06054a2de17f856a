import { screen, within } from '@testing-library/react';
import type { EngagementState } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession, liveUnread } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';

const { client, clientReduced } = DEMO_PEOPLE;

function show(
  role: '5003' | '5004',
  account: typeof client | typeof clientReduced,
  companyId?: string,
): void {
  renderWithShell(<DashboardPage />, {
    role,
    session: { ...liveSession(account), ...(companyId === undefined ? {} : { companyId }) },
    backend: { firestore: liveFirestore(account) },
  });
}

function own(companyId: string, ...states: readonly EngagementState[]) {
  return liveData()
    .engagements.map(({ record }) => record)
    .filter(({ clientId, state }) => clientId === companyId && states.includes(state));
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of a client', () => {
  it('counts the own contractors by what they need', async () => {
    show('5003', client);

    const approved = own(client.companyId, 'approved').length;
    await within(region('Approved contractors')).findByText(String(approved));
    const underWay = own(client.companyId, 'requested', 'invited', 'in_progress').length;
    expect(within(region('On their way')).getByText(String(underWay))).toBeTruthy();
    await within(region('Unread notifications')).findByText(String(liveUnread(client)));
  });

  it('lists the contractors that wait for a decision', async () => {
    show('5003', client);

    const rows = await within(region('Needs you')).findAllByRole('listitem');

    const waiting = own(client.companyId, 'submitted').map(({ contractorName }) => contractorName);
    expect(rows).toHaveLength(waiting.length);
    for (const name of waiting) expect(within(region('Needs you')).getByText(name)).toBeTruthy();
  });

  it('shows a short list of the own contractors and counts the rest', async () => {
    show('5003', client);

    expect(await within(region('Our contractors')).findAllByRole('listitem')).toHaveLength(8);
    const all = liveData().engagements.filter(({ record }) => record.clientId === client.companyId).length;
    expect(within(region('Our contractors')).getByText(`and ${all - 8} more`)).toBeTruthy();
  });

  it('gives the reduced client the same list without decisions', async () => {
    show('5004', clientReduced);

    expect(await within(region('Our contractors')).findAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('heading', { name: 'Needs you' })).toBeNull();
  });

  it('shows nothing of another client, whatever the page asks for', async () => {
    show('5003', client, clientReduced.companyId);

    const panel = region('Our contractors');
    await within(panel).findByText("You don't have access to this record.");
    expect(within(panel).queryByRole('listitem')).toBeNull();
  });
});

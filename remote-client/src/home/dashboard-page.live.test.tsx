import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type EngagementState, FORECAST_DAYS, ITEM_STATUSES, STATUS_LABELS } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession, liveUnread } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardBody } from './dashboard-body.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const { client, clientReduced } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T15:00:00Z`);

type Account = typeof client | typeof clientReduced;

function shell(role: '5003' | '5004', account: Account, companyId?: string) {
  return {
    role,
    session: { ...liveSession(account), ...(companyId === undefined ? {} : { companyId }) },
    backend: { firestore: liveFirestore(account) },
  };
}

/** The part that comes after the first paint, on the demo data's day. */
function showBody(role: '5003' | '5004', account: Account, companyId?: string): void {
  renderWithShell(<DashboardBody now={now} />, shell(role, account, companyId));
}

function own(companyId: string, ...states: readonly EngagementState[]) {
  return liveData()
    .engagements.map(({ record }) => record)
    .filter(({ clientId, state }) => clientId === companyId && states.includes(state));
}

function visibleSnapshots(companyId: string) {
  return liveData().snapshots.filter(({ clientId, visible }) => clientId === companyId && visible);
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of a client', () => {
  it('counts the own contractors by what they need, and shows the rest after the first paint', async () => {
    renderWithShell(<DashboardPage />, shell('5003', client));

    const approved = own(client.companyId, 'approved').length;
    await within(region('Approved contractors')).findByText(String(approved));
    const underWay = own(client.companyId, 'requested', 'invited', 'in_progress').length;
    expect(within(region('Onboarding')).getByText(String(underWay))).toBeTruthy();
    await within(region('Unread notifications')).findByText(String(liveUnread(client)));
    expect(await screen.findByRole('region', { name: 'Needs you' })).toBeTruthy();
  });

  it('lists the contractors that wait for a decision, with the way to it', async () => {
    showBody('5003', client);

    const waiting = own(client.companyId, 'submitted', 'requested');
    const panel = within(region('Needs you'));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(waiting.length));
    for (const { contractorName, state } of waiting) {
      const link = panel.getByRole('link', { name: contractorName });
      expect(link.getAttribute('href')).toBe(
        state === 'submitted' ? '/contractor-approval' : '/new-contractor-request',
      );
    }
  });

  it('shows how statuses share the contractors, in words too', async () => {
    showBody('5003', client);

    const chart = await within(region('Contractors by status')).findByRole('img');
    const counted = ITEM_STATUSES.flatMap((status) => {
      const count = visibleSnapshots(client.companyId).filter(
        ({ result }) => result.overall === status,
      ).length;
      return count === 0 ? [] : [`${STATUS_LABELS[status]} ${count}`];
    });
    expect(chart.getAttribute('aria-label')).toBe(`Contractors by status: ${counted.join(', ')}`);
  });

  it('says who changes within 90 days, and to what', async () => {
    showBody('5003', client);

    const until = addDays(LIVE_TODAY, FORECAST_DAYS);
    const changes = visibleSnapshots(client.companyId)
      .flatMap(({ outlook = [] }) => outlook)
      .filter(({ date, changes: some }) => date > LIVE_TODAY && date <= until && some.length > 0);
    const panel = within(region('Next 90 days'));
    expect(changes.length).toBeGreaterThan(8);
    await panel.findByText(`and ${changes.length - 8} more`);
    const [, list] = panel.getAllByRole('list');
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(8);
  });

  it('answers why a contractor stands where it stands, and narrows the list by status', async () => {
    showBody('5003', client);
    const panel = within(region('Our contractors'));
    await panel.findAllByRole('listitem');

    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Status' }), 'non_compliant');
    const bad = visibleSnapshots(client.companyId).filter(({ result }) => result.overall === 'non_compliant');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(bad.length));
    const places = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(places.toSorted()).toEqual(
      bad.map(({ contractorId }) => `/insurance-reviews/${contractorId}`).toSorted(),
    );
    const [why] = panel.getAllByRole('button', { name: /^Why\?/ });
    await userEvent.click(why as HTMLElement);

    const dialog = await screen.findByRole('dialog', { name: /why this status\?$/ });
    const [first] = within(dialog).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Non-compliant')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Next step')).toBeTruthy();
  });

  it('gives the reduced client the same without decisions', async () => {
    showBody('5004', clientReduced);

    const panel = within(region('Our contractors'));
    const expected = Math.min(25, visibleSnapshots(clientReduced.companyId).length);
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(expected));
    expect(screen.queryByRole('heading', { name: 'Needs you' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Variances to decide' })).toBeNull();
  });

  it('shows nothing of another client, whatever the page asks for', async () => {
    showBody('5003', client, clientReduced.companyId);

    const panel = within(region('Our contractors'));
    await panel.findByText("You don't have access to this record.");
    expect(panel.queryByRole('listitem')).toBeNull();
  });
});

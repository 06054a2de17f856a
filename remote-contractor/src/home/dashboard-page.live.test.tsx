import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoleCode } from '@vcms/contract';
import { factText, nextActions, STATUS_LABELS } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession, liveUnread } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';
import { FullBody } from './full-body.tsx';

const { contractor, contractorLimited, contractorNew } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T15:00:00Z`);

function shell(account: DemoAccount, role: RoleCode) {
  return { role, session: liveSession(account), backend: { firestore: liveFirestore(account) } };
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of a contractor', () => {
  it('counts approvals, invitations, reviews and unread notifications', async () => {
    renderWithShell(<DashboardPage />, shell(contractor, '5005'));

    await within(region('Approved by')).findByText('1');
    await within(region('Invitations')).findByText('1');
    await within(region('Under review')).findByText('1');
    await within(region('Unread notifications')).findByText(String(liveUnread(contractor)));
  });

  it('shows every client with its status, why, and the three most urgent actions', async () => {
    renderWithShell(<FullBody now={now} />, shell(contractor, '5005'));

    const snapshots = liveData().snapshots.filter(
      ({ contractorId }) => contractorId === contractor.companyId,
    );
    const panel = within(region('Your clients'));
    await waitFor(() => expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    for (const { clientName, result } of snapshots) {
      await panel.findByRole('button', { name: `Why? ${clientName}, ${STATUS_LABELS[result.overall]}` });
    }
    const first = snapshots.find(({ result }) => nextActions(result.items, 'contractor').length > 0);
    const [action] = nextActions(first?.result.items ?? [], 'contractor');
    expect(panel.getAllByText(action?.title ?? '').length).toBeGreaterThan(0);
    for (const list of panel.getAllByRole('list', { name: 'Next actions' })) {
      expect(within(list).getAllByRole('listitem').length).toBeLessThanOrEqual(3);
    }
    expect(panel.getByText(/^You have submitted. The client decides next.$/)).toBeTruthy();
  });

  it('says which facts wait for the firm', async () => {
    const declaring = liveData().companies.find(({ record }) => record.declaredFacts !== undefined);
    const person = liveData().users.find(({ record }) => record.companyId === declaring?.id);
    const companyId = declaring?.id ?? '';
    const account = { ...contractor, uid: person?.uid ?? '', companyId };
    renderWithShell(<FullBody now={now} />, shell(account, '5005'));

    await screen.findByText(/^Waiting for confirmation by /);
    const since = factText(declaring?.record.declaredFacts?.values ?? {}, 'operatingSince');
    expect(since).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(screen.getByText(`Operating since: ${since}`)).toBeTruthy();
  });

  it('tells what ends within a year, each with the page that renews it', async () => {
    renderWithShell(<FullBody now={now} />, shell(contractor, '5005'));

    const panel = within(region('Next 12 months'));
    const [link] = await panel.findAllByRole('link', { name: /^(Policy ends|Time to renew)/ });
    expect(link?.getAttribute('href')).toBe('/insurance');
    expect(within(panel.getByRole('list', { name: 'Dates by month' })).getAllByRole('listitem')).toHaveLength(
      12,
    );
  });

  it('shows what clients announced, and keeps that it was read and acknowledged', async () => {
    renderWithShell(<FullBody now={now} />, shell(contractor, '5005'));

    const panel = within(region('Announcements'));
    const read = await panel.findByRole('button', { name: 'Read Hot work permits: new form' });
    const row = within(read.closest('li') as HTMLElement);
    expect(row.getByText('Acknowledge')).toBeTruthy();
    await userEvent.click(read);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hot work permits: new form' }));
    expect(dialog.getByText('no longer accepted').tagName).toBe('STRONG');
    await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await dialog.findByText(/^Acknowledged for your company on /);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    await waitFor(() => expect(row.queryByText('Acknowledge')).toBeNull());
  });

  it('asks before an invitation is answered', async () => {
    renderWithShell(<FullBody now={now} />, shell(contractor, '5005'));

    await userEvent.click(
      await within(region('Invitations to answer')).findByRole('button', { name: /^Accept / }),
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Accept the invitation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('serves the limited contractor: its company, its client, the contact of the firm, no statuses', async () => {
    renderWithShell(<DashboardPage />, shell(contractorLimited, '5006'));

    const panel = within(await screen.findByRole('region', { name: 'Your clients' }));
    expect(await panel.findAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(panel.queryByRole('button', { name: /^Why\?/ })).toBeNull();
    await within(region('Company information')).findByText(/% complete\./);
    await within(region('Contact')).findByText('Clearpath Safety Partners');
  });

  it('tells a contractor without a client how to get one', async () => {
    renderWithShell(<DashboardPage />, shell(contractorNew, '5005'));

    const panel = within(await screen.findByRole('region', { name: 'Your clients' }));
    await panel.findByText('You are not connected to a client yet.');
    await panel.findByText('Clearpath Safety Partners will invite you, or ask your client.');
  });
});

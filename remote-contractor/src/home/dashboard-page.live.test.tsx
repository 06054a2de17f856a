import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoleCode } from '@vcms/contract';
import { factText, nextActions } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import {
  LIVE_TODAY,
  liveData,
  liveFirestore,
  liveHandles,
  liveSession,
  liveUnread,
} from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';
import { FullBody } from './full-body.tsx';
import { FullSide } from './full-side.tsx';

const { contractor, contractorLimited, contractorNew } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T15:00:00Z`);

function shell(account: DemoAccount, role: RoleCode) {
  return { role, session: liveSession(account), backend: { firestore: liveFirestore(account) } };
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

describe('the dashboard of a contractor', () => {
  it('counts the clients by what comes next, each figure a link to those it counts', async () => {
    renderWithShell(<DashboardPage />, shell(contractor, '5005'));

    for (const [name, state] of [
      ['1 Invitations', 'invited'],
      ['0 To submit', 'in_progress'],
      ['1 Waiting for approval', 'submitted'],
      ['1 Approved by clients', 'approved'],
    ] as const) {
      const tile = await screen.findByRole('link', { name });
      expect(tile.getAttribute('href')).toBe(`/update-contractor-company?part=clients&clientState=${state}`);
    }
    await within(region('New for you')).findByText('New request');
    expect(liveUnread(contractor)).toBeGreaterThan(0);
  });

  it('has its clients in focus for whoever follows the notice of a status or of new demands', async () => {
    renderWithShell(<FullBody now={now} />, { ...shell(contractor, '5005'), path: '/dashboard#clients' });

    await waitFor(() => expect(document.activeElement).toBe(region('Your clients').parentElement));
  });

  it('gives one verdict for each client, the next action as a button, the rest folded, and why', async () => {
    renderWithShell(<FullBody now={now} />, shell(contractor, '5005'));

    const panel = within(region('Your clients'));
    await waitFor(() => expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    const cardOf = (name: string) => panel.getByRole('heading', { name }).closest('li') as HTMLElement;
    const approved = within(cardOf('Northfield Energy'));
    await approved.findByText('Not cleared: 1 action left');
    expect(approved.queryByText(/Non-compliant|Approved|You may/)).toBeNull();
    expect(approved.getByRole('img', { name: /^Readiness: \d+% of what is required is met$/ })).toBeTruthy();
    const next = approved.getByRole('link', { name: 'Review workforce, Northfield Energy' });
    expect(next.getAttribute('href')).toBe('/update-contractor-company?part=workforce');
    const { result } =
      liveData().snapshots.find(
        ({ contractorId, clientName }) =>
          contractorId === contractor.companyId && clientName === 'Northfield Energy',
      ) ?? {};
    const [, ...rest] = nextActions(result?.items ?? [], 'contractor');
    expect(rest.length).toBeGreaterThan(0);
    const folded = within(approved.getByText('1 coming up').closest('details') as HTMLElement);
    expect(folded.getAllByRole('listitem', { hidden: true })).toHaveLength(rest.length);
    expect(folded.getByText(rest[0]?.title ?? '')).toBeTruthy();

    within(cardOf('Lakeshore Foods')).getByText("Waiting for the client's approval");
    const invited = within(cardOf('Riverbend Schools'));
    invited.getByText('Invited: waiting for your answer');
    invited.getByRole('button', { name: 'Accept Riverbend Schools' });
    invited.getByRole('button', { name: 'Decline Riverbend Schools' });

    await userEvent.click(approved.getByRole('button', { name: /^Why\?/ }));
    await screen.findByRole('dialog', { name: 'Northfield Energy: why this status?' });
  });

  it('says at once what an invitation is answered, and takes it back with a sentence where it was not', async () => {
    const options = { ...shell(contractor, '5005') };
    const backend = liveHandles(options.backend.firestore);
    const { shell: told } = renderWithShell(<FullBody now={now} />, { ...options, backend });

    const card = async () =>
      within(
        (await screen.findByRole('heading', { name: 'Riverbend Schools' })).closest('li') as HTMLElement,
      );
    (await card()).getByText('Invited: waiting for your answer');
    fireEvent.click((await card()).getByText('Decline'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline the invitation?' }));
    fireEvent.click(question.getByText('Decline'));

    screen.getByText('Declined by you');
    screen.getByText('Saving');
    await screen.findByText('Invited: waiting for your answer');
    expect(screen.queryByText('Saving')).toBeNull();
    expect([...told.toasts.values()].at(-1)).toMatchObject({
      kind: 'error',
      message: 'Riverbend Schools: Your decline was not saved.',
    });
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
    renderWithShell(<FullSide now={now} />, shell(contractor, '5005'));

    const panel = within(region('Next 12 months'));
    const links = await panel.findAllByRole('link', { name: /^(Policy ends|Time to renew)/ });
    expect(links).toHaveLength(3);
    expect(links[0]?.getAttribute('href')).toBe('/insurance');
    const [day] = panel.getAllByText(/^in \d+ days$/);
    expect(day?.title).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    const all = panel.getByRole('link', { name: /^View all \d+ dates$/ });
    expect(all.getAttribute('href')).toBe('/calendar');
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

    await userEvent.click(await screen.findByRole('button', { name: /^Accept / }));
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

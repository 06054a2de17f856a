import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from './dashboard-page.tsx';
import { inTimeFrom } from './overdue-since.ts';

/** On the day of the demo data: its invitations expire a few days later. */
function show(account: (typeof DEMO_PEOPLE)[keyof typeof DEMO_PEOPLE], path = '/dashboard'): void {
  renderWithShell(<DashboardPage now={() => new Date(`${LIVE_TODAY}T12:00:00Z`)} />, {
    path,
    role: '5001',
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
  });
}

function figure(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** A part that comes once the figures stand. */
function section(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

describe('the admin dashboard', () => {
  it('counts companies, users and open engagements of the whole product', async () => {
    show(DEMO_PEOPLE.admin);

    await within(figure('Companies')).findByText('28');
    await within(figure('Users')).findByText('58');
    expect(within(figure('Signed in, 30 days')).getByText(/^\d+$/)).toBeTruthy();
    await within(figure('Open engagements')).findByText('37');
    const disabled = within(figure('Disabled users')).getByRole('link');
    expect(disabled.getAttribute('href')).toBe('/admin/admin-tools/users?status=disabled');
  });

  it('has the late reviews in focus for whoever follows the notice of them', async () => {
    show(DEMO_PEOPLE.admin, '/dashboard#late-reviews');

    const late = await section('Reviews that are late');
    await waitFor(() => expect(document.activeElement).toBe(late.parentElement));
  });

  it('breaks companies down by kind and status, and users by role', async () => {
    show(DEMO_PEOPLE.admin);

    const contractors = await screen.findByRole('row', { name: /^Contractors/ });
    const cells = within(contractors).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['22', '1', '1']);
    const roles = within(await section('Users by role')).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Admins2',
      'Customer service4',
      'Hiring clients, full5',
      'Hiring clients, reduced5',
      'Contractors, full36',
      'Contractors, limited6',
    ]);
  });

  it('lists what needs an admin, each with the way to put it right, and the latest changes', async () => {
    show(DEMO_PEOPLE.admin);

    const faults = within(await section('Needs attention'));
    const linkTo = (name: string | RegExp) => faults.getByRole('link', { name }).getAttribute('href');
    await faults.findByRole('link', { name: 'Give Una Wells a role' });
    expect(linkTo('Give Una Wells a role')).toBe('/admin/admin-tools/users?open=demo-unknown-role');
    expect(faults.getAllByRole('listitem').length).toBeLessThanOrEqual(5);
    const all = faults.queryByRole('button', { name: /^Show all/ });
    if (all !== null) await userEvent.click(all);
    expect(linkTo(/^Invite somebody for Greenacre Grounds/)).toBe(
      '/admin/admin-tools/companies?open=contractor-21&tab=users',
    );
    expect(linkTo('Nothing is required of Clearview Janitorial for Riverbend Schools')).toBe(
      '/admin/admin-tools/companies?open=client-riverbend&tab=engagements',
    );
    expect(linkTo('The invitation of invited-4@example.test expired')).toContain('state=expired');
    faults.getByRole('link', { name: 'Beacon Rental Yard is suspended' });
    const latest = within(await section('Latest changes'));
    // What another card has read already is shown before the server has answered.
    await waitFor(() => expect(latest.getAllByRole('listitem').length).toBe(5));
    expect(screen.getByRole('link', { name: 'Open status' }).getAttribute('href')).toBe('/status');
    await within(figure('Expired invitations')).findByText('1');
    await within(figure('Overdue reviews')).findByText(/^\d+$/);
  });

  it('counts late reviews by who took them last, and those that nobody took', async () => {
    const inTime = inTimeFrom(LIVE_TODAY);
    const late = liveData().reviewTasks.filter(
      ({ scope, submittedOn }) => scope === 'firm' && submittedOn < inTime,
    );
    expect(late.length).toBeGreaterThan(1);
    const [taken] = late;
    const { id, ...task } = taken as (typeof late)[number];
    const lock = { holderUid: DEMO_PEOPLE.cs.uid, holderName: 'Cora Reed', until: new Date(0) };
    const stamps = {
      createdAt: new Date(),
      createdBy: 'trusted',
      updatedAt: new Date(),
      updatedBy: 'trusted',
    };
    await putLiveRecord(`reviewTasks/${id}`, { ...task, lock, ...stamps, v: 1 });

    show(DEMO_PEOPLE.admin);

    await section('Users by role');
    const panel = await section('Late reviews by reviewer');
    // What this browser read before comes first.
    await waitFor(() => {
      const lines = within(panel).getAllByRole('listitem');
      expect(lines.map(({ textContent }) => textContent)).toEqual([
        'Cora Reed1',
        `Unassigned${late.length - 1}`,
      ]);
    });
    expect(within(panel).getByRole('link', { name: 'Cora Reed' }).getAttribute('href')).toBe(
      `/admin/admin-tools/users?open=${DEMO_PEOPLE.cs.uid}`,
    );
  });

  it('says of failed jobs when, why and what to do, and takes off the list what is given up', async () => {
    show(DEMO_PEOPLE.admin);

    const jobs = await section('Failed jobs');
    const lines = await within(jobs).findAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('a, p')?.textContent)).toEqual([
      'An e-mail was not sent',
      'A message or reminder was not sent',
      'Results and messages after a change are missing',
    ]);
    const [mail, , results] = lines;
    expect(within(mail as HTMLElement).queryByRole('button')).toBeNull();
    expect(mail?.textContent).toContain('It will be retried automatically until');
    expect(results?.textContent).toContain('The database did not answer in time.');
    expect(results?.textContent).toContain(
      'It will not be retried. The next nightly run works the results out again.',
    );
    const link = within(results as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe('/admin/admin-tools/companies?open=contractor-05');

    await userEvent.click(within(jobs).getByRole('button', { name: /^Dismiss/ }));

    await waitFor(() => expect(within(jobs).getAllByRole('listitem')).toHaveLength(2));
  });

  it('says so, without a number, when the rules refuse', async () => {
    show(DEMO_PEOPLE.unknownRole);

    await within(await section('Users by role')).findByText("You don't have access to this record.");
    await within(await section('Needs attention')).findByText("You don't have access to this record.");
    await within(figure('Companies')).findByText('–');
  });
});

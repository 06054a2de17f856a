import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate, reviewPromisedOn } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
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

  it('counts what is open over all companies, and leads to the companies it counts', async () => {
    await within(region('Open engagements')).findByText('37');
    const contractors = region('Active contractors');
    expect(within(region('Active clients')).getByText('3')).toBeTruthy();
    expect(within(contractors).getByText('22')).toBeTruthy();
    expect(within(contractors).getByRole('link').getAttribute('href')).toBe(
      '/customerservice/company-management?status=active&kind=contractor',
    );
  });

  it('puts the reviews first that were promised first, each with the way to it', async () => {
    const panel = within(await screen.findByRole('region', { name: 'Needs you' }));
    const rows = await panel.findAllByRole('listitem');
    expect(rows.length).toBeLessThanOrEqual(5);
    const [oldest] = liveData()
      .files.flatMap(({ policies }) => policies)
      .filter(({ state }) => state === 'submitted')
      .toSorted((a, b) => (a.submittedOn ?? '').localeCompare(b.submittedOn ?? ''));
    const [link] = panel.getAllByRole('link', { name: /^(?:Review|Finish) insurance policy of / });
    expect(oldest).toBeDefined();
    expect(link?.getAttribute('href')).toMatch(/^\/csinsurance-review\/[^/]+\/[^/]+$/);
  });

  it('lists what waits for approval, longest first, with the client it waits for', async () => {
    const waiting = liveData()
      .engagements.map(({ record }) => record)
      .filter(({ state }) => state === 'submitted')
      .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());

    const panel = within(await screen.findByRole('region', { name: 'Waiting longest' }));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(Math.min(3, waiting.length)));
    const [first] = waiting;
    const [record] = panel.getAllByRole('link');
    expect(record?.textContent).toBe(`${first?.contractorName} for ${first?.clientName}`);
    expect(record?.getAttribute('href')).toBe(
      `/customerservice/company-management?open=${first?.contractorId}&tab=engagements`,
    );
  });

  it('says of each queue how much waits and by when the first is promised', async () => {
    const table = within(await screen.findByRole('region', { name: 'Waiting for review' }));
    const row = await table.findByRole('row', { name: /^Insurance policies/ });
    const waiting = liveData()
      .files.flatMap(({ policies }) => policies)
      .filter(({ state }) => state === 'submitted' || state === 'in_review')
      .map(({ submittedOn = '' }) => submittedOn)
      .toSorted();
    const oldest = waiting[0] ?? '';

    await within(row).findByTitle(formatDate(reviewPromisedOn(oldest)));
    const [count] = within(row).getAllByRole('cell');
    expect(Number(count?.textContent)).toBeGreaterThanOrEqual(waiting.length);
  });

  it('leads to facts that a contractor declared and the firm has not confirmed', async () => {
    const declaring = liveData().companies.filter(({ record }) => record.declaredFacts?.state === 'waiting');
    expect(declaring.length).toBeGreaterThan(0);

    const panel = within(await screen.findByRole('region', { name: 'Facts to confirm' }));
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

  it('names contractors whose own step has been due for two weeks, each with a reminder', async () => {
    const before = Date.now() - 14 * 86_400_000;
    const stuck = liveData()
      .engagements.map(({ record }) => record)
      .filter(({ state, updatedAt }) => ['invited', 'in_progress'].includes(state) && +updatedAt < before)
      .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
    const [first] = stuck;
    expect(first).toBeDefined();

    const panel = within(await screen.findByRole('region', { name: 'Stuck contractors' }));
    const name = `${first?.contractorName} for ${first?.clientName}`;
    await panel.findByRole('link', { name });
    // Invited and in progress are two queries: one may come before the other.
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(Math.min(5, stuck.length)));
    await userEvent.click(panel.getByRole('button', { name: `Remind ${name}` }));

    const dialog = within(await screen.findByRole('dialog', { name: `Remind ${first?.contractorName}?` }));
    expect(dialog.getByText(new RegExp(`^${first?.clientName} is waiting for`))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('puts what was returned twice or more apart, once there is any', async () => {
    const [found] = liveData().reviewTasks.filter(
      ({ scope, subjectType }) => scope === 'firm' && subjectType === 'policy',
    );
    expect(found).toBeDefined();
    await screen.findByRole('region', { name: 'Needs you' });
    expect(screen.queryByRole('region', { name: 'Returned twice or more' })).toBeNull();
    const { id, ...task } = found as NonNullable<typeof found>;
    const stamps = {
      createdAt: new Date(),
      createdBy: 'trusted',
      updatedAt: new Date(),
      updatedBy: 'trusted',
    };
    await putLiveRecord(`reviewTasks/${id}`, { ...task, returns: 2, ...stamps, v: 1 });

    const panel = within(await screen.findByRole('region', { name: 'Returned twice or more' }));
    const link = await panel.findByRole('link', {
      name: `Review insurance policy of ${task.contractorName}`,
    });
    expect(link.getAttribute('href')).toBe(`/csinsurance-review/${task.contractorId}/${task.subjectId}`);
    expect(panel.getByText('2 times')).toBeTruthy();
    await putLiveRecord(`reviewTasks/${id}`, { ...task, ...stamps, v: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Returned twice or more' })).toBeNull());
  });
});

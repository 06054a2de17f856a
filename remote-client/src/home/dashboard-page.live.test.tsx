import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  type EngagementState,
  FORECAST_DAYS,
  ITEM_STATUSES,
  ratePerHundred,
  STATUS_LABELS,
} from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
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

function approvedSnapshots(companyId: string) {
  return visibleSnapshots(companyId).filter(({ engagementState }) => engagementState === 'approved');
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function linkOf(panel: HTMLElement, name: string): string | null {
  return within(panel).getByRole('link', { name }).getAttribute('href');
}

describe('the dashboard of a client', () => {
  it('counts the own contractors, each figure with the way to the list that it counts', async () => {
    renderWithShell(<DashboardPage />, shell('5003', client));

    const approved = own(client.companyId, 'approved');
    const failing = approvedSnapshots(client.companyId).filter(
      ({ result }) => result.overall === 'non_compliant',
    );
    const underWay = own(client.companyId, 'requested', 'invited', 'in_progress', 'submitted');
    await within(region('Approved contractors')).findByText(String(approved.length));
    const figure = region('Approved, non-compliant');
    expect(within(figure).getByText(String(failing.length))).toBeTruthy();
    expect(linkOf(figure, 'Approved, non-compliant')).toBe(
      '/new-contractor-request?tab=approved&overall=non_compliant',
    );
    expect(within(region('Onboarding')).getByText(String(underWay.length))).toBeTruthy();
    expect(linkOf(region('Waiting for approval'), 'Waiting for approval')).toBe(
      '/contractor-approval?state=submitted',
    );
    expect(await screen.findByRole('region', { name: 'Needs you' })).toBeTruthy();
  });

  it('lists five of what waits for a decision, longest first, each with the way to it', async () => {
    showBody('5003', client);

    const waiting = own(client.companyId, 'submitted').toSorted(
      (a, b) => a.updatedAt.getTime() - b.updatedAt.getTime(),
    );
    const [longest] = waiting;
    const panel = within(region('Needs you'));
    const rows = await panel.findAllByRole('listitem');
    expect(rows.length).toBeLessThanOrEqual(5);
    expect(rows[0]?.textContent).toMatch(
      new RegExp(`^Approve ${longest?.contractorName}(\\d+ days ago|yesterday|today)$`),
    );
    expect(linkOf(region('Needs you'), `Approve ${longest?.contractorName}`)).toBe(
      `/contractor-approval/${longest?.contractorId}`,
    );
    expect(linkOf(region('Needs you'), 'View all: Needs you')).toBe('/contractor-approval?state=submitted');
    const [variance] = liveData().variances.filter(
      ({ clientId, state }) => clientId === client.companyId && state === 'requested',
    );
    const name = own(client.companyId, 'approved', 'in_progress', 'submitted').find(
      ({ contractorId }) => contractorId === variance?.contractorId,
    )?.contractorName;
    const asked = panel.getByRole('link', { name: new RegExp(`^Variance for ${name}: `) });
    expect(asked.getAttribute('href')).toBe('/all-variances?tab=requested');
  });

  it('shows how statuses share the approved contractors, in words too, and leads to each', async () => {
    showBody('5003', client);

    const panel = region('Approved by status');
    const chart = await within(panel).findByRole('img');
    const approved = approvedSnapshots(client.companyId);
    const counted = ITEM_STATUSES.flatMap((status) => {
      const count = approved.filter(({ result }) => result.overall === status).length;
      return count === 0 ? [] : [`${STATUS_LABELS[status]} ${count}`];
    });
    expect(chart.getAttribute('aria-label')).toBe(`Approved contractors by status: ${counted.join(', ')}`);
    expect(linkOf(panel, 'Compliant')).toBe('/new-contractor-request?tab=approved&overall=compliant');
  });

  it('says who changes within 90 days: all by week, the first three in a short sentence', async () => {
    showBody('5003', client);

    const until = addDays(LIVE_TODAY, FORECAST_DAYS);
    const changes = visibleSnapshots(client.companyId)
      .flatMap(({ outlook = [] }) => outlook)
      .filter(({ date, changes: some }) => date > LIVE_TODAY && date <= until && some.length > 0);
    const panel = within(region('Next 90 days'));
    await panel.findByText(new RegExp(`^${changes.length} changes of \\d+ contractors`));
    const [weeks, list] = panel.getAllByRole('list');
    const inWeeks = within(weeks as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(/: (\d+) changes/.exec(textContent ?? '')?.[1]));
    expect(inWeeks.reduce((sum, count) => sum + count, 0)).toBe(changes.length);
    const rows = within(list as HTMLElement).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row.textContent).toMatch(/in \d+ days|tomorrow/);
  });

  it('answers why a contractor stands where it stands, non-compliant ones first, and names their gaps', async () => {
    showBody('5003', client);
    const panel = within(region('Our contractors'));
    await panel.findAllByRole('listitem');

    const bad = visibleSnapshots(client.companyId)
      .filter(({ result }) => result.overall === 'non_compliant')
      .toSorted((a, b) => a.contractorName.localeCompare(b.contractorName, 'en'))
      .slice(0, 5);
    const records = panel
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((place) => place?.startsWith('/new-contractor-request/'));
    expect(records).toEqual(bad.map(({ contractorId }) => `/new-contractor-request/${contractorId}`));
    const gaps = within(region('Most frequent gaps'));
    expect((await gaps.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const [why] = panel.getAllByRole('button', { name: /^Why\?/ });
    await userEvent.click(why as HTMLElement);

    const dialog = await screen.findByRole('dialog', { name: /why this status\?$/ });
    const [first] = within(dialog).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('Non-compliant')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Next step')).toBeTruthy();
  });

  it('adds up the TRIR of approved contractors and says of how many, by which years', async () => {
    showBody('5003', client);

    const approved = approvedSnapshots(client.companyId);
    const pooled = approved.flatMap(({ injuries }) => injuries ?? []);
    const sum = (name: 'cases' | 'hours') => pooled.reduce((total, one) => total + one[name], 0);
    expect(pooled.length).toBeGreaterThan(1);
    expect(pooled.length).toBeLessThan(approved.length);
    const panel = region('TRIR of approved contractors');
    const years = [Math.min(...pooled.map(({ from }) => from)), Math.max(...pooled.map(({ to }) => to))];
    await within(panel).findByText(
      `${sum('cases')} cases in ${sum('hours').toLocaleString('en-US')} hours, ${years.join(' to ')}. ` +
        `Confirmed logs of ${pooled.length} of ${approved.length} contractors.`,
    );
    within(panel).getByText(String(ratePerHundred(sum('cases'), sum('hours'))));
    expect(linkOf(panel, 'View all: TRIR of approved contractors')).toBe(
      '/new-contractor-request?tab=approved',
    );
  });

  it('shows what it announced last, with how many have read it', async () => {
    showBody('5003', client);

    const panel = await screen.findByRole('region', { name: 'Latest announcements' });
    const lines = within(panel).getAllByRole('listitem');
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.textContent).toMatch(/Read by \d+ of \d+$/);
    const [first] = within(lines[0] as HTMLElement).getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^\/email-messaging\/h-client\/./);
    expect(linkOf(panel, 'View all: Latest announcements')).toBe('/email-messaging/h-client');
  });

  it.each([
    ['5003', client],
    ['5004', clientReduced],
  ] as const)('tells %s whose files came within the week, the last one first', async (role, account) => {
    const since = addDays(LIVE_TODAY, -6);
    const added = visibleSnapshots(account.companyId)
      .filter(({ newestDocument }) => (newestDocument?.on ?? '') >= since)
      .map(({ newestDocument, contractorName }) => `${newestDocument?.title}, ${contractorName}`);
    showBody(role, account);

    await within(region('Next 90 days')).findAllByRole('listitem');
    if (added.length === 0) {
      expect(screen.queryByRole('region', { name: 'Documents added this week' })).toBeNull();
      return;
    }
    const panel = await screen.findByRole('region', { name: 'Documents added this week' });
    const shown = within(panel)
      .getAllByRole('listitem')
      .map((line) => line.querySelector('a')?.textContent ?? '');
    expect(shown).toHaveLength(Math.min(2, added.length));
    expect(added).toEqual(expect.arrayContaining(shown));
    expect(linkOf(panel, shown[0] ?? '')).toMatch(/^\/documents-center\/files\/./);
  });

  it('gives the reduced client the same without decisions', async () => {
    showBody('5004', clientReduced);

    const panel = within(region('Our contractors'));
    const expected = Math.min(5, visibleSnapshots(clientReduced.companyId).length);
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(expected));
    expect(screen.queryByRole('heading', { name: 'Needs you' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Latest announcements' })).toBeNull();
  });

  it('shows nothing of another client, whatever the page asks for', async () => {
    showBody('5003', client, clientReduced.companyId);

    const panel = within(region('Our contractors'));
    await panel.findByText("You don't have access to this record.");
    expect(panel.queryByRole('listitem')).toBeNull();
  });
});

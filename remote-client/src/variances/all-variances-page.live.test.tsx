import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { VariancesPage } from '@vcms/variances/ledger';
import { describe, expect, it } from 'vitest';

const { client, client2, clientReduced } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);
const REASON = 'The carrier issues the renewal a week late.';

function show(account: DemoAccount, path = '/all-variances'): void {
  renderWithShell(<VariancesPage now={now} />, {
    role: '5003',
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
    path: path as '/all-variances',
  });
}

async function openTab(name: RegExp, table: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('tab', { name }));
  return screen.findByRole('table', { name: table });
}

/** By its text: asking a page for roles again and again takes seconds. */
async function rowWith(text: string): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (row === null) throw new Error(`${text} has no row`);
  return row;
}

async function dialog(title: RegExp): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog],[role=alertdialog]');
  if (found === null) throw new Error(`${title} is no dialog`);
  return found;
}

function type(place: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });
}

/** A dialog that is closing still shows its words and keeps the page behind it out of reach. */
async function gone(place: HTMLElement): Promise<void> {
  await waitFor(() => expect(place.isConnected).toBe(false));
}

async function ask(place: HTMLElement): Promise<void> {
  type(place, /^Reason/, REASON);
  fireEvent.click(within(place).getByText('Request variance'));
  await gone(place);
}

describe('the ledger of variances', () => {
  it('tells what is active, what ends soon, and for how many days exceptions are open', async () => {
    show(client2);

    const active = await openTab(/^Active \(2\)/, 'Active variances');
    expect(within(active).getByText('Ends today')).toBeTruthy();
    expect(within(active).getByText('In force, ends in 120 days')).toBeTruthy();
    const ending = await openTab(/^Ending ≤ 30 days \(1\)/, 'Ending ≤ 30 days variances');
    expect(within(ending).getAllByText('Umbrella or excess liability')).toHaveLength(1);
    const open = screen.getByRole('list', { name: 'Open exceptions by contractor' });
    expect(open.textContent).toMatch(/1 open, 61 days/);
  });

  it('stands, and counts as before, with a record whose key names nothing', async () => {
    const stamp = new Date(`${LIVE_TODAY}T09:00:00Z`);
    await putLiveRecord('variances/forged', {
      clientId: client2.companyId,
      contractorId: 'contractor-10',
      key: '__proto__.constructor',
      reason: REASON,
      requestedBy: 'somebody',
      requestedRole: '5005',
      from: '2026-11-01',
      to: '2026-12-20',
      state: 'approved',
      ...{ createdAt: stamp, createdBy: 'somebody', updatedAt: stamp, updatedBy: 'somebody', v: 1 },
    });
    show(client2);

    const active = await openTab(/^Active \(2\)/, 'Active variances');
    expect(within(active).getByText('Ends today')).toBeTruthy();
  });

  it('lets another approver decide where four eyes are wanted, and the requester withdraw', async () => {
    show(client2, '/all-variances?new=1&contractor=contractor-10&item=insurance.gl');

    const form = await dialog(/^New variance for/);
    fireEvent.click(within(form).getByText('Request variance'));
    await within(form).findByText('Give a reason of at least 20 characters.');
    await ask(form);
    await screen.findByText('Another approver must decide this.');
    const row = await rowWith('Another approver must decide this.');
    expect(within(row).queryByText('Approve')).toBeNull();

    fireEvent.click(within(row).getByText('Withdraw'));
    const question = await dialog(/^Withdraw this request/);
    fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('Another approver must decide this.')).toBeNull());
  });

  it('marks what one person asked for and approved, and revokes with a reason', async () => {
    show(client, '/all-variances?new=1&contractor=contractor-02&item=insurance.auto');

    await ask(await dialog(/^New variance for/));
    const asked = await rowWith('Automobile liability');
    fireEvent.click(within(asked).getByText('Approve'));
    const approval = await dialog(/^Approve the variance of/);
    within(approval).getByText(/will say that it is self-approved/);
    type(approval, /^Approved to/, '2026-12-01');
    type(approval, /^Conditions/, 'A toolbox talk every Monday.');
    fireEvent.click(within(approval).getByRole('button', { name: 'Approve' }));
    await gone(approval);

    await openTab(/^Active/, 'Active variances');
    const granted = await rowWith('Automobile liability');
    expect(granted.textContent).toContain('Decided by Nora Feld, self-approved');
    expect(granted.textContent).toContain('to 12/01/2026');
    fireEvent.click(within(granted).getByText('Revoke'));
    const question = await dialog(/^Revoke the variance of/);
    type(question, /^Reason/, 'The work begins earlier than was agreed.');
    fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Automobile liability')).toBeNull());
  });

  it('counts a decision at once, and takes it back with the reason where the rules refuse it', async () => {
    show(client, '/all-variances?new=1&contractor=contractor-02&item=insurance.umbrella');
    await ask(await dialog(/^New variance for/));
    const asked = await rowWith('Umbrella or excess liability');
    const requested = () => screen.getByText(/^Requested \(/).textContent;
    const before = requested();
    fireEvent.click(within(asked).getByText('Deny'));
    const question = await dialog(/^Deny the variance of/);
    type(question, /^Reason/, 'The work begins earlier than was agreed.');
    const until = new Date('2099-01-01T00:00:00Z');
    const pause = `intakePauses/${client.companyId}`;
    await putLiveRecord(pause, { companyId: client.companyId, until, writesUntil: until });
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => seen.push(requested()));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    fireEvent.click(within(question).getByRole('button', { name: 'Deny' }));

    await within(question).findByText(/^Your company made too many changes within an hour/);
    watch.disconnect();
    expect(new Set(seen).size).toBe(2);
    expect(requested()).toBe(before);
    await putLiveRecord(pause, { companyId: client.companyId });
    fireEvent.click(within(question).getByRole('button', { name: 'Deny' }));
    await gone(question);
    expect(requested()).not.toBe(before);
  });

  it('shows nothing of another client, and a refusal in plain words', async () => {
    renderWithShell(<VariancesPage now={now} />, {
      role: '5003',
      // The token is the reduced client's; the session claims another company.
      session: liveSession(client),
      backend: { firestore: liveFirestore(clientReduced) },
      path: '/all-variances',
    });
    expect(await screen.findByText("You don't have access to this record.")).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

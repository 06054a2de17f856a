import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoleCode } from '@vcms/contract';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import type { Firestore } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompanyPage } from './company-page.tsx';

const { contractor, contractorLimited } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);
const known = new Map<string, Firestore>();

beforeAll(() => {
  for (const account of [contractor, contractorLimited]) known.set(account.uid, liveFirestore(account));
});

function show(account: DemoAccount, role: RoleCode, tab = '') {
  const firestore = known.get(account.uid) ?? liveFirestore(account);
  known.set(account.uid, firestore);
  return renderWithShell(<CompanyPage now={now} />, {
    role,
    session: liveSession(account),
    backend: liveHandles(firestore),
    path: `/update-contractor-company${tab === '' ? '' : `?part=${tab}`}`,
  });
}

async function form(name: string) {
  return within(await screen.findByRole('form', { name }));
}

function type(label: RegExp | string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The person of the company whose declaration waits in the demo data. */
function declaring() {
  const company = liveData().companies.find(({ record }) => record.declaredFacts?.state === 'waiting');
  const person = liveData().users.find(({ record }) => record.companyId === company?.id);
  const account = { ...contractor, uid: person?.uid ?? '', companyId: company?.id ?? '' };
  return { company, account };
}

describe('the page of the own company', () => {
  it('stores the profile, says what is wrong field by field, and asks before what is typed is left', async () => {
    const { shell } = show(contractor, '5005');
    const profile = await form('Profile');
    const save = profile.getByRole('button', { name: 'Save profile' });
    expect(save).toHaveProperty('disabled', true);

    type(/^Zip/, '604');
    await waitFor(() => expect(shell.guards.size).toBe(1));
    fireEvent.click(save);
    await profile.findByText('Enter 5 or 9 digits.');

    fireEvent.click(profile.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(shell.guards.size).toBe(0));
    type(/^Website/, 'brightline.example');
    fireEvent.click(save);
    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message)).toContain('Your profile is saved.'),
    );
    await waitFor(() =>
      expect(screen.getByLabelText(/^Website/)).toHaveProperty('value', 'https://brightline.example'),
    );
    await waitFor(() => expect(shell.guards.size).toBe(0));
  });

  it('asks why the legal name changes, names certificates of another insured, and loses nothing when a save fails', async () => {
    show(contractor, '5005');
    const facts = await form('Company facts');

    type(/^Legal name/, 'Brightline Power Group');
    type(/^Peak headcount/, '4,000');
    await facts.findByText(/^Waits for confirmation by Clearpath Safety Partners: Legal name\./);
    facts.getByText('Takes effect when you save: Peak headcount last year.');
    await facts.findByText('Certificates with another insured');
    expect(facts.getAllByText(/policy .+: Brightline Electric/).length).toBeGreaterThan(0);

    fireEvent.click(facts.getByRole('button', { name: 'Save company facts' }));
    await facts.findByText('Give a reason of 10-500 characters.');
    type(/^Why the legal name/, 'We merged with our sister company.');
    fireEvent.click(facts.getByRole('button', { name: 'Save company facts' }));
    // The live backend runs no Cloud Functions.
    await facts.findByRole('alert');
    expect(screen.getByLabelText(/^Legal name/)).toHaveProperty('value', 'Brightline Power Group');
    expect(screen.getByLabelText(/^Why the legal name/)).toHaveProperty(
      'value',
      'We merged with our sister company.',
    );
  });

  it('finds trades by words, says which programs each brings with each client before it is saved, and NAICS titles', async () => {
    show(contractor, '5005', 'trades');
    const trades = await form('Trades');

    fireEvent.change(trades.getByRole('searchbox'), { target: { value: 'hot wo' } });
    await trades.findByText('Brings with Northfield Energy: Hot work.');
    fireEvent.click(trades.getByRole('button', { name: 'Add Welding' }));
    await trades.findByText('More safety programs are required');
    trades.getByText('Takes effect when you save: Trades.');
    trades.getByRole('button', { name: 'Remove Welding' });

    const naics = await form('NAICS code');
    naics.getByText('238210 Electrical Contractors and Other Wiring Installation Contractors');
    fireEvent.change(naics.getByRole('searchbox'), { target: { value: '999' } });
    await naics.findByText(/^NAICS code not found\./);
    fireEvent.change(naics.getByRole('searchbox'), { target: { value: 'power line' } });
    fireEvent.click(
      await naics.findByRole('button', { name: /^Choose 237130 Power and Communication Line/ }),
    );
    await naics.findByText(/^Waits for confirmation by Clearpath Safety Partners: NAICS code\./);

    // What is chosen stays while another tab is open.
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Company' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Company' }));
    await form('Profile');
    expect(document.querySelector('[aria-label="Your trades"]')?.textContent).toContain('Welding');
  });

  it('says which fact waits for whom, and which value counts until then', async () => {
    const { account } = declaring();
    show(account, '5005');

    await screen.findByText('Waits for confirmation by Clearpath Safety Partners');
    screen.getByText(/^Operating since: \d\d\/\d\d\/\d{4}\. Until then \d\d\/\d\d\/\d{4} counts\.$/);
  });

  it('shows each client with what it sees, what may be done, and who opened which file', async () => {
    show(contractor, '5005', 'clients');
    await screen.findByRole('button', { name: 'Accept Riverbend Schools' });
    screen.getByRole('button', { name: 'Decline Riverbend Schools' });
    expect(screen.queryByRole('button', { name: 'End the connection Riverbend Schools' })).toBeNull();
    await screen.findByRole('heading', { name: 'Opened by clients' });

    fireEvent.click(screen.getByRole('button', { name: /^What it sees.*Northfield Energy/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What Northfield Energy sees' }));
    dialog.getByText('Your EIN, owner, tax class and D-U-N-S number.');
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    fireEvent.click(screen.getByRole('button', { name: 'End the connection Lakeshore Foods' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'End the connection' }));
    await question.findByText('Give a reason of 10-1000 characters.');
  });

  it('shows those clients alone that a tile of the home counts, until all are asked for', async () => {
    show(contractor, '5005', 'clients&clientState=invited');
    await screen.findByRole('button', { name: 'Accept Riverbend Schools' });
    expect(screen.getByText(/^Invited: 1 of \d$/).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('heading', { name: 'Lakeshore Foods' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Show all clients' }));
    await screen.findByRole('heading', { name: 'Lakeshore Foods' });
  });

  it('lists colleagues and invites one; nobody changes the own account', async () => {
    show(contractor, '5005', 'users');
    await screen.findByText(/\(you\)$/, undefined);
    expect(screen.queryByRole('button', { name: 'Disable Colin Harrow' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Disable / }).length).toBeGreaterThan(0);

    fireEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('Enter a valid e-mail address.');
    dialog.getByText('Choose a role.');
  });

  it('says of a document that it waits for its review, and why one came back', async () => {
    const file = {
      ...{ contractorId: contractor.companyId, title: 'Form W-9', version: 1, redacted: false },
      ...{ contentType: 'application/pdf', size: 1, sha256: '0'.repeat(64), virusScan: 'clean' },
      ...{ submittedOn: LIVE_TODAY, visibility: 'company' },
    };
    const place = (id: string) => `companies/${contractor.companyId}/docs/${id}/1/${id}.pdf`;
    const own = `companies/${contractor.companyId}`;
    await putLiveRecord(`${own}/documents/w9-new`, {
      ...{ ...file, typeId: 'w9', category: 'w9', state: 'submitted' },
      ...{ fileName: 'w9-new.pdf', storagePath: place('w9-new') },
    });
    await putLiveRecord(`${own}/documents/bond-new`, {
      ...{ ...file, typeId: 'bond', category: 'bond', state: 'changes_requested' },
      ...{ fileName: 'bond-new.pdf', storagePath: place('bond-new') },
    });
    await putLiveRecord(`${own}/reviews/of-bond`, {
      ...{ contractorId: contractor.companyId, subjectType: 'document', subjectId: 'bond-new' },
      ...{ subjectVersion: 1, scope: 'firm', decision: 'changes_requested', findings: [] },
      ...{ publicComment: 'Page 2 is missing.', decidedBy: 'u-cs', minutesToDecision: 1 },
      decidedAt: new Date(),
    });
    show(contractor, '5005', 'documents');

    const panel = within(await screen.findByRole('region', { name: 'Your documents' }));
    const row = (await panel.findByText('w9-new.pdf')).closest('li');
    expect(row?.textContent).toContain('Submitted');
    expect(row?.textContent).toContain('not shown to clients');
    const bond = (await panel.findByText('bond-new.pdf')).closest('li');
    await waitFor(() => expect(bond?.textContent).toContain('Page 2 is missing.'));
    expect(bond?.textContent).not.toContain('Withdraw');
  });

  it('gives the limited contractor its five tabs, tax data without W-9 and trades without programs', async () => {
    show(contractorLimited, '5006', 'tax');
    const tax = await form('Tax data');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Company',
      'Tax and ownership',
      'Trades and NAICS',
      'Contacts',
      'Clients and access',
    ]);
    await tax.findByText('EIN confirmed');
    type(/^EIN/, '12');
    fireEvent.click(tax.getByRole('button', { name: 'Save tax data' }));
    await tax.findByText('EIN has 9 digits.');
    screen.getByText(/^A W-9 is added on the full plan\./);
  });
});

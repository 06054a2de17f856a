import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changeOverrides } from '@vcms/data';
import { addDays, formatDate, localDate } from '@vcms/domain';
import { InsuranceLimitsPage } from '@vcms/insurance/limits';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { describe, expect, it } from 'vitest';

const { client, client2, cs } = DEMO_PEOPLE;
/** Not the day of the demo data: the rules take no limit that is dated back. */
const now = () => new Date();
const TODAY = localDate(now(), 'America/Chicago');
const UNTIL = addDays(TODAY, 98);
/** The title of role 5003. */
const TITLE = 'Set Insurance Limits (by contractor)';

function contractorOf(account: DemoAccount): {
  readonly contractorId: string;
  readonly contractorName: string;
} {
  const found = liveData().snapshots.find(
    ({ clientId, contractorId, visible }) =>
      clientId === account.companyId &&
      visible &&
      liveData().overrides.every(
        (entry) => entry.clientId !== clientId || entry.contractorId !== contractorId,
      ),
  );
  if (found === undefined) throw new Error('There is no such contractor.');
  return found;
}

/** Without Cloud Functions: the preview says so, and everything else works. */
function show(account: DemoAccount, role: '5002' | '5003', query = '') {
  const firestore = liveFirestore(account);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<InsuranceLimitsPage title={TITLE} now={now} />, {
    role,
    session: liveSession(account),
    backend: { firestore, functions },
    path: `/cs-set-insurance-limits/${query}`,
  });
  return firestore;
}

/** Types a name and chooses the one that is left; the list before the search holds it as well, and goes away. */
async function choose(label: string, name: string, typed = name): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  const found = await waitFor(() => {
    const list = document.querySelector('ul[aria-label="Contractors found"]');
    expect([...(list?.children ?? [])].map((entry) => entry.firstChild?.textContent)).toEqual([name]);
    return list;
  });
  const button = found?.querySelector('button');
  if (button != null) fireEvent.click(button);
}

async function dialogOf(button: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByLabelText(button);
  if (first === undefined) throw new Error(`${button} is missing`);
  fireEvent.click(first);
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    if (dialog === null) throw new Error('There is no dialog.');
    return dialog;
  });
}

/** The next dialog is looked for by what it is: the one before must have left the page. */
async function gone(dialog: HTMLElement): Promise<void> {
  await waitFor(() => expect(dialog.isConnected).toBe(false));
}

function type(dialog: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

/** The texts of a demand's cells, without the buttons. */
function cellsOf(limit: string): readonly string[] {
  const rows = [...document.querySelectorAll('tbody tr')];
  const row = rows.find((entry) => entry.querySelector('th')?.textContent?.startsWith(limit));
  return [...(row?.querySelectorAll('td') ?? [])].slice(0, -1).map(({ textContent }) => textContent ?? '');
}

const AUTO = 'Automobile liability, Combined single limit';

describe('the limits of one contractor', () => {
  it('are found by the beginning of the name, and are the company-wide ones at first', async () => {
    const { contractorId, contractorName } = contractorOf(client);
    show(client, '5003');
    await choose('Contractor', contractorName, contractorName.slice(0, 6).toLowerCase());

    await screen.findByText(`${contractorName} uses the company-wide limits.`);
    expect(window.location.search).toBe(`?contractor=${contractorId}`);
    expect(cellsOf('Combined single limit')).toEqual(['$1,000,000', '–', '–', '$1,000,000', '–']);
  });

  it('are lowered with an end and a reason, changed, and revoked', async () => {
    const { contractorId } = contractorOf(client);
    show(client, '5003', `?contractor=${contractorId}`);
    const dialog = await dialogOf(`Set ${AUTO}`);
    type(dialog, /^Limit/, '500,500');
    fireEvent.click(within(dialog).getByText('Save'));
    await within(dialog).findByText('Limit must be a multiple of 1,000.');
    expect(within(dialog).getByText('Give a reason of at least 20 characters.')).toBeTruthy();

    type(dialog, /^Limit/, '500,000');
    await within(dialog).findByText('A lower limit needs an end date.');
    type(dialog, /^Until/, addDays(TODAY, 380));
    await within(dialog).findByText('The end date may be at most 365 days away.');
    type(dialog, /^Until/, UNTIL);
    type(dialog, /^Reason/, 'Small vehicles on private ground only.');
    fireEvent.click(within(dialog).getByText('Save'));
    await gone(dialog);

    await waitFor(() =>
      expect(cellsOf('Combined single limit')).toEqual([
        '$1,000,000',
        '$500,000',
        '-$500,000',
        '$500,000',
        formatDate(UNTIL),
      ]),
    );

    const change = await dialogOf(`Change ${AUTO}`);
    expect(within(change).getByLabelText(/^Limit/)).toHaveProperty('value', '500,000');
    type(change, /^Limit/, '2,000,000');
    type(change, /^Until/, '');
    fireEvent.click(within(change).getByText('Save'));
    await gone(change);
    await waitFor(() =>
      expect(cellsOf('Combined single limit').slice(1)).toEqual([
        '$2,000,000',
        '+$1,000,000',
        '$2,000,000',
        'No end',
      ]),
    );

    const question = await dialogOf(`Revoke ${AUTO}`);
    fireEvent.click(within(question).getByText('Revoke'));
    await waitFor(() => expect(cellsOf('Combined single limit')[3]).toBe('$1,000,000'));
  });

  it('list what is required beside amounts, and waive one of them until a day', async () => {
    const { contractorId } = contractorOf(client);
    show(client, '5003', `?contractor=${contractorId}`);
    const name = 'Commercial general liability, Additional insured';
    const dialog = await dialogOf(`Waive ${name}`);
    expect(cellsOf('Additional insured')).toEqual(['Required', '–', '–', 'Required', '–']);
    type(dialog, /^Reason/, 'The work is done off our sites this season.');
    fireEvent.click(within(dialog).getByText('Save'));
    await within(dialog).findByText('A waived requirement needs an end date.');
    type(dialog, /^Until/, UNTIL);
    fireEvent.click(within(dialog).getByText('Save'));
    await gone(dialog);
    await waitFor(() =>
      expect(cellsOf('Additional insured')).toEqual(['Required', 'Waived', '–', 'Waived', formatDate(UNTIL)]),
    );

    const question = await dialogOf(`Revoke ${name}`);
    fireEvent.click(within(question).getByText('Revoke'));
    await waitFor(() => expect(cellsOf('Additional insured')[3]).toBe('Required'));
  });

  it('show a waiver that somebody else sets at once, and are copied to another contractor', async () => {
    const { contractorId, contractorName } = contractorOf(client2);
    show(client2, '5003', `?contractor=${contractorId}`);
    await screen.findByText(`${contractorName} uses the company-wide limits.`);
    const service = liveFirestore(cs);
    const context = { firestore: service, uid: cs.uid, clientId: client2.companyId, contractorId };
    const waiver = {
      ...{ id: 'waived-elsewhere', key: 'insurance.wc_el', waived: true, from: TODAY, to: UNTIL },
      reason: 'The owner works alone, without employees.',
    };
    expect(await changeOverrides(context, { revoked: [], added: [waiver] })).toEqual({ kind: 'done' });
    await screen.findByText((text) =>
      text.startsWith(`The whole line is waived until ${formatDate(UNTIL)}.`),
    );

    fireEvent.click(screen.getByText('Copy from another contractor'));
    const source = liveData().overrides.find(
      ({ clientId, key }) => clientId === client2.companyId && key === 'insurance.umbrella',
    );
    const name =
      liveData().snapshots.find((entry) => entry.contractorId === source?.contractorId)?.contractorName ?? '';
    await choose('Copy from', name);
    await screen.findByText('What is copied');
    const copied = `Umbrella or excess liability: Waived from ${formatDate(TODAY)} to `;
    expect(screen.getByText((text) => text.startsWith(copied))).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Reason/), {
      target: { value: 'The same work on the same site.' },
    });
    fireEvent.click(screen.getByText('Copy'));
    await waitFor(() => expect(screen.getAllByText(/^The whole line is waived until/)).toHaveLength(2));
  });

  it('of a contractor of others are refused in plain words', async () => {
    const foreign = liveData().engagements.find(
      ({ record }) =>
        record.clientId === client2.companyId &&
        liveData().engagements.every(
          (entry) =>
            entry.record.clientId !== client.companyId || entry.record.contractorId !== record.contractorId,
        ),
    );
    show(client, '5003', `?contractor=${foreign?.record.contractorId}`);

    expect(await screen.findByText("You don't have access to this record.")).toBeTruthy();
    fireEvent.click(screen.getByText('Choose another contractor'));
    expect(await screen.findByLabelText('Contractor')).toBeTruthy();
  });

  it('are set by customer service for a client that it picks first', async () => {
    const { contractorName } = contractorOf(client);
    show(cs, '5002');
    fireEvent.change(await screen.findByLabelText('Hiring client'), { target: { value: 'north' } });
    // The list before the search holds this client as well, and goes away.
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: /^Northfield Energy/ }));
    const onwards = screen.getByText<HTMLButtonElement>('Continue');
    await waitFor(() => expect(onwards.disabled).toBe(false));
    fireEvent.click(onwards);
    await choose('Contractor', contractorName);

    await screen.findByRole('heading', { level: 2, name: contractorName });
    expect(new URLSearchParams(window.location.search).get('client')).toBe(client.companyId);
    fireEvent.click(screen.getByText('Another client'));
    expect(await screen.findByLabelText('Hiring client')).toBeTruthy();
  });
});

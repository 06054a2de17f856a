import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, requirementSetsQuery } from '@vcms/data';
import { addDays, formatDate, localDate } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { describe, expect, it } from 'vitest';
import { AcceptableValuesPage } from './acceptable-values-page.tsx';

const { client, client2 } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** Without the server: the preview says so, and everything else works. */
function show(account: DemoAccount, clock = now, query = '') {
  const firestore = liveFirestore(account);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<AcceptableValuesPage now={clock} />, {
    role: '5003',
    session: liveSession(account),
    backend: { firestore, functions },
    path: `/set-acceptable-values${query}`,
  });
  return firestore;
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

async function choose(label: string, value: string): Promise<void> {
  type(await screen.findByLabelText(label), value);
}

describe('the acceptable values', () => {
  it('begin with the last version, and keep a draft with everything else as it was', async () => {
    const firestore = show(client);
    await choose('How TRIR is limited', 'number');
    const trir = await screen.findByLabelText('Highest TRIR');
    type(trir, '50.5');
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText('Must be between 0.00 and 50.00.');
    await waitFor(() => expect(document.activeElement).toBe(trir));

    type(trir, '2.5');
    type(screen.getByLabelText('Maximum fatalities (3 years)'), '1');
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText(/^You are editing draft version \d+\.$/);
    await waitFor(() => expect(trir).toHaveProperty('value', '2.50'));
    const sets = await getDocs(requirementSetsQuery(firestore, client.companyId, 'client'));
    const [draft] = sets.docs.flatMap((entry) => entry.data());
    const last = (await getDoc(recordRef(firestore, 'requirementSets', client.companyId, 3))).data();
    if (draft?.ok !== true || last?.ok !== true) throw new Error('A version cannot be read.');
    expect(draft.value.osha).toMatchObject({ trir: { limit: '2.50' }, maxDeaths: 1 });
    const { insurance, emr, programs, documents, policy } = last.value;
    expect(draft.value).toMatchObject({ status: 'draft', insurance, emr, programs, documents, policy });
  });

  it('show the number of a multiple for each industry, and warn where no industry has the rate', async () => {
    show(client2);
    await choose('How TRIR is limited', 'industry');
    type(await screen.findByLabelText('Times the industry TRIR'), '1.5');
    const table = within(await screen.findByRole('table', { name: 'TRIR limits by industry' }));
    const construction = table.getByRole('rowheader', { name: '23 Construction' }).closest('tr');
    expect(construction?.textContent).toBe('23 Construction2.30 (2023)3.45');
    screen.getByText(/^Source: BLS, Survey of Occupational Injuries and Illnesses, Table 1\./);

    await choose('How LTIR is limited', 'industry');
    await screen.findByText('No industry rate for LTIR is on file.');
  });

  it('move the limit line with the keys, name who is above, and follow what is typed', async () => {
    show(client2);
    await choose('How DART is limited', 'number');
    const dart = await screen.findByLabelText('Highest DART');
    const line = await screen.findByRole('slider', { name: 'DART limit' });
    type(dart, '0');
    expect(line.getAttribute('aria-valuenow')).toBe('0');
    fireEvent.keyDown(line, { key: 'PageUp' });
    fireEvent.keyDown(line, { key: 'ArrowRight' });
    expect(dart).toHaveProperty('value', '0.55');

    const said = line.getAttribute('aria-valuetext') ?? '';
    const above = Number(/^0\.55\. (\d+) of/.exec(said)?.[1]);
    const chart = dart.closest('fieldset') ?? document.body;
    fireEvent.click(within(chart).getByText('Show contractors'));
    const rows = within(chart).getAllByRole('row').slice(1);
    expect(rows.filter((row) => row.textContent?.endsWith('above'))).toHaveLength(above);
    expect(above).toBeGreaterThan(0);
  });

  it('are published with a reason where contractors get less than 30 days', async () => {
    // The rules go by the real day.
    const firestore = show(client2, () => new Date());
    const date = addDays(localDate(new Date(), 'America/Chicago'), 5);
    await choose('How TRIR is limited', 'number');
    type(await screen.findByLabelText('Highest TRIR'), '0.90');
    type(screen.getByLabelText(/Effective from/), date);
    type(screen.getByLabelText(/Change note/), 'TRIR lowered for the cold store.');
    fireEvent.click(screen.getByText('Save draft'));
    const versions = within(await screen.findByRole('list', { name: 'Versions' }));
    await versions.findByText('Draft');
    await waitFor(() => expect(screen.getByText('Publish')).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByText('Publish'));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/^The server cannot be reached/);
    expect(within(question).getByRole('group', { name: 'Changes' }).textContent).toContain('→ 0.90');

    type(
      within(question).getByLabelText(/^Reason for less than 30 days of notice/),
      'The insurer of the site asks for it.',
    );
    fireEvent.click(within(question).getByText('Publish'));
    await versions.findByText('Saving');
    expect(versions.queryByText('Draft')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The page's list hears of it a moment after its writer, and answers the same question from what it has.
    await waitFor(async () => {
      const sets = await getDocs(requirementSetsQuery(firestore, client2.companyId, 'client'));
      const [newest] = sets.docs.flatMap((entry) => entry.data());
      expect(newest).toMatchObject({
        value: { status: 'published', effectiveFrom: date, osha: { trir: { limit: '0.90' } } },
      });
    });
  });

  it('limit an industry otherwise: found by digits, kept with the draft, and in no second group', async () => {
    const firestore = show(client2);
    fireEvent.click(await screen.findByRole('button', { name: 'Add a group' }));
    const list = within(await screen.findByRole('list', { name: 'Groups of industries' }));
    type(await list.findByLabelText('Find NAICS codes'), '238');
    fireEvent.click(await list.findByRole('button', { name: 'Add 238 Specialty Trade Contractors' }));
    expect(list.getByLabelText('Name of the group')).toHaveProperty('value', 'Specialty Trade Contractors');
    type(list.getByLabelText('TRIR of this group'), 'number');
    const trir = list.getByLabelText('Highest TRIR of this group');
    type(trir, '99');
    fireEvent.click(screen.getByText('Save draft'));
    await list.findByText('Must be between 0.00 and 50.00.');
    await waitFor(() => expect(document.activeElement).toBe(trir));

    type(trir, '1.75');
    type(list.getByLabelText('Highest EMR of this group'), '0.9');
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText(/^You are editing draft version \d+\.$/);
    await list.findByText('NAICS 238: TRIR 1.75, latest EMR 0.90');
    // At the chart of TRIR, and at that of EMR; each shows the group by its own line, which moves its own limit.
    expect(screen.getAllByLabelText(/^Contractors in the (?:TRIR|EMR) chart$/)).toHaveLength(2);
    screen.getAllByText(
      'Contractors with a group limit are not in this chart. Choose their group above to see them.',
    );
    type(screen.getByLabelText('Contractors in the TRIR chart'), 'g0');
    const line = await screen.findByRole('slider', { name: 'TRIR limit of Specialty Trade Contractors' });
    expect(line.getAttribute('aria-valuetext')).toMatch(
      /^1\.75\. \d+ of \d+ contractors? (?:is|are) above 1\.75 today\./,
    );
    fireEvent.keyDown(line, { key: 'ArrowRight' });
    await waitFor(() => expect(trir).toHaveProperty('value', '1.80'));
    fireEvent.keyDown(line, { key: 'ArrowLeft' });
    await waitFor(async () => {
      const sets = await getDocs(requirementSetsQuery(firestore, client2.companyId, 'client'));
      expect(sets.docs.flatMap((entry) => entry.data())[0]).toMatchObject({
        value: {
          status: 'draft',
          naicsGroups: [
            {
              ...{ name: 'Specialty Trade Contractors', naics: ['238'] },
              ...{ trir: { limit: '1.75' }, emrLatest: '0.90' },
            },
          ],
        },
      });
    });

    fireEvent.click(screen.getByRole('button', { name: 'Add a group' }));
    type(await list.findByLabelText('Find NAICS codes'), '238');
    await list.findByRole('button', { name: /^Add 2381 / });
    expect(list.queryByRole('button', { name: 'Add 238 Specialty Trade Contractors' })).toBeNull();
    fireEvent.click(list.getByRole('button', { name: 'Remove New group' }));
    expect(list.getAllByRole('listitem').length).toBe(1);
  });
});

/** A contractor with a TRIR and without demands of its own. */
function contractorOf(account: DemoAccount) {
  const { snapshots, overrides } = liveData();
  const found = snapshots.find(
    ({ clientId, contractorId, visible, result }) =>
      clientId === account.companyId &&
      visible &&
      result.items.some(({ key, actual }) => key === 'osha.trir' && actual !== undefined) &&
      overrides.every((entry) => entry.clientId !== clientId || entry.contractorId !== contractorId),
  );
  if (found === undefined) throw new Error('There is no such contractor.');
  return found;
}

describe('the acceptable values of one contractor', () => {
  it('are eased with an end and a reason, and revoked', async () => {
    const { contractorId, contractorName } = contractorOf(client2);
    // The rules take no limit that is dated back.
    const until = addDays(localDate(new Date(), 'America/Chicago'), 98);
    show(client2, () => new Date(), `?contractor=${contractorId}`);
    const list = within(await screen.findByRole('list', { name: `Limits of ${contractorName}` }));
    fireEvent.click(list.getByRole('button', { name: 'Set TRIR' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'TRIR' }));
    type(dialog.getByLabelText(/^Limit/), '9.5');
    type(dialog.getByLabelText(/^Reason/), 'Their one case was a visitor of ours.');
    fireEvent.click(dialog.getByText('Save'));
    await dialog.findByText('A higher limit needs an end date.');
    type(dialog.getByLabelText(/^Until/), until);
    fireEvent.click(dialog.getByText('Save'));

    fireEvent.click(await list.findByRole('button', { name: 'Revoke TRIR' }));
    const trir = list.getByRole('button', { name: 'Revoke TRIR' }).closest('li');
    expect(trir?.textContent).toMatch(/This contractor9\.50/);
    expect(trir?.textContent).toContain(formatDate(until));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByText('Revoke'));
    // By its label: roles are not seen behind a question that is still open.
    await waitFor(() => expect(list.queryByLabelText('Revoke TRIR')).toBeNull());
  });

  it('leave what is typed for all as it is', async () => {
    show(client2);
    await choose('How TRIR is limited', 'number');
    type(await screen.findByLabelText('Highest TRIR'), '1.23');
    const tab = screen.getByRole('tab', { name: 'By contractor' });
    tab.focus();
    fireEvent.click(tab);
    await screen.findByLabelText('Contractor');
    fireEvent.click(screen.getByRole('tab', { name: 'All contractors' }));
    expect(screen.getByLabelText('Highest TRIR')).toHaveProperty('value', '1.23');
  });
});

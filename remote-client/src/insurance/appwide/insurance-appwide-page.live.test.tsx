import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, requirementSetsQuery, saveRequirementDraft } from '@vcms/data';
import { addDays, localDate } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { describe, expect, it } from 'vitest';
import { InsuranceAppwidePage } from './insurance-appwide-page.tsx';

const { client, client2, cs } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** Without Cloud Functions: the preview says so, and everything else works. */
function show(account: DemoAccount, clock = now) {
  const firestore = liveFirestore(account);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  renderWithShell(<InsuranceAppwidePage now={clock} />, {
    role: '5003',
    session: liveSession(account),
    backend: { firestore, functions },
    path: '/set-insurance-appwide',
  });
  return firestore;
}

/** The card of a line. By its text: asking a page of this size for roles again and again takes seconds. */
async function line(name: string): Promise<HTMLElement> {
  const card = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
}

async function combinedSingleLimit(): Promise<HTMLElement> {
  return within(await line('Automobile liability')).getByLabelText('Combined single limit');
}

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

describe('the insurance limits of all contractors', () => {
  it('begin with the last version and keep a draft with everything else as it was', async () => {
    const firestore = show(client);
    const field = await combinedSingleLimit();
    expect(field).toHaveProperty('value', '1,000,000');
    expect(screen.getByText('The form shows version 3, from 01/01/2027.')).toBeTruthy();
    const from = screen.getByLabelText(/Effective from/);
    expect(from).toHaveProperty('value', '2027-01-01');
    type(from, '2026-12-21');
    await screen.findByText('Version 3 is published and takes over on 01/01/2027.');

    type(field, '1,500,500');
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText('Limit must be a multiple of 1,000.');
    await waitFor(() => expect(document.activeElement).toBe(field));

    type(field, '2000000');
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText('You are editing draft version 4.');
    expect(screen.getByText('All changes are saved.')).toBeTruthy();
    const [draft, last] = await Promise.all(
      [4, 3].map(async (n) =>
        (await getDoc(recordRef(firestore, 'requirementSets', client.companyId, n))).data(),
      ),
    );
    if (draft?.ok !== true || last?.ok !== true) throw new Error('A version cannot be read.');
    expect(draft.value).toMatchObject({ status: 'draft', effectiveFrom: '2026-12-21' });
    expect(draft.value.insurance.auto?.limits).toEqual({ auto_csl: 2_000_000 });
    const { osha, emr, programs, documents, staffDocs, policy } = last.value;
    expect(draft.value).toMatchObject({ osha, emr, programs, documents, staffDocs, policy });
  });

  it('show the change of another person, and keep what is typed when both write', async () => {
    show(client2);
    const field = await combinedSingleLimit();
    const service = liveFirestore(cs);
    const context = { firestore: service, uid: cs.uid, clientId: client2.companyId };
    async function raiseTo(auto_csl: number): Promise<void> {
      const read = await getDocs(requirementSetsQuery(service, context.clientId, 'client'));
      const draft = read.docs
        .flatMap((entry) => entry.data())
        .find((entry) => entry.ok && entry.value.status === 'draft');
      if (draft?.ok !== true || draft.value.insurance.auto === undefined)
        throw new Error('There is no draft.');
      const insurance = {
        ...draft.value.insurance,
        auto: { ...draft.value.insurance.auto, limits: { auto_csl } },
      };
      const { record: _record, clientId: _client, n: _n, status: _status, ...content } = draft.value;
      expect(await saveRequirementDraft(context, draft.value, { ...content, insurance })).toEqual({
        kind: 'done',
      });
    }

    await raiseTo(3_000_000);
    await waitFor(() => expect(field).toHaveProperty('value', '3,000,000'));

    type(field, '4,000,000');
    await raiseTo(5_000_000);
    const note = await screen.findByText(/^Someone else changed this record/);
    expect(field).toHaveProperty('value', '4,000,000');
    fireEvent.click(screen.getByText('Save draft'));
    await waitFor(() => expect(screen.getAllByText(/^Someone else changed this record/)).toHaveLength(2));

    fireEvent.click(within(note.closest<HTMLElement>('[role=alert]') ?? document.body).getByRole('button'));
    await waitFor(() => expect(field).toHaveProperty('value', '5,000,000'));
  });

  it('mark their versions, compare any two, and take an old one over', async () => {
    show(client);
    const versions = await screen.findByRole('list', { name: 'Versions' });
    const marks = [...versions.children].map(({ textContent }) => textContent ?? '');
    expect(marks.slice(-3)).toEqual([
      expect.stringMatching(/^Version 3Starts later/),
      expect.stringMatching(/^Version 2In force/),
      expect.stringMatching(/^Version 1Superseded/),
    ]);

    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '3' } });
    expect((await screen.findByRole('group', { name: 'Differences' })).textContent).toBe(
      'The insurance limits are the same.Also different: EMR.',
    );

    fireEvent.click(screen.getByRole('button', { name: 'Restore as draft: version 3' }));
    await screen.findByText('You have unsaved changes.');
  });

  it('start from the defaults, and turn a line on with what it asks', async () => {
    show(client);
    const pollution = await line('Pollution liability');
    expect(within(pollution).getByText('Contractors do not need to carry this line.')).toBeTruthy();
    fireEvent.click(within(pollution).getByRole('checkbox', { name: 'Required' }));
    const amount = await within(pollution).findByLabelText('Each occurrence');
    expect(amount).toHaveProperty('value', '1,000,000');

    fireEvent.click(screen.getByText('Start from the defaults'));
    await within(pollution).findByText('Contractors do not need to carry this line.');
    const auto = within(await line('Automobile liability'));
    expect(auto.getByRole('checkbox', { name: 'Additional insured' })).toHaveProperty('checked', true);
  });

  it('are not published into the past or without a note', async () => {
    show(client);
    type(await screen.findByLabelText(/Effective from/), '2026-11-20');
    type(screen.getByLabelText(/Change note/), 'Why');
    fireEvent.click(screen.getByText('Publish'));

    await screen.findByText('Choose a date from today on.');
    expect(screen.getByText('Change note must be 5-500 characters.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are published with a reason where contractors get less than 30 days', async () => {
    // The rules go by the real day.
    const firestore = show(client, () => new Date());
    const date = addDays(localDate(new Date(), 'America/Chicago'), 5);
    type(await combinedSingleLimit(), '7,000,000');
    type(screen.getByLabelText(/Effective from/), date);
    type(screen.getByLabelText(/Change note/), 'Auto raised for the docks.');
    fireEvent.click(screen.getByText('Publish'));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/^The server cannot be reached/);

    fireEvent.click(within(question).getByText('Publish'));
    await within(question).findByText('Give a reason of at least 20 characters.');
    const reason = within(question).getByLabelText(/^Reason for less than 30 days of notice/);
    expect(document.activeElement).toBe(reason);
    type(reason, 'The owner of the docks asks for it.');
    fireEvent.click(within(question).getByText('Publish'));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The page's list hears of it a moment after its writer, and answers the same question from what it has.
    await waitFor(async () => {
      const sets = await getDocs(requirementSetsQuery(firestore, client.companyId, 'client'));
      const [newest] = sets.docs.flatMap((entry) => entry.data());
      expect(newest).toMatchObject({
        value: {
          status: 'published',
          effectiveFrom: date,
          changeNote: 'Auto raised for the docks. Short notice: The owner of the docks asks for it.',
        },
      });
    });
  });
});

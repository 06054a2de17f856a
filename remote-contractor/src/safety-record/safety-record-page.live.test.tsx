import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentPath, yearRates } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { getStorage } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { SafetyRecordPage } from './safety-record-page.tsx';

const { contractor, contractor2, contractorNew } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(person: DemoAccount, query = '') {
  const firestore = liveFirestore(person);
  return renderWithShell(<SafetyRecordPage now={now} />, {
    role: '5005',
    session: liveSession(person),
    backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
    path: `/osha-emr-stats${query}`,
    answer: false,
  });
}

async function cardOf(year: number): Promise<HTMLElement> {
  return await screen.findByLabelText(`OSHA year ${year}`);
}

function type(dialog: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

async function openYear(year: number): Promise<HTMLElement> {
  fireEvent.click(within(await cardOf(year)).getByText(`Add ${year}`));
  const dialog = (await screen.findByText(`OSHA 300A for ${year}`)).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

describe('the safety record of a contractor', () => {
  it('shows the required years with their rates, the EMR, and what its client accepts of them', async () => {
    show(contractor2);

    for (const year of [2025, 2024, 2023]) within(await cardOf(year)).getByText('Required');
    within(await screen.findByLabelText('Injury rates', { selector: 'table' })).getByText('3 years together');
    const limits = await screen.findByLabelText('Limits by client');
    within(limits).getByText('Lakeshore Foods');
    within(limits).getByText(/^TRIR \d/);
    within(await screen.findByLabelText('EMR limits by client')).getByText(/^Latest 0\.\d\d, limit 1\.00$/);
  });

  it('says beside the field of an EMR what each client accepts, and judges what is typed', async () => {
    show(contractor2);
    fireEvent.click(await screen.findByText('Add EMR'));
    const title = await screen.findByText('Add an EMR', { selector: 'h2' });
    const dialog = title.closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('There is no dialog');
    const list = within(within(dialog).getByRole('list', { name: 'What each client accepts' }));
    list.getByText(/^Lakeshore Foods: latest at most 1\.00/);
    expect(list.queryByText(/the limit$|within it$/)).toBeNull();

    type(dialog, /^EMR/, '1.01');
    await list.findByText('1.01 is over the limit');
    type(dialog, /^EMR/, '1');
    await list.findByText('1.00 is within the limit');
  });

  it('shows its own record, whatever company the address names', async () => {
    show(contractorNew, `?contractor=${contractor2.companyId}&open=${contractor2.companyId}`);

    for (const year of [2025, 2024, 2023]) within(await cardOf(year)).getByText('Missing');
    screen.getByText(/^Add your EMR with the letter/);
    expect(screen.queryByText('Confirmed')).toBeNull();
  });

  it('names the source of the industry rate that a limit follows', async () => {
    show(contractor);
    const limits = within(await screen.findByLabelText('Limits by client'));
    expect(limits.getAllByText(/^Based on your industry's rate: \d+ .*, 2023\. Source: BLS, /)).not.toEqual(
      [],
    );
  });

  it('tells what the firm corrected of a year under review', async () => {
    const numbers = { G: 0, H: 0, I: 0, J: 21, K: 0, L: 0, hours: 200_000 };
    const at = new Date(`${LIVE_TODAY}T12:00:00Z`);
    const reason = 'The 300A shows 21.';
    await putLiveRecord(documentPath('oshaYears', contractorNew.companyId, '2017'), {
      ...{ contractorId: contractorNew.companyId, year: 2017, establishmentName: 'Yard', naics: '238160' },
      ...{ ...numbers, M1: 21, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0, employees: 100, noWork: false },
      ...{ exemption: 'none', citations: [], form300aDocId: 'form', log300Redacted: false, source: 'form' },
      ...{ ...yearRates(numbers), state: 'in_review', version: 1, submittedOn: LIVE_TODAY },
      corrections: [1, 2].map((version) => ({
        ...{ version, on: LIVE_TODAY, firmName: 'Clearpath', reason },
        changes: [{ field: version === 1 ? 'J' : 'M1', before: '12', after: '21' }],
      })),
      ...{ createdAt: at, createdBy: contractorNew.uid, updatedAt: at, updatedBy: 'u-service', v: 1 },
    });
    show(contractorNew);

    const notes = await within(await cardOf(2017)).findByLabelText('Corrections');
    expect(notes.textContent).toBe(
      'J. Other recordable cases: Corrected from 12 to 21 by Clearpath: The 300A shows 21.',
    );
  });

  it('shows what was submitted of a year over time, why it came back and what was changed', async () => {
    const { companyId: contractorId, uid } = contractorNew;
    const at = new Date('2026-11-03T12:00:00Z');
    const stamps = { createdAt: at, createdBy: uid, updatedAt: at, updatedBy: uid, v: 1 };
    const numbers = { G: 0, H: 0, I: 0, J: 2, K: 0, L: 0, hours: 200_000 };
    const content = {
      ...{ contractorId, year: 2016, establishmentName: 'Yard', naics: '238160', ...numbers },
      ...{ M1: 2, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0, employees: 100, noWork: false, exemption: 'none' },
      ...{ citations: [], form300aDocId: 'form', log300Redacted: false, source: 'form' },
      ...yearRates(numbers),
    };
    await putLiveRecord(documentPath('oshaYears', contractorId, '2016'), {
      ...{ ...content, ...stamps, state: 'submitted', version: 3, submittedOn: LIVE_TODAY },
    });
    const kept = [
      { version: 2, hours: 20_000, submittedOn: '2026-11-02' },
      { version: 3, hours: 200_000, submittedOn: LIVE_TODAY },
    ];
    for (const one of kept)
      await putLiveRecord(documentPath('oshaYearVersions', contractorId, '2016', one.version), {
        ...{ ...content, ...stamps, recordId: '2016', ...one, submittedAt: at, submittedBy: uid },
      });
    await putLiveRecord(documentPath('reviews', contractorId, 'of-2016'), {
      ...{ ...stamps, contractorId, subjectType: 'osha_year', subjectId: '2016', subjectVersion: 2 },
      ...{ scope: 'firm', decision: 'changes_requested', publicComment: 'Correct it.', minutesToDecision: 9 },
      findings: [{ key: 'hours', result: 'fail', comment: 'The 300A shows 200,000 hours.' }],
      ...{ decidedBy: 'u-service', decidedAt: at },
    });
    show(contractorNew);

    fireEvent.click(within(await cardOf(2016)).getByText('History'));
    const history = await screen.findByRole('dialog');
    await within(history).findByText(/^Version 3, submitted on/);
    const answer = within(history).getByLabelText('Findings and what was changed for them');
    within(answer).getByText('Changed');
    expect(within(answer).getByLabelText(/^Changed for: Hours/).textContent).toContain('20,000');
    within(history).getByText(/by the firm$/);
    within(history).getByText(
      'This version was submitted before versions were kept. What it said is not on file.',
    );
  });

  it('tells what contradicts as it is typed, what clients would say, and keeps a draft that can be deleted', async () => {
    const { shell } = show(contractorNew);
    const dialog = await openYear(2024);
    expect(within(dialog).queryByText(/Case types/)).toBeNull();

    type(dialog, /^J\. /, '2');
    type(dialog, /^M1\. /, '1');
    await within(dialog).findByText('Case types (M1-M6 = 1) must equal cases (G-J = 2).');
    type(dialog, /^M1\. /, '2');
    await waitFor(() => expect(within(dialog).queryByText(/Case types/)).toBeNull());

    type(dialog, /^Annual average/, '40');
    type(dialog, /^Total hours/, '12,000');
    await within(dialog).findByText('300 hours per employee is unusual. Check, or explain.');
    within(dialog).getByLabelText(/^Why these numbers are right/);
    // 2 cases in 12,000 hours, beside the range that chance alone gives.
    expect(within(dialog).getAllByText('33.33')).toHaveLength(2);
    expect(within(dialog).getAllByText('4.04 to 120.41')).toHaveLength(2);

    fireEvent.click(within(dialog).getByText('Submit'));
    await within(dialog).findByText('Give a reason of at least 20 characters.');
    await within(dialog).findByText('Add the signed form 300A.');
    await within(dialog).findByText('Enter the executive who certified the 300A.');

    fireEvent.click(within(dialog).getByText('Save draft'));
    await within(await cardOf(2024)).findByText('Draft');
    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message)).toContain('The draft is saved.'),
    );

    fireEvent.click(within(await cardOf(2024)).getByText('Delete draft'));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByText('Delete draft'));
    await within(await cardOf(2024)).findByText('Add 2024. You need your 300A and hours worked.');
  });
});

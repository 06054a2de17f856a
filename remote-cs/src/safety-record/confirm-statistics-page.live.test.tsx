import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, recordsOf } from '@vcms/data';
import { documentPath, yearRates } from '@vcms/domain';
import { saveSafetyDraft, submitSafetyRecord } from '@vcms/safety-record/data';
import { ConfirmStatisticsPage } from '@vcms/safety-record/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks, putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const { cs, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const PATH = '/confirm-statisticals';
const TITLE = 'Confirm OSHA Logs and EMR';
const today = new Date().toISOString().slice(0, 10);
const firestore = liveFirestore(cs);
/** Who submits. */
const context = { firestore: liveFirestore(contractor2), uid: contractor2.uid, contractorId };

const NUMBERS = { G: 0, H: 0, I: 0, J: 1, K: 0, L: 0, M1: 1, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };

/** A year of few hours for its people, which nobody explained. */
async function submitted(year: number): Promise<void> {
  const place = { kind: 'oshaYears', id: String(year) } as const;
  const saved = await saveSafetyDraft(context, place, {
    year,
    establishmentName: 'Main yard',
    naics: '238160',
    ...{ employees: 200, hours: 80_000, ...NUMBERS },
    noWork: false,
    exemption: 'none',
    citations: [],
    form300aDocId: 'no-such-file',
    log300Redacted: false,
    explanation: undefined,
    source: 'form',
    ...yearRates({ ...NUMBERS, hours: 80_000 }),
  });
  expect(saved).toEqual({ kind: 'done' });
  expect(await submitSafetyRecord(context, place, today)).toEqual({ kind: 'done' });
  await keepReviewTasks(contractorId);
}

function show(path: string) {
  const page = <ConfirmStatisticsPage title={TITLE} />;
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={page} />
      <Route path={`${PATH}/:contractorId/:kind/:recordId`} element={page} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firestore), path },
  );
  return { ...rendered, page: within(rendered.container) };
}

async function storedReview(subjectId: string) {
  const all = recordsOf(firestore, 'reviews', contractorId);
  const own = query(all, where('subjectType', '==', 'osha_year'), where('subjectId', '==', subjectId));
  const [found] = (await getDocs(own)).docs.map((entry) => entry.data());
  return found?.ok === true ? found.value : undefined;
}

async function stateOf(year: number) {
  const found = (await getDoc(recordRef(firestore, 'oshaYears', contractorId, String(year)))).data();
  return found?.ok === true ? found.value.state : undefined;
}

describe('the queue of safety records', () => {
  it('shows rates and flags, keeps its filter, and leads to the record', async () => {
    await submitted(2013);
    const { page } = show(`${PATH}?subjectType=osha_year`);

    const row = (await page.findByText('OSHA 2013')).closest('tr');
    expect(row?.textContent).toContain('TRIR 2.50, DART 0.00, LTIR 0.00');
    expect(row?.textContent).toContain('Hours per employee');
    expect(row?.textContent).toContain('Not explained');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(
      `${PATH}/${contractorId}/osha/2013?subjectType=osha_year`,
    );
    expect(page.queryByText(/^EMR effective/)).toBeNull();
  });
});

describe('the workbench of safety records', () => {
  it('confirms only what was compared with the paper, and returns what was questioned', async () => {
    await submitted(2012);
    const { page, shell } = show(`${PATH}/${contractorId}/osha/2012`);

    await page.findByRole('heading', { name: 'Compare with the Form 300A' });
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    expect(await stateOf(2012)).toBe('in_review');
    await waitFor(() => expect(page.getByText('Confirm')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Confirm'));
    await page.findByText(/^Compare every value with the Form 300A first\. 16 left\.$/);

    for (const button of page.getAllByRole('button', { name: /^All match/ })) fireEvent.click(button);
    await page.findByText('16 of 16 checked');
    fireEvent.click(page.getByRole('button', { name: 'Hours worked by all employees: question' }));
    const words = await page.findByLabelText('Hours worked by all employees: what the contractor reads');
    fireEvent.change(words, { target: { value: 'The form shows 408,000 hours.' } });
    const message = page.getByLabelText('Message to the contractor') as HTMLTextAreaElement;
    expect(message.value).toContain('1. The form shows 408,000 hours.');
    fireEvent.click(page.getByText('Return with findings'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(await storedReview('2012')).toMatchObject({
      decision: 'changes_requested',
      scope: 'firm',
      findings: [{ key: 'hours', result: 'fail', comment: 'The form shows 408,000 hours.' }],
    });
  });

  it('corrects a typing error by the rules of the form, and shows what was submitted', async () => {
    await submitted(2011);
    const { page } = show(`${PATH}/${contractorId}/osha/2011`);
    await page.findByRole('heading', { name: 'Compare with the Form 300A' });
    expect(page.queryByText('Correct a typing error')).toBeNull();
    fireEvent.click(await page.findByText('Claim'));
    fireEvent.click(await page.findByText('Correct a typing error'));

    const dialog = within(await screen.findByRole('dialog'));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const send = dialog.getByRole('button', { name: 'Correct' });
    expect(send).toHaveProperty('disabled', true);
    type(/^J\. Other recordable cases/, '2');
    await dialog.findByText('Case types (M1-M6 = 1) must equal cases (G-J = 2).');
    expect(send).toHaveProperty('disabled', true);
    type(/^M1\. Injuries/, '2');
    await waitFor(() => expect(dialog.queryByText(/^Case types/)).toBeNull());
    fireEvent.click(send);
    await dialog.findByText(/^The reason must be 10-500/);
    type(/^Reason/, 'The 300A shows 2 cases.');
    fireEvent.click(send);
    // The live backend runs no functions: what was typed stays.
    await dialog.findByRole('alert');
    expect(dialog.getByLabelText(/^J\. Other/)).toHaveProperty('value', '2');
    fireEvent.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    for (const button of page.getAllByRole('button', { name: /^All match/ })) fireEvent.click(button);
    await page.findByText('16 of 16 checked');
    const path = documentPath('oshaYears', contractorId, '2011');
    const stored = (await getDoc(doc(firestore, path))).data();
    const changes = ['J', 'M1'].map((field) => ({ field, before: '1', after: '2' }));
    const correction = { version: 1, on: today, firmName: 'Clearpath', reason: 'The 300A shows 2.', changes };
    const numbers = { J: 2, M1: 2, ...yearRates({ ...NUMBERS, J: 2, hours: 80_000 }) };
    await putLiveRecord(path, { ...stored, ...numbers, corrections: [correction] });

    // What was ticked before has another value now: it is compared again.
    await page.findByText('14 of 16 checked');
    expect(page.getAllByText('Corrected from 1 to 2 by Clearpath: The 300A shows 2.')).toHaveLength(2);
    expect(await stateOf(2011)).toBe('in_review');
  });

  it('says that there is no such record', async () => {
    show(`${PATH}/${contractorId}/emr/nothing`);

    await screen.findByText('This record does not exist.');
  });
});

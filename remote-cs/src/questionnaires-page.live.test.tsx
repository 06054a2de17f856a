import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef, recordsOf } from '@vcms/data';
import { answerRowId, nameWords, reviewTaskId } from '@vcms/domain';
import { CompanyQuestionnairesPage } from '@vcms/questionnaires/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const { cs, client2, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const PATH = '/company-questionnaires';
const firestore = liveFirestore(cs);
const stamps = {
  createdAt: new Date(),
  createdBy: contractor2.uid,
  updatedAt: new Date(),
  updatedBy: 'x',
  v: 1,
};
const today = new Date().toISOString().slice(0, 10);

const QUESTION = { type: 'yes_no_na', required: true, weight: 1, knockout: [], evidence: false };
const SECTIONS = [
  {
    title: 'Management',
    questions: [
      { ...QUESTION, id: 'plan', text: 'Is there a written plan?', knockout: ['no'] },
      {
        ...QUESTION,
        ...{
          id: 'year',
          text: 'When was it reviewed?',
          type: 'date',
          showIf: { questionId: 'plan', equals: 'yes' },
        },
      },
    ],
  },
  { title: 'Fleet', questions: [{ ...QUESTION, id: 'fleet', text: 'Are drivers checked?' }] },
];

function answer(value: string) {
  return { value, answeredAt: new Date(), answeredBy: contractor2.uid };
}

async function putSubmitted(definitionId: string): Promise<void> {
  const about = { owner: client2.companyId, title: `Rules ${definitionId}` };
  await putLiveRecord(`questionnaires/${definitionId}`, { ...about, ...stamps });
  await putLiveRecord(`questionnaires/${definitionId}/questionnaireVersions/1`, {
    ...{ ...about, definitionId, n: 1, status: 'published', publishedOn: '2026-01-01', ...stamps },
    sections: SECTIONS,
  });
  await putLiveRecord(`companies/${contractorId}/answers/${definitionId}`, {
    ...{
      definitionId,
      defVersion: 1,
      progressPct: 100,
      contractorId,
      version: 1,
      submittedOn: today,
      ...stamps,
    },
    // The date is an answer to what is not asked any more.
    answers: { plan: answer('no'), year: answer('2026-01-01'), fleet: answer('yes') },
    ...{ signedBy: 'Pat Moreno', signedTitle: 'Owner', state: 'submitted' },
  });
  const place = {
    scope: 'firm',
    subjectType: 'questionnaire',
    contractorId,
    subjectId: definitionId,
  } as const;
  await putLiveRecord(`reviewTasks/${reviewTaskId(place)}`, {
    ...{ ...place, contractorName: 'Anvil Steel', clients: [], state: 'submitted', version: 1 },
    questionnaire: { title: about.title, defVersion: 1, progressPct: 100, knockouts: 1 },
    ...{ submittedOn: today, ...stamps },
  });
}

/** A row of the firm's register, as the server keeps it. */
async function putRow(definitionId: string, more: object): Promise<void> {
  const place = { scope: 'firm', contractorId, definitionId };
  await putLiveRecord(`answerRows/${answerRowId(place)}`, {
    ...{ ...place, contractorName: 'Anvil Steel', nameWords: nameWords('Anvil Steel') },
    ...{ title: `Rules ${definitionId}`, kind: 'supplement', defVersion: 1, version: 1, progressPct: 100 },
    ...{ ...more, ...stamps },
  });
}

async function readLive(path: string) {
  return (await getDoc(doc(firestore, path))).data();
}

async function row(page: ReturnType<typeof show>['page'], definitionId: string): Promise<HTMLElement> {
  return (await page.findByText(`Rules ${definitionId}, version 1`)).closest('tr') as HTMLElement;
}

function show(path: string) {
  const page = <CompanyQuestionnairesPage title="Contractor Questionnaires" />;
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={page} />
      <Route path={`${PATH}/:contractorId/:definitionId`} element={page} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firestore), path },
  );
  return { ...rendered, page: within(rendered.container) };
}

describe('the review of questionnaires', () => {
  it('shows what waits with its knockouts', async () => {
    await putSubmitted('review-a');
    const { page } = show(PATH);

    const row = (await page.findByText('Rules review-a, version 1')).closest('tr');
    expect(row?.textContent).toContain('1 knockout');
    expect(row?.textContent).toContain('First time');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`${PATH}/${contractorId}/review-a`);
  });

  it('accepts only what was checked section by section, and returns single answers', async () => {
    await putSubmitted('review-b');
    const { page, shell } = show(`${PATH}/${contractorId}/review-b`);

    await page.findByText('Signed by Pat Moreno, Owner.');
    expect(page.queryByText('When was it reviewed?')).toBeNull();
    within(page.getByRole('list', { name: 'Management' })).getByText('Knockout');
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    expect(page.queryByText('Reject')).toBeNull();
    await waitFor(() => expect(page.getByText('Accept')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Accept'));
    await page.findByText('Check every section first. 2 left.');

    fireEvent.click(page.getByRole('button', { name: 'Return the answer to: Is there a written plan?' }));
    const words = await page.findByLabelText('1. Is there a written plan?: what the contractor reads');
    fireEvent.change(words, { target: { value: 'Attach the plan you use today.' } });
    fireEvent.click(page.getByText('Return with findings'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    const own = query(recordsOf(firestore, 'reviews', contractorId), where('subjectId', '==', 'review-b'));
    const [review] = (await getDocs(own)).docs.map((entry) => entry.data());
    expect(review).toMatchObject({
      value: {
        decision: 'changes_requested',
        findings: [{ key: 'plan', result: 'fail', comment: 'Attach the plan you use today.' }],
      },
    });
    const found = (await getDoc(recordRef(firestore, 'answers', contractorId, 'review-b'))).data();
    expect(found).toMatchObject({ value: { state: 'in_review' } });
  });

  it('lists answers of every state, leads to those that were submitted, and keeps drafts closed', async () => {
    await putSubmitted('review-c');
    const answers = `companies/${contractorId}/answers/review-c`;
    await putRow('review-c', { state: 'accepted', knockouts: 1, changed: 0, marks: ['knockout'] });
    await putRow('review-d', { state: 'draft', progressPct: 40, marks: [] });
    const { page } = show(`${PATH}?tab=answers&search=anvil`);

    const draft = (await page.findByText('Rules review-d, version 1')).closest('tr');
    expect(draft?.textContent).toContain('Draft');
    expect(draft?.textContent).toContain('40%');
    expect(draft?.textContent).toContain('Not submitted');
    expect(draft?.querySelector('a')).toBeNull();
    const accepted = page.getByText('Rules review-c, version 1').closest('tr') as HTMLElement;
    expect(accepted.textContent).toContain('1 knockout');
    fireEvent.change(page.getByLabelText('Marked'), { target: { value: 'knockout' } });
    await waitFor(() => expect(page.queryByText('Rules review-d, version 1')).toBeNull());

    await putLiveRecord(answers, { ...(await readLive(answers)), state: 'accepted' });
    fireEvent.click(within(await row(page, 'review-c')).getByRole('link'));
    await page.findByText('The firm accepted this questionnaire.');
    page.getByRole('list', { name: 'Management' });
    expect(page.queryByText('Accept')).toBeNull();

    await putLiveRecord(answers, { ...(await readLive(answers)), state: 'draft' });
    await page.findByText('There are no submitted answers here.');
    expect(page.queryByRole('list', { name: 'Management' })).toBeNull();
  });

  it('says that there are no such answers', async () => {
    show(`${PATH}/${contractorId}/nothing`);
    await screen.findByText('There are no submitted answers here.');
  });

  it('tells before publishing who must answer again, by name and a page at a time', async () => {
    const DEFINITION = 'impact';
    const about = { owner: 'firm', title: 'Impact' };
    await putLiveRecord(`questionnaires/${DEFINITION}`, { ...about, ...stamps });
    const putVersion = (n: number, status: string, ids: readonly string[]) =>
      putLiveRecord(`questionnaires/${DEFINITION}/questionnaireVersions/${n}`, {
        ...{ ...about, definitionId: DEFINITION, n, status, ...stamps },
        ...(status === 'draft' ? {} : { publishedOn: '2026-01-01' }),
        sections: [{ title: 'All', questions: ids.map((id) => ({ ...QUESTION, id, text: `About ${id}?` })) }],
      });
    await putVersion(1, 'retired', ['a']);
    await putVersion(2, 'published', ['a', 'b']);
    await putVersion(3, 'draft', ['a', 'b', 'c']);
    for (let at = 0; at < 27; at += 1) {
      const place = { scope: 'firm', contractorId: `impact-${at}`, definitionId: DEFINITION };
      await putLiveRecord(`answerRows/${answerRowId(place)}`, {
        ...{ ...place, contractorName: `Impact ${String(at).padStart(2, '0')}`, nameWords: [], ...stamps },
        ...{ title: 'Impact', kind: 'general', defVersion: 1 + (at % 2), version: 1, progressPct: 100 },
        ...{ state: at % 2 === 0 ? 'outdated' : 'accepted', marks: [] },
      });
    }
    const { page } = show(`${PATH}?tab=definitions`);
    fireEvent.change(await page.findByLabelText('Questionnaire'), { target: { value: DEFINITION } });
    fireEvent.click(await page.findByText('Publish'));

    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('27 contractors must answer again');
    const list = within(dialog.getByRole('list', { name: 'Contractors' }));
    expect(
      list
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual([
      'Impact 00To update, version 1. 2 questions are new.',
      'Impact 01Accepted, version 2. 1 question is new.',
    ]);
    expect(list.getAllByRole('listitem')).toHaveLength(25);
    fireEvent.click(dialog.getByText('Show 2 of 2 more'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(27));
    expect(dialog.queryByText(/^Show /)).toBeNull();
  });
});

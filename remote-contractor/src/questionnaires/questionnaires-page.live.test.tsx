import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef } from '@vcms/data';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { disableNetwork, enableNetwork, type Firestore, getDoc } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { QuestionnairesPage } from './questionnaires-page.tsx';

const { contractor2 } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
const stamps = { createdAt: new Date(), createdBy: 'x', updatedAt: new Date(), updatedBy: 'x', v: 1 };

function question(id: string, more: object = {}) {
  return {
    id,
    type: 'yes_no_na',
    text: `Question ${id}?`,
    required: true,
    weight: 1,
    knockout: [],
    evidence: false,
    ...more,
  };
}

/** A supplement of the client that contractor2 works for. */
async function putSupplement(definitionId: string): Promise<void> {
  const owner = DEMO_PEOPLE.client2.companyId;
  const about = { owner, title: `Site rules ${definitionId}` };
  await putLiveRecord(`questionnaires/${definitionId}`, { ...about, ...stamps });
  await putLiveRecord(`questionnaires/${definitionId}/questionnaireVersions/1`, {
    ...{ ...about, definitionId, n: 1, status: 'published', publishedOn: '2026-01-01', ...stamps },
    sections: [
      {
        title: 'Rules',
        questions: [
          question('one'),
          question('why', { type: 'text', text: 'Why not?', showIf: { questionId: 'one', equals: 'no' } }),
        ],
      },
      {
        title: 'People',
        questions: [question('two'), question('crew', { type: 'number', text: 'How many?' })],
      },
    ],
  });
}

async function stored(definitionId: string) {
  const found = await getDoc(recordRef(firestore, 'answers', contractor2.companyId, definitionId));
  const entry = found.data();
  return entry?.ok === true ? entry.value : undefined;
}

function show(person: DemoAccount, db: Firestore, definitionId: string) {
  return renderWithShell(<QuestionnairesPage />, {
    role: '5005',
    session: liveSession(person),
    backend: { firestore: db, storage: getStorage(db.app, 'gs://demo-files') },
    path: `/questionnaire/general-questionnaire?q=${definitionId}`,
    answer: true,
  });
}

async function card(text: string): Promise<HTMLElement> {
  return await screen.findByRole('region', { name: new RegExp(`^\\d+\\. ${text}`) });
}

async function choose(text: string, label: string): Promise<void> {
  fireEvent.click(within(await card(text)).getByLabelText(label));
}

async function type(text: string, value: string): Promise<void> {
  const field = within(await card(text)).getByRole('textbox');
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

describe('the questionnaires of a contractor', () => {
  it('save each answer, ask by branches, tell what is missing, and are submitted with a signature', async () => {
    await putSupplement('sup-a');
    show(contractor2, firestore, 'sup-a');

    await choose('Question one', 'No');
    await type('Why not', 'No work above ground.');
    await waitFor(async () =>
      expect(Object.keys((await stored('sup-a'))?.answers ?? {})).toEqual(['one', 'why']),
    );
    await choose('Question one', 'Yes');
    await waitFor(() => expect(screen.queryByText(/Why not\?/)).toBeNull());

    fireEvent.click((await screen.findAllByText('Submit'))[0] as HTMLElement);
    await screen.findByText('2 answers are missing.', { selector: '[role=alert] *' });
    await choose('Question two', 'N/A');
    await type('How many', '12');
    await screen.findByText('All answers are saved.');
    await waitFor(() => expect(screen.getByText('100%')).toBeTruthy());

    fireEvent.click((await screen.findAllByText('Submit'))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Pat Moreno' } });
    fireEvent.change(within(dialog).getByLabelText(/^Title/), { target: { value: 'Owner' } });
    fireEvent.click(within(dialog).getByText('Submit'));

    await waitFor(async () =>
      expect(await stored('sup-a')).toMatchObject({
        ...{ state: 'submitted', signedBy: 'Pat Moreno', signedTitle: 'Owner', progressPct: 100 },
        answers: { one: { value: 'yes' }, crew: { value: 12 } },
      }),
    );
    await screen.findByText(/The firm reviews it next\./);

    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    fireEvent.click(screen.getByText('Save answers as PDF'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const pdf = new TextDecoder('latin1').decode(await saved[0]?.arrayBuffer());
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf.match(/\/S \/H3\n/g)).toHaveLength(3);
  });

  it('keep answers without a connection and send them when it is back', async () => {
    await putSupplement('sup-b');
    const page = show(contractor2, firestore, 'sup-b');
    await choose('Question one', 'Yes');
    await waitFor(async () => expect((await stored('sup-b'))?.answers).toHaveProperty('one'));
    await screen.findByText('All answers are saved.');

    await disableNetwork(firestore);
    fireEvent.click(screen.getByText('Next section'));
    await choose('Question two', 'Yes');
    await screen.findByText(/1 answer not saved yet/);
    expect(Object.keys(window.localStorage).some((key) => key.endsWith('sup-b'))).toBe(true);

    await enableNetwork(firestore);
    await screen.findByText('All answers are saved.');
    expect((await stored('sup-b'))?.answers).toMatchObject({ one: { value: 'yes' }, two: { value: 'yes' } });
    expect(Object.keys(window.localStorage).some((key) => key.endsWith('sup-b'))).toBe(false);
    page.unmount();
  });

  it('keep the first answer when the connection goes before the server has confirmed it', async () => {
    await putSupplement('sup-d');
    const page = show(contractor2, firestore, 'sup-d');
    await choose('Question one', 'Yes');
    // Whether the server hears the answer before the connection goes is up to the two of them: it is kept either way.
    await disableNetwork(firestore);
    await enableNetwork(firestore);
    await screen.findByText('All answers are saved.');
    expect((await stored('sup-d'))?.answers).toMatchObject({ one: { value: 'yes' } });
    page.unmount();
  });

  it('open only what was returned, with the finding beside it', async () => {
    await putSupplement('sup-c');
    const { companyId, uid } = contractor2;
    const answer = (value: string | number) => ({
      value,
      answeredAt: new Date('2026-01-02'),
      answeredBy: uid,
    });
    await putLiveRecord(`companies/${companyId}/answers/sup-c`, {
      ...{ definitionId: 'sup-c', defVersion: 1, progressPct: 100, contractorId: companyId, version: 1 },
      answers: { one: answer('yes'), two: answer('no'), crew: answer(12) },
      ...{
        signedBy: 'Pat Moreno',
        signedTitle: 'Owner',
        state: 'changes_requested',
        submittedOn: '2026-01-03',
      },
      ...{ ...stamps, createdBy: uid },
    });
    await putLiveRecord(`companies/${companyId}/reviews/review-sup-c`, {
      ...{ contractorId: companyId, subjectType: 'questionnaire', subjectId: 'sup-c', subjectVersion: 1 },
      ...{ scope: 'firm', decision: 'changes_requested', publicComment: 'Please correct the crew.' },
      findings: [{ key: 'crew', result: 'fail', comment: 'Count the helpers as well.' }],
      ...{
        decidedBy: DEMO_PEOPLE.cs.uid,
        decidedAt: new Date('2026-01-04'),
        minutesToDecision: 9,
        ...stamps,
      },
    });
    show(contractor2, firestore, 'sup-c');
    await screen.findByText(/Signed by Pat Moreno, Owner\./);

    fireEvent.click(await screen.findByText('Correct answers'));
    await screen.findByText('Only what was returned, or is missing, can be changed.');
    fireEvent.click(screen.getByText('Next section'));
    const crew = await card('How many');
    within(crew).getByText('Count the helpers as well.');
    expect(within(await card('Question two')).getByLabelText<HTMLInputElement>('No').disabled).toBe(true);
    await type('How many', '14');
    await waitFor(async () =>
      expect(await stored('sup-c')).toMatchObject({
        state: 'draft',
        version: 2,
        answers: { crew: { value: 14 } },
      }),
    );
    // Whoever signed stands for what was submitted then, not for what is answered now.
    expect(await stored('sup-c')).not.toHaveProperty('signedBy');
    expect(await stored('sup-c')).not.toHaveProperty('signedTitle');
    expect(screen.queryByText(/Signed by/)).toBeNull();
  });

  it('mark what is new until it is submitted, and ask again for a choice that is gone', async () => {
    await putSupplement('sup-e');
    const { companyId, uid } = contractor2;
    const owner = DEMO_PEOPLE.client2.companyId;
    const how = (...options: string[]) => question('how', { type: 'single', text: 'How often?', options });
    const putVersion = (n: number, status: string, questions: readonly object[]) =>
      putLiveRecord(`questionnaires/sup-e/questionnaireVersions/${n}`, {
        ...{ owner, title: 'Site rules', definitionId: 'sup-e', n, status, publishedOn: '2026-01-01' },
        ...{ ...stamps, sections: [{ title: 'Rules', questions }] },
      });
    await putVersion(1, 'retired', [question('one'), how('Daily', 'Weekly')]);
    await putVersion(2, 'published', [question('one'), how('Daily', 'Monthly'), question('new')]);
    const answer = (value: string) => ({ value, answeredAt: new Date('2026-01-02'), answeredBy: uid });
    await putLiveRecord(`companies/${companyId}/answers/sup-e`, {
      ...{ definitionId: 'sup-e', defVersion: 1, progressPct: 100, contractorId: companyId, version: 1 },
      answers: { one: answer('yes'), how: answer('Weekly') },
      ...{ signedBy: 'Pat Moreno', signedTitle: 'Owner', state: 'outdated', submittedOn: '2026-01-03' },
      ...{ ...stamps, createdBy: uid },
    });
    const page = show(contractor2, firestore, 'sup-e');
    await screen.findByText(/1 question is new\. Your answers are carried over\./);
    fireEvent.click(screen.getByText('Update answers'));

    await screen.findByText(/^Not submitted yet\. 1 question is new\.$/);
    within(await card('How often')).getByText('This choice is no longer offered. Choose again.');
    expect(within(await card('How often')).queryByRole('radio', { checked: true })).toBeNull();
    await choose('How often', 'Monthly');
    await choose('Question new', 'Yes');
    await screen.findByText('All answers are saved.');
    expect(await stored('sup-e')).toMatchObject({ defVersion: 2, knownVersion: 1 });
    within(await card('Question new')).getByText('New');
    expect(within(await card('Question one')).queryByText('New')).toBeNull();
    page.unmount();
  });
});

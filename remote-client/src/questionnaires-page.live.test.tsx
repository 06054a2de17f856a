import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { addMonths, answerRowId, nameWords, versionOn } from '@vcms/domain';
import { CompanyQuestionnairesPage } from '@vcms/questionnaires/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, getDocs, query, serverTimestamp, updateDoc, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

/** A client that has no supplement yet, on the full plan. */
const CLIENT = { ...DEMO_PEOPLE.clientReduced, uid: 'u-riverbend-full', role: '5003' } as const;
const firestore = liveFirestore(CLIENT);
const TODAY = new Date().toISOString().slice(0, 10);
const ID = `${CLIENT.companyId}-supplement`;

function show() {
  return renderWithShell(<CompanyQuestionnairesPage title="Contractor Questionnaires" />, {
    role: '5003',
    session: liveSession(CLIENT),
    backend: liveHandles(firestore),
    path: '/company-questionnaires?tab=definitions',
    answer: true,
  });
}

async function versions() {
  const all = recordsOf(firestore, 'questionnaireVersions', ID);
  const { docs } = await getDocs(query(all, where('owner', '==', CLIENT.companyId)));
  return docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** Publishes what stands as a draft, as the server would. */
async function publishLive(): Promise<void> {
  const path = `questionnaires/${ID}/questionnaireVersions/1`;
  const draft = (await getDoc(doc(firestore, path))).data();
  await putLiveRecord(path, {
    ...draft,
    ...{ status: 'published', publishedOn: TODAY, changeNote: 'Cranes on our sites.' },
  });
}

function type(label: RegExp | string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

describe('answers as a client sees them', () => {
  it('are called expired once they are older than it accepts, and another client is not named', async () => {
    const { client, contractor } = DEMO_PEOPLE;
    const own = liveFirestore(client);
    const found = versionOn(
      liveData().requirementSets.filter(({ clientId }) => clientId === client.companyId),
      TODAY,
    );
    const { definitionId, maxAgeMonths } = found?.questionnaire ?? { definitionId: '', maxAgeMonths: 0 };
    const place = { scope: client.companyId, contractorId: contractor.companyId, definitionId };
    await putLiveRecord(`answerRows/${answerRowId(place)}`, {
      ...{
        ...place,
        contractorName: 'Zebra Works',
        nameWords: nameWords('Zebra Works'),
        title: 'Old answers',
      },
      ...{ kind: 'general', defVersion: 2, version: 1, state: 'accepted', progressPct: 100, knockouts: 0 },
      ...{ marks: [], submittedOn: addMonths(TODAY, -maxAgeMonths), changed: 0 },
      ...{ createdAt: new Date(), createdBy: 'x', updatedAt: new Date(), updatedBy: 'x', v: 1 },
    });
    renderWithShell(<CompanyQuestionnairesPage title="Contractor Questionnaires" />, {
      ...{ role: '5003', session: liveSession(client), backend: liveHandles(own), answer: true },
      path: '/company-questionnaires?tab=answers&search=zebra',
    });

    const row = (await screen.findByText('Old answers, version 2')).closest('tr') as HTMLElement;
    await within(row).findByText('Expired');
  });

  it('are not there where it may not read them, as if they had not been handed in', async () => {
    const { client, contractor } = DEMO_PEOPLE;
    const path = '/company-questionnaires';
    renderWithShell(
      <Routes>
        <Route
          path={`${path}/:contractorId/:definitionId`}
          element={<CompanyQuestionnairesPage title="Contractor Questionnaires" />}
        />
      </Routes>,
      {
        ...{ role: '5003', session: liveSession(client), backend: liveHandles(liveFirestore(client)) },
        path: `${path}/${contractor.companyId}/another-supplement`,
      },
    );

    await screen.findByText('There are no submitted answers here.');
  });
});

describe('the supplement of a client', () => {
  it('is built with a branch, tried, saved and published, and then never changes', async () => {
    show();
    fireEvent.click(await screen.findByText('Create'));
    fireEvent.click(await screen.findByText('Begin'));
    fireEvent.click(await screen.findByText('Add a question'));
    type('Question', 'Do you bring cranes?');
    fireEvent.click(screen.getByText('Add a question'));
    type('Question', 'Are operators certified?');
    fireEvent.change(screen.getByLabelText('Asked'), { target: { value: 'general-1' } });
    fireEvent.click(screen.getByLabelText('No', { selector: '[role=group] input' }));

    fireEvent.click(screen.getByText('Preview'));
    await screen.findByText('1. Do you bring cranes?');
    expect(screen.queryByText(/Are operators certified/)).toBeNull();
    fireEvent.click(screen.getByLabelText('Yes'));
    await screen.findByText('2. Are operators certified?');
    fireEvent.click(screen.getByText('Back to editing'));

    // Above the question it depends on it could not be asked in order.
    fireEvent.click(screen.getByLabelText('Move question 2 up'));
    await screen.findByText('Its condition depends on a later question. Move it below that question.');
    fireEvent.click(screen.getByLabelText('Move question 1 down'));
    fireEvent.click(screen.getByText('Save draft'));
    await waitFor(() => expect(screen.getByText('Publish')).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByText('Publish'));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/^2 questions are new\. Accepted answers stay valid/);
    await within(dialog).findByText(/contractors? will be asked$/);
    expect((await within(dialog).findAllByText('Not started. All 2 questions.')).length).toBeGreaterThan(0);
    fireEvent.change(within(dialog).getByLabelText(/^What is new/), {
      target: { value: 'Cranes on our sites.' },
    });
    const list = within(screen.getByRole('region', { name: 'Versions', hidden: true }));
    list.getByText('Draft');
    fireEvent.click(within(dialog).getByText('Publish version 1'));
    list.getByText('Published');
    list.getByText('Saving');
    // The live backend runs no functions: what is sent fails. What the function does is tested beside it.
    await within(dialog).findByRole('alert');
    list.getByText('Draft');
    expect(list.queryByText('Saving')).toBeNull();
    fireEvent.click(within(dialog).getByText('Cancel'));
    await publishLive();

    await screen.findByText(/2 questions, published on .*Cranes on our sites\./);
    const [version] = await versions();
    expect(version).toMatchObject({
      ...{ n: 1, status: 'published', owner: CLIENT.companyId, changeNote: 'Cranes on our sites.' },
      sections: [
        {
          questions: [
            { id: 'general-1' },
            { id: 'general-2', showIf: { questionId: 'general-1', equals: 'yes' }, knockout: ['no'] },
          ],
        },
      ],
    });
    const change = { title: 'Another', updatedAt: serverTimestamp(), updatedBy: CLIENT.uid };
    await expect(
      updateDoc(doc(firestore, `questionnaires/${ID}/questionnaireVersions/1`), change),
    ).rejects.toThrow();
  });

  it('asks a question of another type under an id of its own, for answers are carried over by the id', async () => {
    show();
    fireEvent.click(await screen.findByText('Begin version 2'));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit question 1' }));
    fireEvent.change(await screen.findByLabelText('Type of answer'), { target: { value: 'number' } });
    await screen.findByText(/^Version 1 asked for “Yes, No or N\/A”\..* ask it as a new question\.$/);
    fireEvent.click(screen.getByText('Ask as a new question'));
    await waitFor(() => expect(screen.queryByText(/ask it as a new question/)).toBeNull());
  });

  it('takes a file only once it is right, tells what it changes, and writes nothing before it is saved', async () => {
    show();
    fireEvent.click(await screen.findByText('Begin version 2'));
    fireEvent.click(await screen.findByText('Import'));
    const dialog = within(await screen.findByRole('dialog'));
    const before = (await versions()).length;
    const question = { id: 'noise', type: 'yes_no_na', text: 'Is noise measured?', required: true };
    const rest = { weight: 1, knockout: [], evidence: false };
    const choose = (...questions: readonly object[]) => {
      const file = { format: 'vcms-questionnaire', formatVersion: 1, title: 'Imported rules' };
      const text = JSON.stringify({ ...file, sections: [{ title: 'Noise', questions }] });
      const files = [new File([text], 'rules.json', { type: 'application/json' })];
      fireEvent.change(dialog.getByLabelText('JSON file'), { target: { files } });
    };

    choose({ ...question, ...rest, showIf: { questionId: 'noise', equals: 'yes' } });
    await dialog.findByText('sections[0].questions[0]');
    dialog.getByText(/^Section 1, question 1: Its condition leads back to itself\./);
    expect(dialog.getByText('Use as draft')).toHaveProperty('disabled', true);

    choose({ ...question, ...rest });
    await dialog.findByText(/“Imported rules”: 1 question in 1 section\. Nothing to correct\./);
    fireEvent.click(dialog.getByText('Use as draft'));
    await screen.findByDisplayValue('Imported rules');
    expect(await versions()).toHaveLength(before);
    fireEvent.click(screen.getByText('Save draft'));
    await waitFor(async () =>
      expect((await versions()).find(({ status }) => status === 'draft')).toMatchObject({
        title: 'Imported rules',
        sections: [{ questions: [{ id: 'noise' }] }],
      }),
    );
    expect((await screen.findAllByText('Export')).length).toBeGreaterThan(before);
  });
});

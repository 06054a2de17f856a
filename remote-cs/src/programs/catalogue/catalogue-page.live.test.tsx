import { fireEvent, waitFor, within } from '@testing-library/react';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { CataloguePage } from './catalogue-page.tsx';

const { cs, contractor2 } = DEMO_PEOPLE;
const PATH = '/safety-policy-review/catalog';
const firestore = liveFirestore(cs);
const at = new Date();

function show(path = PATH) {
  const rendered = renderWithShell(<CataloguePage />, {
    ...{ role: '5002' as const, session: liveSession(cs), backend: liveHandles(firestore), path },
  });
  return { ...rendered, page: within(rendered.container) };
}

const stored = async (path: string) => (await getDoc(doc(firestore, path))).data();

async function publish(note: string): Promise<void> {
  const dialog = within(await waitFor(() => document.querySelector('[role=dialog]') as HTMLElement));
  fireEvent.change(await dialog.findByLabelText(/What is new/), { target: { value: note } });
  fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  // At once, while the draft stays in the form below the dialog.
  const list = within(document.querySelector('[aria-label="Published editions"]') as HTMLElement);
  expect(list.getByText('Saving').parentElement?.textContent).toMatch(/, in force\s*SavingPublished on/);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
}

describe('the catalogue of the firm', () => {
  it('names each program with its edition and the draft of the next one', async () => {
    const { page } = show();
    const ladders = (await page.findByText('Ladders')).closest('li');
    expect(ladders?.textContent).toContain('Edition 2');
    expect(ladders?.textContent).toContain('13 elements');
    const silica = page.getByText('Respirable crystalline silica').closest('li');
    expect(silica?.textContent).toContain('Draft of edition 2');
  });

  it('publishes a draft with a note; what was accepted before keeps its edition and its score', async () => {
    const version = `companies/${contractor2.companyId}/programVersions/silica_1`;
    await putLiveRecord(version, {
      ...{ contractorId: contractor2.companyId, programId: 'silica', docId: 'safety-manual', edition: 1 },
      ...{ pageRefs: {}, declaredNotApplicable: false, version: 1, state: 'accepted', score: '82.9' },
      ...{ criticalFails: 0, reviewedOn: '2026-01-02', validUntil: '2028-01-02', submittedOn: '2026-01-01' },
      ...{ createdAt: at, createdBy: contractor2.uid, updatedAt: at, updatedBy: cs.uid, v: 1 },
    });
    const before = await stored(version);
    const { page } = show(`${PATH}?program=silica`);
    await page.findByText('Edition 2, draft');
    fireEvent.click(page.getByText('Show changes'));
    await page.findByText(/points 2 to 3/);
    fireEvent.click(page.getByText('Publish'));
    await waitFor(() =>
      expect(document.body.textContent).toMatch(/accepted versions? keeps? (its|their) score/),
    );
    await publish('Results in writing.');

    await page.findByText('Edition 2, in force');
    expect(await stored('programs/silica')).toMatchObject({ edition: 2 });
    expect(await stored(version)).toEqual(before);
    const first = await stored(documentPath('programEditions', 'silica', 1));
    expect(first).toMatchObject({ status: 'published', n: 1 });
  });

  it('begins a program, says what is missing, puts elements in order by keyboard, and publishes it', async () => {
    const { page } = show();
    fireEvent.click(await page.findByText('Add a program'));
    const dialog = within(await waitFor(() => document.querySelector('[role=dialog]') as HTMLElement));
    fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: 'Heat illness' } });
    fireEvent.click(dialog.getByText('Start draft'));
    await page.findByText('Edition 1, draft');
    page.getByText(/1 thing to correct before it can be published. Add an element./);
    for (const [at, text] of ['Gives shade.', 'Gives water.'].entries()) {
      fireEvent.click(page.getByText('Add an element'));
      fireEvent.change(await page.findByLabelText('What a reviewer looks for'), { target: { value: text } });
      fireEvent.change(page.getByLabelText('Paragraph or rule'), { target: { value: `Client rule ${at}` } });
    }
    fireEvent.click(page.getByLabelText('Move element 2 up'));
    fireEvent.click(page.getByText('Save draft'));
    await page.findByText('Nothing to correct. It can be published.');
    await waitFor(() => expect(page.getByText('Publish')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Publish'));
    await waitFor(() =>
      expect(document.body.textContent).toContain('Nothing was submitted for this program yet.'),
    );
    await publish('First edition.');

    await page.findByText('Edition 1, in force');
    const program = await stored('programs/heat-illness');
    expect(program).toMatchObject({ title: 'Heat illness', edition: 1 });
    expect(program?.elements.map(({ text }: { text: string }) => text)).toEqual([
      'Gives water.',
      'Gives shade.',
    ]);

    fireEvent.click(page.getByText('Retire'));
    const asked = within(await waitFor(() => document.querySelector('[role=dialog]') as HTMLElement));
    fireEvent.click(asked.getByRole('button', { name: 'Retire' }));
    await page.findByText(/^Retired: clients can no longer add it/);
    expect(await stored('programs/heat-illness')).toHaveProperty('retiredOn');
  });

  it('says that there is no such program', async () => {
    const { page } = show(`${PATH}?program=nothing`);
    await page.findByText('This program is not in the catalog.');
  });
});

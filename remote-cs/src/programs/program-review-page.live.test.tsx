import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { savedCommentsQuery, saveProgramDraft, submitProgram } from '@vcms/programs/data';
import { ProgramReviewPage } from '@vcms/programs/review';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { keepReviewTasks, putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, getDocs, query, Timestamp, where } from 'firebase/firestore';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

const { cs, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const PATH = '/safety-policy-review';
const today = new Date().toISOString().slice(0, 10);
const firestore = liveFirestore(cs);
/** Who submits. */
const context = { firestore: liveFirestore(contractor2), uid: contractor2.uid, contractorId };

async function submitted(programId: string): Promise<string> {
  const place = { programId, n: 1 };
  const content = { docId: 'safety-manual', pageRefs: { duty: 4, angle: 7 }, declaredNotApplicable: false };
  expect(await saveProgramDraft(context, place, content)).toEqual({ kind: 'done' });
  expect(await submitProgram(context, place, today)).toEqual({ kind: 'done' });
  await keepReviewTasks(contractorId);
  return `${programId}_1`;
}

function show(path: string) {
  const page = <ProgramReviewPage />;
  const rendered = renderWithShell(
    <Routes>
      <Route path={PATH} element={page} />
      <Route path={`${PATH}/:contractorId/:programId`} element={page} />
    </Routes>,
    { role: '5002', session: liveSession(cs), backend: liveHandles(firestore), path },
  );
  return { ...rendered, page: within(rendered.container) };
}

async function storedReview(subjectId: string) {
  const all = recordsOf(firestore, 'reviews', contractorId);
  const own = query(all, where('subjectType', '==', 'program'), where('subjectId', '==', subjectId));
  const [found] = (await getDocs(own)).docs.map((entry) => entry.data());
  return found?.ok === true ? found.value : undefined;
}

async function savedComments() {
  const found = await getDocs(savedCommentsQuery(firestore, 'firm', 'cranes'));
  return found.docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
}

/** A dialog or menu that is closing gives the focus back, which closes what opened meanwhile. */
async function openMenu(row: ReturnType<typeof within>): Promise<void> {
  await waitFor(() => expect(document.querySelector('[role=dialog], [role=menu]')).toBeNull());
  await waitFor(() => {
    const trigger = row.getByText('Saved comments').closest('button');
    if (trigger?.getAttribute('aria-expanded') !== 'true') fireEvent.click(trigger as HTMLElement);
    expect(document.querySelector('[role=menuitem]')).not.toBeNull();
  });
}

function itemOf(list: ReturnType<typeof within>, text: string): HTMLElement {
  return list.getByText(text).closest('li') as HTMLElement;
}

function forAllState(dialog: ReturnType<typeof within>): string | null | undefined {
  return dialog.getByText('For every element of this program').closest('label')?.getAttribute('data-state');
}

async function dialogOf(title: string): Promise<HTMLElement> {
  return await waitFor(() => {
    const found = screen
      .getAllByText(title)
      .map((entry) => entry.closest<HTMLElement>('[role=dialog]'))
      .find((entry) => entry !== null);
    if (found === undefined || found === null) throw new Error('There is no dialog');
    return found;
  });
}

describe('the workbench of safety programs', () => {
  it('accepts once every element is answered, with what is missing where one failed', async () => {
    const id = await submitted('ladders');
    const queue = show(`${PATH}?state=submitted`);
    const row = (await queue.page.findByText('Ladders · New')).closest('tr');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(
      `${PATH}/${contractorId}/${id}?state=submitted`,
    );
    queue.unmount();

    const { page, shell } = show(`${PATH}/${contractorId}/${id}`);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    const elements = within(page.getByRole('list', { name: 'Elements' }));
    elements.getByText('Page 7');
    await waitFor(() => expect(page.getByText('Accept')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Accept'));
    await page.findByText(/^Answer every element first: .* 13 left\.$/);

    for (const pass of elements.getAllByText('Pass')) fireEvent.click(pass);
    await page.findByText('Score 100.0');
    fireEvent.click(elements.getAllByText('Fail')[0] as HTMLElement);
    fireEvent.change(await page.findByLabelText(/^What is missing: /), { target: { value: 'No load.' } });
    fireEvent.click(page.getByText('Accept'));
    await page.findByText('What is missing must be 10-1000 characters.');
    fireEvent.change(page.getByLabelText(/^What is missing: /), {
      target: { value: 'The load of each ladder is not named.' },
    });
    fireEvent.change(page.getByLabelText(/^Page of the finding: /), { target: { value: '4' } });
    await page.findByText(/^Score 9\d\.\d$/);
    const message = page.getByLabelText('Message to the contractor') as HTMLTextAreaElement;
    expect(message.value).toContain('1. The load of each ladder is not named.');
    fireEvent.click(page.getByText('Accept'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    const review = await storedReview(id);
    expect(review).toMatchObject({ decision: 'accepted', scope: 'firm', publicComment: '' });
    expect(review?.findings).toHaveLength(13);
    expect(review?.findings[0]).toEqual({
      ...{ key: 'duty', result: 'fail', page: 4, element: expect.stringMatching(/\S/) },
      comment: 'The load of each ladder is not named.',
    });
  });

  it('keeps what is written again and again: inserted, saved for all elements, edited, deleted', async () => {
    const id = await submitted('cranes');
    const { page } = show(`${PATH}/${contractorId}/${id}`);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    const elements = within(page.getByRole('list', { name: 'Elements' }));
    const rows = elements.getAllByRole('group', { name: /^[A-Z].*[.]$/ });
    const first = within(rows[1] as HTMLElement);
    fireEvent.click(first.getByText('Fail'));
    fireEvent.change(await first.findByLabelText(/^What is missing: /), {
      target: { value: 'Name the page of the drawing.' },
    });
    await openMenu(first);
    fireEvent.click(await screen.findByText('Save this comment'));
    const dialog = within(await dialogOf('Save this comment'));
    fireEvent.click(dialog.getByLabelText('For every element of this program'));
    // Chakra tells the change in a microtask: the form knows it once the box is drawn as checked.
    await waitFor(() => expect(forAllState(dialog)).toBe('checked'));
    fireEvent.click(dialog.getByText('Save'));
    await waitFor(() => expect(screen.queryByText('For every element of this program')).toBeNull());
    const [kept] = await savedComments();
    expect(kept?.text).toBe('Name the page of the drawing.');
    expect(kept?.elementId).toBeUndefined();

    const other = within(rows[0] as HTMLElement);
    fireEvent.click(other.getByText('Fail'));
    await openMenu(other);
    fireEvent.click(
      await screen.findByText('Name the page of the drawing.', { selector: '[role=menuitem] *' }),
    );
    const inserted = other.getByLabelText(/^What is missing: /) as HTMLTextAreaElement;
    await waitFor(() => expect(inserted.value).toBe('Name the page of the drawing.'));
    await openMenu(other);
    fireEvent.click(await screen.findByText('Edit saved comments'));

    const list = within(await screen.findByRole('list', { name: 'Saved comments' }));
    fireEvent.click(within(itemOf(list, 'Name the page of the drawing.')).getByText('Edit'));
    const edit = within(await dialogOf('Edit saved comment'));
    fireEvent.change(edit.getByLabelText(/^Comment/), { target: { value: 'Too short' } });
    fireEvent.click(edit.getByText('Save'));
    await edit.findByText('The comment must be 10-1000 characters.');
    fireEvent.change(edit.getByLabelText(/^Comment/), { target: { value: 'Name page and drawing.' } });
    fireEvent.click(edit.getByLabelText('For every element of this program'));
    await waitFor(() => expect(forAllState(edit)).toBe('unchecked'));
    fireEvent.click(edit.getByText('Save'));
    await waitFor(() => expect(screen.queryByText('Edit saved comment')).toBeNull());
    const [stored] = await savedComments();
    expect(stored?.text).toBe('Name page and drawing.');
    expect(stored?.elementId).toBeDefined();

    // Kept for one element only, another does not show it, and can keep the same words.
    fireEvent.change(first.getByLabelText(/^What is missing: /), {
      target: { value: 'Name page and drawing.' },
    });
    await openMenu(first);
    await screen.findByText('Nothing is saved for this element yet.');
    const save = screen.getByText('Save this comment').closest('[role=menuitem]');
    expect(save?.getAttribute('aria-disabled')).not.toBe('true');
    // A menu listens to Escape a frame after it has opened.
    await waitFor(() => {
      const menu = save?.closest('[role=menu]');
      if (menu?.isConnected === true) fireEvent.keyDown(menu, { key: 'Escape' });
      expect(document.querySelector('[role=menu]')).toBeNull();
    });

    await openMenu(other);
    fireEvent.click(await screen.findByText('Edit saved comments'));
    const again = within(await screen.findByRole('list', { name: 'Saved comments' }));
    fireEvent.click(within(itemOf(again, 'Name page and drawing.')).getByText('Delete'));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    await waitFor(async () => expect(await savedComments()).toEqual([]));
    await openMenu(other);
    await screen.findByText('Nothing is saved for this element yet.');
  });

  it('returns a file that cannot be read without answers, and not without a reason', async () => {
    const id = await submitted('scaffolds');
    const { page, shell } = show(`${PATH}/${contractorId}/${id}`);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    fireEvent.click(page.getByText('Return with findings'));
    await page.findByText(/^Answer every element first/);
    fireEvent.click(page.getByLabelText('File unreadable or incomplete'));
    await page.findByDisplayValue(/The file cannot be read/);
    fireEvent.click(page.getByText('Return with findings'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    expect(await storedReview(id)).toMatchObject({
      decision: 'changes_requested',
      findings: [{ key: 'unreadable', result: 'fail' }],
    });
    const version = await getDoc(doc(firestore, `companies/${contractorId}/programVersions/${id}`));
    expect(version.get('state')).toBe('in_review');
  });

  it('shows a second look with reason and first answers; who decided first does not take it', async () => {
    const reason = 'Page 9 names who inspects.';
    const subjectId = await submitted('excavation');
    const path = `companies/${contractorId}/programVersions/${subjectId}`;
    const version = (await getDoc(doc(firestore, path))).data() ?? {};
    const appealOf = (decidedBy: string) => ({
      appeal: { reason, askedOn: today, askedBy: contractor2.uid, reviewId: 'first', decidedBy },
    });
    const at = Timestamp.fromDate(new Date('2026-11-01T12:00:00Z'));
    await putLiveRecord(`companies/${contractorId}/reviews/first`, {
      ...{ contractorId, subjectType: 'program', subjectId, subjectVersion: 1, scope: 'firm' },
      ...{ decision: 'changes_requested', publicComment: 'Please correct the trenches.' },
      findings: [
        { key: 'competent', result: 'fail', comment: 'Nobody is named who inspects.' },
        { key: 'egress', result: 'pass', comment: '' },
      ],
      ...{ decidedBy: 'u-first', decidedAt: at, minutesToDecision: 10 },
      ...{ createdAt: at, createdBy: 'u-first', updatedAt: at, updatedBy: 'u-first', v: 1 },
    });
    await putLiveRecord(path, { ...version, ...appealOf(cs.uid) });
    await keepReviewTasks(contractorId);
    const queue = show(`${PATH}?state=submitted`);
    await queue.page.findByText(/Second look · You decided first$/);
    queue.unmount();
    const own = show(`${PATH}/${contractorId}/${subjectId}`);
    await own.page.findByText(/^You decided on this program first\./);
    expect(own.page.queryByText('Claim')).toBeNull();
    own.unmount();

    await putLiveRecord(path, { ...version, ...appealOf('u-first') });
    const { page } = show(`${PATH}/${contractorId}/${subjectId}`);
    await page.findByText(reason);
    expect(page.getAllByText('Please correct the trenches.').length).toBeGreaterThan(0);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    fireEvent.click(await page.findByText('Take over all answers'));
    const [failed] = await page.findAllByText('Upheld.');
    const row = within(failed?.closest('li') as HTMLElement);
    row.getByText(/^First reviewer: failed: Nobody is named/);
    fireEvent.click(row.getByText('Pass'));
    await row.findByText('Overturned.');
  });

  it('says that there is no such program', async () => {
    show(`${PATH}/${contractorId}/nothing_1`);

    await screen.findByText('This program does not exist.');
  });
});

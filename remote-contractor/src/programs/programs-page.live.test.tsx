import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { describe, expect, it, vi } from 'vitest';
import { ProgramsPage } from './programs-page.tsx';

const { contractor, contractor2 } = DEMO_PEOPLE;
const seedNow = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

const folder = `companies/${contractor2.companyId}`;
const at = Timestamp.fromDate(new Date('2026-11-01T12:00:00Z'));
const stamps = {
  createdAt: at,
  createdBy: contractor2.uid,
  updatedAt: at,
  updatedBy: contractor2.uid,
  v: 1,
};

/** The rules go by the real day. */
const realNow = () => new Date();

function show(person: typeof contractor2, now: () => Date) {
  const firestore = liveFirestore(person);
  const rendered = renderWithShell(<ProgramsPage now={now} />, {
    role: '5005',
    session: liveSession(person),
    backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
    path: '/safety-programs',
    answer: true,
  });
  return { ...rendered, firestore };
}

async function card(title: string): Promise<HTMLElement> {
  return await screen.findByRole('region', { name: title });
}

async function dialogOf(title: string): Promise<HTMLElement> {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (found === null) throw new Error('There is no dialog');
  return found;
}

function closed(title: string): Promise<void> {
  return waitFor(() => expect(screen.queryByText(title)).toBeNull());
}

describe('the safety programs of a contractor', () => {
  it('shows who requires each and why, and what became of the versions before', async () => {
    show(contractor, seedNow);

    const fall = within(await card('Fall protection'));
    fall.getByText('Submitted');
    const clients = within(fall.getByRole('list', { name: 'Clients that require Fall protection' }));
    clients.getByText('Northfield Energy');
    clients.getAllByText(/^All contractors\. Pass mark 80, reviewed every 24 months\.$/);
    expect(clients.getAllByText('Pending review').length).toBeGreaterThan(0);
    fireEvent.click(fall.getByText('Show earlier versions'));
    fall.getByText(/^Version 1: submitted .*, 2 elements failed$/);
    fireEvent.click(fall.getByText('Show what it must cover'));
    fall.getByText('1926.501(b)(1)');
  });

  it('saves an outline of a required program to write in, named after it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const { shell } = show(contractor, seedNow);
    const fall = within(await card('Fall protection'));
    fireEvent.click(fall.getByText('Download outline'));

    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message)).toEqual(['The outline is saved.']),
    );
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      'fall-protection-outline.docx',
    ]);
    expect(blobs[0]?.size).toBeGreaterThan(5_000);
    saved.mockRestore();
  });

  it('says that a program does not apply, with a reason, and takes it back', async () => {
    const { firestore } = show(contractor2, realNow);
    const hot = within(await card('Hazard communication'));
    fireEvent.click(hot.getByText('Does not apply to us'));
    const dialog = within(await dialogOf('Hazard communication does not apply to us'));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'No chemicals.' } });
    fireEvent.click(dialog.getByText('Submit'));
    await dialog.findByText('The reason must be 20-500 characters.');
    fireEvent.change(dialog.getByLabelText(/^Reason/), {
      target: { value: 'We bring no chemicals; the host keeps and labels all of them.' },
    });
    fireEvent.click(dialog.getByText('Submit'));

    // The submission shows before the server has confirmed it.
    await closed('Hazard communication does not apply to us');
    await hot.findByText('Withdraw');
    const ref = doc(firestore, `companies/${contractor2.companyId}/programVersions/hazard-communication_2`);
    expect((await getDoc(ref)).data()).toMatchObject({
      state: 'submitted',
      version: 2,
      declaredNotApplicable: true,
    });
    fireEvent.click(hot.getByText('Withdraw'));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByText('Withdraw'));
    await hot.findByText('Saving');
    hot.getByText('Withdrawn');
    await waitFor(() => expect(hot.queryByText('Saving')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('asks again only for the elements that failed, with the manual that is on file', async () => {
    await putLiveRecord(`${folder}/programVersions/ladders_1`, {
      ...{ contractorId: contractor2.companyId, programId: 'ladders', docId: 'safety-manual', version: 1 },
      ...{ pageRefs: { duty: 2, angle: 4 }, declaredNotApplicable: false, state: 'changes_requested' },
      ...{ submittedOn: '2026-10-30', ...stamps },
    });
    await putLiveRecord(`${folder}/reviews/ladders-return`, {
      ...{
        contractorId: contractor2.companyId,
        subjectType: 'program',
        subjectId: 'ladders_1',
        subjectVersion: 1,
      },
      ...{ scope: 'firm', decision: 'changes_requested', publicComment: 'Please correct the ladders.' },
      findings: [
        { key: 'duty', result: 'pass', comment: '' },
        {
          ...{ key: 'training', result: 'fail', comment: 'Nobody is named who trains.' },
          element: 'A competent person trains everybody who uses ladders.',
        },
      ],
      ...{ decidedBy: 'u-cs', decidedAt: at, minutesToDecision: 10, ...stamps },
    });
    const { firestore } = show(contractor2, realNow);
    const ladders = within(await card('Ladders'));
    ladders.getByText('A competent person trains everybody who uses ladders: Nobody is named who trains.');
    fireEvent.click(ladders.getByText('Correct'));
    const dialog = within(await dialogOf('Correct: Ladders'));

    const elements = within(dialog.getByRole('list', { name: 'Elements' }));
    expect(elements.getAllByRole('listitem')).toHaveLength(1);
    elements.getByText('Nobody is named who trains.');
    fireEvent.click(dialog.getByText('Submit'));
    await dialog.findByText('Enter the page that says it now.');
    fireEvent.change(elements.getByLabelText(/^Page: A competent person trains/), { target: { value: '9' } });
    fireEvent.click(dialog.getByText('Submit'));

    await ladders.findByText('Withdraw');
    await waitFor(async () => {
      const stored = await getDoc(doc(firestore, `${folder}/programVersions/ladders_2`));
      expect(stored.data()).toMatchObject({
        ...{ state: 'submitted', version: 2, docId: 'safety-manual' },
        pageRefs: { duty: 2, angle: 4, training: 9 },
      });
    });
  });

  it('shows how the second look stands, and asks for none twice', async () => {
    const review = {
      ...{ contractorId: contractor2.companyId, subjectType: 'program', subjectId: 'excavation_1' },
      ...{ subjectVersion: 1, scope: 'firm', publicComment: 'Please correct the trenches.', ...stamps },
      ...{ decision: 'changes_requested', decidedBy: 'u-cs', decidedAt: at, minutesToDecision: 10 },
      findings: [{ key: 'competent', result: 'fail', comment: 'Nobody is named who inspects.' }],
    };
    const version = {
      ...{ contractorId: contractor2.companyId, programId: 'excavation', docId: 'safety-manual', version: 1 },
      ...{ pageRefs: {}, declaredNotApplicable: false, submittedOn: '2026-10-30', ...stamps },
    };
    const reason = 'Page 9 names who inspects.';
    const appeal = {
      reason,
      askedOn: '2026-11-02',
      askedBy: contractor2.uid,
      reviewId: 'r1',
      decidedBy: 'u-cs',
    };
    await putLiveRecord(`${folder}/reviews/r1`, review);
    await putLiveRecord(`${folder}/programVersions/excavation_1`, { ...version, state: 'changes_requested' });
    show(contractor2, realNow);
    const trenches = within(await card('Excavation'));
    fireEvent.click(await trenches.findByText('Request a second look'));
    const dialog = within(await dialogOf('Second look: Excavation'));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Unfair.' } });
    fireEvent.click(dialog.getByText('Request'));
    await dialog.findByText('The reason must be 10-1000 characters.');

    await putLiveRecord(`${folder}/programVersions/excavation_1`, { ...version, state: 'submitted', appeal });
    await trenches.findByText(/^Second look requested /);
    trenches.getByText('Nobody is named who inspects.');
    expect(trenches.queryByText('Withdraw')).toBeNull();
    const later = Timestamp.fromDate(new Date('2026-11-03T12:00:00Z'));
    await putLiveRecord(`${folder}/reviews/r2`, { ...review, decidedBy: 'u-second', decidedAt: later });
    await putLiveRecord(`${folder}/programVersions/excavation_1`, {
      ...{ ...version, appeal },
      state: 'changes_requested',
    });
    await trenches.findByText('Second look: returned');
    trenches.getByText('Correct');
    expect(trenches.queryByText('Request a second look')).toBeNull();
  });
});

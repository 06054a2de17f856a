import { fireEvent, screen, within } from '@testing-library/react';
import { createAnnouncement } from '@vcms/announcements/data';
import { type WriteResult, writeNote } from '@vcms/data';
import { relabelDocument } from '@vcms/documents/data';
import { createPolicyDraft, savePolicyDraft } from '@vcms/insurance/data';
import { saveAnswer } from '@vcms/questionnaires/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { addStaff, assignStaff, type StaffContent } from '@vcms/workforce/data';
import { Timestamp } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WorkforcePanel } from './workforce/workforce-panel.tsx';

const { contractor2, client2 } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
const contractorId = contractor2.companyId;
const clientId = client2.companyId;
const own = { firestore, uid: contractor2.uid, contractorId, companyId: contractorId };
const clients = { firestore: liveFirestore(client2), uid: client2.uid };
const SENTENCE =
  /^Your company made too many changes within an hour\. Save again at \d+:\d\d [AP]M\. What you typed is still here\.$/;

const PERSON: StaffContent & { id: string } = {
  ...{ id: 'paused-person', contractorId, firstName: 'Noa', lastName: 'Pryce', jobRole: 'Welder' },
  ...{ trade: 'roofing', hireDate: '2024-02-01', badgeNo: '', status: 'active' },
};

const pause = (ms: number) =>
  Promise.all(
    [contractorId, clientId].map((companyId) => {
      const until = Timestamp.fromMillis(Date.now() + ms);
      return putLiveRecord(`intakePauses/${companyId}`, { companyId, until, writesUntil: until });
    }),
  );
afterAll(() => pause(-1));
const messageOf = (result: WriteResult) => (result.kind === 'failed' ? result.failure.message : result.kind);

/** Of ways to write: content that the rules would look at later is left out where they refuse before. */
const nothing = <Content,>() => ({}) as Content;
const WAYS: Readonly<Record<string, () => Promise<WriteResult>>> = {
  people: () => addStaff(own, [PERSON]),
  'assignments of people': () =>
    assignStaff(own, clientId, [{ ...PERSON, known: undefined }], {
      sites: [],
      from: '2026-01-01',
      to: undefined,
    }),
  drafts: () => createPolicyDraft(own, 'paused-draft', nothing()),
  'answers of questionnaires': () =>
    saveAnswer(
      own,
      { definitionId: 'none', n: 1 },
      { questionId: 'q1', answer: { value: true }, progressPct: 1, knownVersion: 1 },
    ),
  'notes of a client': () =>
    writeNote(clients, 'paused-note', {
      ...{ clientId, contractorId, body: 'Call back', category: 'general', visibility: 'client_private' },
    }),
  'titles of documents that a client keeps': () =>
    relabelDocument({ ...clients, contractorId }, 'none', { title: 'Bond', category: 'bond' }),
  'announcements of a client': () =>
    createAnnouncement(clients, 'paused-announcement', clientId, {
      ...{ subject: 'Site closed', bodyText: 'Until Monday.', ackRequired: false },
      ...{ audience: { mode: 'all_approved', values: [] }, docIds: [] },
    }),
};

describe('while a company has made too many changes within the hour', () => {
  beforeEach(() => pause(1_800_000));

  it.each(Object.keys(WAYS))('%s are not stored, and the person reads when to save again', async (way) => {
    expect(messageOf((await WAYS[way]?.()) ?? { kind: 'done' })).toMatch(SENTENCE);
  });

  it('a person who waits alone reads so, and colleagues do not', async () => {
    const [until, over] = [1_800_000, -1].map((ms) => Timestamp.fromMillis(Date.now() + ms));
    const waits = { until, writesUntil: until };
    const pauseOf = (uid: string) =>
      putLiveRecord(`intakePauses/${contractorId}`, {
        ...{ companyId: contractorId, until: over, people: { [uid]: waits } },
      });
    await pauseOf(contractor2.uid);
    expect(messageOf(await addStaff(own, [PERSON]))).toMatch(
      /^You made too many changes within an hour\. Save again at \d+:\d\d [AP]M\. What you typed is still here\.$/,
    );

    await pauseOf('a-colleague');
    expect(messageOf(await addStaff(own, [PERSON]))).toBe('done');
  });

  it('a conflict stays a conflict', async () => {
    const seen = { id: 'no-such-policy', state: 'draft', version: 1, record: {} };

    expect(
      await savePolicyDraft(own, seen as unknown as Parameters<typeof savePolicyDraft>[1], nothing()),
    ).toEqual({ kind: 'conflict' });
  });

  it('the import of people keeps its file, says so, and goes on once the pause is over', async () => {
    renderWithShell(<WorkforcePanel now={() => new Date()} />, {
      role: '5005',
      session: liveSession(contractor2),
      backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
      path: '/update-contractor-company?part=workforce',
      answer: true,
    });
    fireEvent.click(await screen.findByText('Import CSV'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import people' }));
    const text = 'First name,Last name,Job role,Hire date\nIda,Quill,Welder,2023-01-02\n';
    const file = new File([text], 'people.csv', { type: 'text/csv' });
    fireEvent.change(dialog.getByLabelText('CSV file'), { target: { files: [file] } });
    fireEvent.click(await dialog.findByText('Add 1 person'));
    await dialog.findByText(
      /Save again at .* 0 of 1 person is added\. Add the others when you are ready\. Nobody is added twice\./,
    );

    await pause(-1);
    fireEvent.click(dialog.getByText('Add the others'));
    await within(await screen.findByLabelText('People')).findByText('Quill, Ida');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { handInDocument, type WriteResult } from '@vcms/data';
import { createPolicyDraft, saveHolder, submitPolicy } from '@vcms/insurance/data';
import { submitProgram } from '@vcms/programs/data';
import { submitAnswers } from '@vcms/questionnaires/data';
import { submitSafetyRecord } from '@vcms/safety-record/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { submitStaffDocument } from '@vcms/workforce/data';
import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProgramsPage } from './programs/programs-page.tsx';

const { contractor2 } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
const contractorId = contractor2.companyId;
const context = { firestore, uid: contractor2.uid, contractorId };
const today = new Date().toISOString().slice(0, 10);
const SENTENCE = /^Too many submissions within an hour\. Submit again at \d+:\d\d [AP]M\. Drafts are kept\.$/;

const CONTENT: Parameters<typeof createPolicyDraft>[2] = {
  line: 'professional',
  insurerName: 'Harbor Mutual',
  policyNumber: 'PL-7781',
  effective: LIVE_TODAY,
  expiration: '2027-11-21',
  limits: { prof_each_claim: 1_000_000 },
  claimsMade: true,
  autos: [],
  endorsements: {},
  namedInsured: 'A firm',
  producer: { name: 'Lakeside Brokers', email: undefined },
  amBest: undefined,
};

const pause = (ms: number) =>
  putLiveRecord(`intakePauses/${contractorId}`, {
    contractorId,
    until: Timestamp.fromMillis(Date.now() + ms),
  });
const messageOf = (result: WriteResult) => (result.kind === 'failed' ? result.failure.message : result.kind);

/** Each way to submit, of something that its writer finds or not: the rules refuse it while the pause stands. */
const WAYS: Readonly<Record<string, () => Promise<WriteResult>>> = {
  policies: () => submitPolicy(context, { id: 'paused' }, today),
  'what a policy shows one client': () =>
    saveHolder(
      context,
      { policyId: 'none', clientId: DEMO_PEOPLE.client2.companyId, submittedOn: today },
      undefined,
      { scheduled: [], docIds: [], certificateDocId: undefined },
    ),
  'OSHA years': () => submitSafetyRecord(context, { kind: 'oshaYears', id: '2014' }, today),
  programs: () => submitProgram(context, { programId: 'ladders', n: 9 }, today),
  answers: () =>
    submitAnswers(context, { definitionId: 'none', n: 1 }, { signedBy: 'Pat', signedTitle: 'Owner' }, today),
  'documents of people': () => submitStaffDocument(context, { staffId: 'none', id: 'none' }, today),
  documents: () =>
    handInDocument(context, { id: 'none', state: 'draft' }, { submittedOn: today, visibility: 'engaged' }),
};

describe('while a company has submitted too much within the hour', () => {
  beforeEach(() => pause(1_800_000));

  it.each(Object.keys(WAYS))(
    '%s are not submitted, and the person reads when to submit again',
    async (way) => {
      expect(messageOf((await WAYS[way]?.()) ?? { kind: 'done' })).toMatch(SENTENCE);
    },
  );

  it('a draft is stored, and submitted once the pause is over', async () => {
    expect(await createPolicyDraft(context, 'kept', CONTENT)).toEqual({ kind: 'done' });
    expect(messageOf(await submitPolicy(context, { id: 'kept' }, today))).toMatch(SENTENCE);

    await pause(-1);
    expect(await submitPolicy(context, { id: 'kept' }, today)).toEqual({ kind: 'done' });
  });

  it('a person who waits alone reads so', async () => {
    await putLiveRecord(`intakePauses/${contractorId}`, {
      ...{ contractorId, until: Timestamp.fromMillis(Date.now() - 1) },
      people: { [contractor2.uid]: { until: Timestamp.fromMillis(Date.now() + 1_800_000) } },
    });

    expect(messageOf(await submitStaffDocument(context, { staffId: 'none', id: 'none' }, today))).toMatch(
      /^You made too many submissions within an hour\. Submit again at \d+:\d\d [AP]M\. Drafts are kept\.$/,
    );
  });

  it('another refusal keeps its own sentence once the pause is over', async () => {
    await pause(-1);

    expect(messageOf(await submitPolicy(context, { id: 'none' }, today))).toBe(
      "You don't have access to this record.",
    );
  });

  it('the page keeps the draft and says so', async () => {
    const { shell } = renderWithShell(<ProgramsPage now={() => new Date()} />, {
      role: '5005',
      session: liveSession(contractor2),
      backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
      path: '/safety-programs',
      answer: true,
    });
    const program = within(await screen.findByRole('region', { name: 'Hazard communication' }));
    fireEvent.click(program.getByText('Does not apply to us'));
    fireEvent.change(await screen.findByLabelText(/^Reason/), {
      target: { value: 'We bring no chemicals; the host keeps and labels all of them.' },
    });
    fireEvent.click(screen.getByText('Submit'));

    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message).join(' ')).toMatch(/Submit again at/),
    );
    const draft = doc(firestore, `companies/${contractorId}/programVersions/hazard-communication_2`);
    expect((await getDoc(draft)).data()).toMatchObject({ state: 'draft', declaredNotApplicable: true });
  });
});

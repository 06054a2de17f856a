import { appealProgram } from '@vcms/programs/server';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from './on-review-created.ts';

const PATH = 'companies/a/programVersions/hot-work_1';
const REASON = 'Page 9 names who inspects.';
const STAMPS = {
  createdAt: new Date('2026-11-10T12:00:00Z'),
  createdBy: 'contractor',
  updatedAt: new Date('2026-11-10T12:00:00Z'),
  updatedBy: 'contractor',
  v: 1,
};
const VERSION = {
  ...{ contractorId: 'a', programId: 'hot-work', docId: 'manual', pageRefs: { permit: 3 }, version: 1 },
  ...{ declaredNotApplicable: false, state: 'in_review', submittedOn: '2026-11-10', ...STAMPS },
};
const ELEMENT = { text: 'Looked for.', points: 1, critical: false };

let world: World;
let second: Caller;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  second = await world.addPerson('second', '5002', 'firm');
});
afterAll(() => world.stop());

async function decided(
  reviewId: string,
  by: string,
  change: DocumentData,
): Promise<DocumentData | undefined> {
  await world.put(`companies/a/reviews/${reviewId}`, {
    ...{ contractorId: 'a', scope: 'firm', subjectType: 'program', subjectId: 'hot-work_1' },
    ...{ subjectVersion: 1, findings: [], publicComment: '', minutesToDecision: 60, decidedBy: by },
    decidedAt: new Date(reviewId === 'r1' ? '2026-11-12T10:00:00Z' : '2026-11-20T17:00:00Z'),
    ...change,
  });
  const found = await world.trusted.db.doc(`companies/a/reviews/${reviewId}`).get();
  await onReviewCreated(world.trusted, { companyId: 'a', reviewId, review: found.data() ?? {} });
  return await world.read(PATH);
}

const RETURN = {
  decision: 'changes_requested',
  publicComment: 'Name who inspects.',
  findings: [
    {
      ...{ key: 'permit', result: 'fail', comment: 'Nobody is named who inspects.' },
      element: 'Says who inspects.',
    },
  ],
};

async function appeal(caller = world.callers.contractor, reason = REASON, versionId = 'hot-work_1') {
  const before = await world.read(PATH);
  const request = checkedRequest('programAppeal', { versionId, reason });
  await appealProgram(world.trusted, caller, request);
  const after = await world.read(PATH);
  const change = { companyId: 'a', kind: 'programVersions', id: 'hot-work_1', eventId: 'appealed' };
  await onEvidenceWritten(world.trusted, { ...change, before, after });
}

const noticesTo = async (uid: string) =>
  (await world.list('notifications'))
    .filter(({ toId }) => toId === uid)
    .map(({ title, body }) => [title, body]);

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of ['reviewTasks', 'notifications', 'audit', 'companies/a/programVersions'])
    await db.recursiveDelete(db.collection(path));
  await db.recursiveDelete(db.collection('companies/a/reviews'));
  await world.put('users/second', { ...(await world.read('users/second')), status: 'active' });
  await world.put('programs/hot-work', {
    ...{ title: 'Hot work', cfr: '1910.252', appliesToTrades: [] },
    elements: [
      { ...ELEMENT, id: 'permit', points: 3 },
      { ...ELEMENT, id: 'watch' },
    ],
  });
  await world.put(PATH, VERSION);
  await decided('r1', 'service', RETURN);
});

describe('a second look at a safety program', () => {
  it('waits for the others of the firm, who are told, and not for who decided first', async () => {
    expect(await world.read(PATH)).toMatchObject({ state: 'changes_requested' });
    await appeal();

    expect(await world.read(PATH)).toMatchObject({
      ...{ state: 'submitted', version: 1, submittedOn: '2026-11-10', updatedBy: 'contractor' },
      appeal: {
        reason: REASON,
        askedOn: '2026-11-20',
        askedBy: 'contractor',
        reviewId: 'r1',
        decidedBy: 'service',
      },
    });
    expect(await world.read('reviewTasks/firm_program_a_hot-work_1')).toMatchObject({
      submittedOn: '2026-11-20',
      program: { programId: 'hot-work', secondLook: { decidedBy: 'service' } },
    });
    expect(await noticesTo('second')).toEqual([
      ['Document received', 'Acme Roofing: Hot work program, for a second look, waits for review.'],
    ]);
    expect(await noticesTo('service')).toEqual([]);
    const lines = (await world.list('audit')).map(({ action, actorUid, reason }) => [
      action,
      actorUid,
      reason,
    ]);
    expect(lines).toContainEqual(['program.appeal', 'contractor', REASON]);
    expect(lines.map(([action]) => action)).not.toContain('program.submit');
  });

  it('ends with the score where it is overturned; the contractor is told', async () => {
    await appeal();
    const pass = { result: 'pass', comment: '' };
    const findings = [
      { key: 'permit', ...pass },
      { key: 'watch', result: 'fail', comment: 'No fire watch is named.' },
    ];
    const version = await decided('r2', second.uid, { decision: 'accepted', findings });

    expect(version).toMatchObject({ state: 'accepted', score: '75.0', appeal: { reviewId: 'r1' } });
    expect(await world.list('reviewTasks')).toEqual([]);
    expect(await noticesTo('contractor')).toContainEqual([
      'Second look: accepted',
      'Hot work program is accepted after a second look by another reviewer.',
    ]);
    expect((await world.list('audit')).find(({ entityId }) => entityId === 'r2')).toMatchObject({
      actorUid: 'second',
      after: { decision: 'accepted', secondLook: true },
    });
  });

  it('is given once: what is upheld can be corrected, not appealed again', async () => {
    await appeal();
    await appeal();
    expect(await decided('r3', second.uid, RETURN)).toMatchObject({ state: 'changes_requested' });

    expect(await noticesTo('contractor')).toContainEqual([
      'Second look: returned',
      'Another reviewer returned it, too. Hot work program: Says who inspects: Nobody is named who inspects.',
    ]);
    await expect(appeal(undefined, 'Look at page 12 as well.')).rejects.toMatchObject({
      message: 'A second look was asked for already. It is given once.',
    });
  });

  it('is refused to others, of what was not returned, of what was corrected, and without a reason', async () => {
    const rival = await world.addPerson('rival', '5005', 'b');
    for (const caller of [rival, world.callers.client, world.callers.service])
      await expect(appeal(caller)).rejects.toMatchObject({ reason: 'not-allowed' });
    await expect(appeal(undefined, 'Unfair.')).rejects.toMatchObject({
      message: 'The reason must be 10-1000 characters.',
    });
    await world.put('companies/a/programVersions/hot-work_2', { ...VERSION, version: 2, state: 'draft' });
    await expect(appeal()).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(appeal(undefined, REASON, 'hot-work_2')).rejects.toMatchObject({ reason: 'wrong-state' });
    expect(await world.read(PATH)).not.toHaveProperty('appeal');
  });

  it('is refused while nobody else could give it', async () => {
    await world.put('users/second', { ...(await world.read('users/second')), status: 'disabled' });

    await expect(appeal()).rejects.toMatchObject({
      message: 'Nobody else can take a second look now. Contact customer service.',
    });
  });
});

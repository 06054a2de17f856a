import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const VERSION = {
  ...{ contractorId: 'a', programId: 'hot-work', docId: 'manual', pageRefs: { permit: 3 } },
  ...{ declaredNotApplicable: false, state: 'submitted', version: 1, submittedOn: '2026-11-18' },
};
const ELEMENT = { text: 'Looked for.', points: 1, critical: false };
const PATH = 'companies/a/programVersions/hot-work_1';

let world: World;
let decisions = 0;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of ['reviewTasks', 'engagements', 'notifications', 'companies/a/programVersions'])
    await db.recursiveDelete(db.collection(path));
  await db.recursiveDelete(db.collection('companies/a/reviews'));
  await world.put('clients/x', { clientId: 'x', selfReview: false });
  await world.put('engagements/x_a', {
    ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
    ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
  });
  await world.put('programs/hot-work', {
    ...{ title: 'Hot work', cfr: '1910.252', appliesToTrades: [] },
    elements: [
      { ...ELEMENT, id: 'permit', points: 5, critical: true },
      { ...ELEMENT, id: 'watch', points: 4 },
      { ...ELEMENT, id: 'ducts', points: 1 },
    ],
  });
});

async function written(fields: DocumentData): Promise<void> {
  const before = await world.read(PATH);
  await world.put(PATH, { ...before, ...fields });
  const after = await world.read(PATH);
  const change = { companyId: 'a', kind: 'programVersions', id: 'hot-work_1', eventId: String(fields.state) };
  await onEvidenceWritten(world.trusted, { ...change, before, after });
}

async function decided(scope: string, findings: readonly DocumentData[], change: DocumentData = {}) {
  const review = {
    ...{ contractorId: 'a', scope, subjectType: 'program', subjectId: 'hot-work_1', subjectVersion: 1 },
    ...{ findings, decision: 'accepted', publicComment: '', decidedBy: 'service', minutesToDecision: 60 },
    decidedAt: new Date('2026-11-20T10:00:00Z'),
    ...change,
  };
  decisions += 1;
  const reviewId = `r-${decisions}`;
  await world.put(`companies/a/reviews/${reviewId}`, review);
  // As the trigger has it: with the times of the store.
  const found = await world.trusted.db.doc(`companies/a/reviews/${reviewId}`).get();
  const stored = { companyId: 'a', reviewId, review: found.data() ?? {} };
  await onReviewCreated(world.trusted, stored);
  await onReviewCreated(world.trusted, stored);
  return await world.read(`companies/a/reviews/${reviewId}`);
}

const finding = (key: string, result: string) => ({
  key,
  result,
  comment: result === 'pass' ? '' : 'Missing.',
});
const ids = async () => (await world.list('reviewTasks')).map(({ id }) => id).sort();

describe('a safety program', () => {
  it('waits for the firm and its clients, and leaves their queues when it is withdrawn', async () => {
    await written(VERSION);

    expect(await ids()).toEqual(['firm_program_a_hot-work_1', 'x_program_a_hot-work_1']);
    expect(await world.read('reviewTasks/firm_program_a_hot-work_1')).toMatchObject({
      program: { programId: 'hot-work', isDeclared: false },
      clients: ['Northfield'],
    });
    await written({ state: 'withdrawn' });
    expect(await ids()).toEqual([]);
  });

  it('has the score of the findings once the firm accepts it; what they leave out has failed', async () => {
    await written({ ...VERSION, state: 'in_review' });
    const review = await decided('firm', [finding('permit', 'pass'), finding('ducts', 'na')]);

    expect(await world.read(PATH)).toMatchObject({
      ...{ state: 'accepted', score: '55.6', criticalFails: 0 },
      ...{ reviewedOn: '2026-11-20', validUntil: '2028-11-20' },
    });
    expect(review).toMatchObject({ score: '55.6', criticalFails: 0 });
    expect(await ids()).toEqual([]);
  });

  it('keeps the score of a client beside the review of that client, and stays where it is', async () => {
    await written({ ...VERSION, state: 'in_review' });
    const review = await decided('x', [
      finding('permit', 'fail'),
      finding('watch', 'pass'),
      finding('ducts', 'pass'),
    ]);

    const version = await world.read(PATH);
    expect(version).toMatchObject({ state: 'in_review' });
    expect(version).not.toHaveProperty('score');
    expect(review).toMatchObject({ score: '50.0', criticalFails: 1 });
    expect(await ids()).toEqual(['firm_program_a_hot-work_1']);
  });

  it('is not scored when it goes back, or when it only says that it does not apply', async () => {
    await written({ ...VERSION, state: 'in_review' });
    const returned = { decision: 'changes_requested', publicComment: 'Name the fire watch.' };
    await decided('firm', [finding('watch', 'fail')], returned);
    expect(await world.read(PATH)).toMatchObject({ state: 'changes_requested' });
    expect(await world.read(PATH)).not.toHaveProperty('score');

    await written({ ...VERSION, state: 'in_review', declaredNotApplicable: true });
    expect(await decided('x', [])).not.toHaveProperty('score');
  });
});

import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { runNightly } from '../nightly/run-nightly.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const PATH = 'companies/a/answers/safety';
const QUESTION = { type: 'yes_no_na', text: 'Is it so?', required: true, weight: 1, evidence: false };
const DRAFT = {
  ...{ definitionId: 'safety', contractorId: 'a', defVersion: 1, progressPct: 0, version: 1, state: 'draft' },
};
const answer = (value: string, day: string) => ({ value, answeredAt: new Date(day), answeredBy: 'pat' });

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of [
    'answerRows',
    'reviewTasks',
    'engagements',
    'companies/a/answers',
    'companies/a/reviews',
  ])
    await db.recursiveDelete(db.collection(path));
  await world.put('engagements/x_a', {
    ...{ clientId: 'x', contractorId: 'a', clientName: 'Northfield', contractorName: 'Acme Roofing' },
    ...{ state: 'approved', workTypes: [], riskLevel: 'low', sites: [] },
  });
  await world.put('questionnaires/safety/questionnaireVersions/1', {
    ...{ definitionId: 'safety', n: 1, owner: 'firm', title: 'Safety', status: 'published' },
    publishedOn: '2026-01-01',
    sections: [
      { title: 'One', questions: ['one', 'two'].map((id) => ({ ...QUESTION, id, knockout: ['no'] })) },
    ],
  });
});

async function written(fields: DocumentData): Promise<void> {
  const before = await world.read(PATH);
  await world.put(PATH, { ...before, ...fields });
  const found = await world.trusted.db.doc(PATH).get();
  const change = { companyId: 'a', kind: 'answers', id: 'safety', eventId: JSON.stringify(fields) };
  await onEvidenceWritten(world.trusted, { ...change, before, after: found.data() });
}

const rows = () => world.list('answerRows');
const row = (scope: string) => world.read(`answerRows/${scope}_a_safety`);

describe('the registers of answers', () => {
  it('follow a draft in tens, then its submission, acceptance and what changes afterwards', async () => {
    await written(DRAFT);
    expect((await rows()).map(({ id }) => id).sort()).toEqual(['firm_a_safety', 'x_a_safety']);
    await written({ progressPct: 50, answers: { one: answer('no', '2026-11-01') } });
    expect(await row('x')).toMatchObject({ state: 'draft', progressPct: 50, marks: [] });
    const asOf = (await row('x'))?.updatedAt;
    await written({ progressPct: 57 });
    expect((await row('x'))?.updatedAt).toEqual(asOf);

    const both = { one: answer('no', '2026-11-01'), two: answer('yes', '2026-11-02') };
    await written({ state: 'submitted', submittedOn: '2026-11-03', progressPct: 100, answers: both });
    expect(await row('firm')).toMatchObject({ state: 'submitted', knockouts: 1, marks: ['knockout'] });

    await written({ state: 'in_review' });
    const review = {
      ...{ contractorId: 'a', scope: 'firm', subjectType: 'questionnaire', subjectId: 'safety' },
      ...{ subjectVersion: 1, findings: [], decision: 'accepted', publicComment: '', decidedBy: 'cs' },
      ...{ minutesToDecision: 5, decidedAt: new Date('2026-11-04T10:00:00Z') },
    };
    await world.put('companies/a/reviews/r1', review);
    const stored = (await world.trusted.db.doc('companies/a/reviews/r1').get()).data() ?? {};
    await onReviewCreated(world.trusted, { companyId: 'a', reviewId: 'r1', review: stored });
    await written({ state: 'accepted' });
    expect(await row('firm')).toMatchObject({ state: 'accepted', changed: 0 });

    await written({ state: 'draft', version: 2, answers: { ...both, two: answer('na', '2026-11-10') } });
    expect(await row('firm')).toMatchObject({ state: 'draft', version: 2 });
    expect(await row('firm')).not.toHaveProperty('knockouts');
    await written({ state: 'submitted', submittedOn: '2026-11-11' });
    expect(await row('x')).toMatchObject({ changed: 1, marks: ['knockout', 'changed'] });
  });

  it('are made by night for data that has none, and lose what is not seen any more', async () => {
    await world.put('companies/a', {
      kind: 'contractor',
      name: 'Acme Roofing',
      plan: 'full',
      status: 'active',
    });
    await world.put(PATH, { ...DRAFT, answers: {} });
    await runNightly(world.trusted, { purge: false });
    expect(await rows()).toHaveLength(2);

    await world.put('engagements/x_a', { clientId: 'x', contractorId: 'a', state: 'ended' });
    await world.trusted.db.doc('answerRows/firm_a_safety').update({ title: 'Wrong' });
    world.setNow('2026-11-21T18:00:00Z');
    await runNightly(world.trusted, { purge: false });
    expect(await rows()).toMatchObject([{ id: 'firm_a_safety', title: 'Safety' }]);
  });
});

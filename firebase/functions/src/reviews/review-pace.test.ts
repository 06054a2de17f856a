import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onReviewCreated } from './on-review-created.ts';
import { REVIEW_PACE, showReviewPace } from './review-pace.ts';

let world: World;
beforeAll(async () => {
  // A Friday.
  world = await startWorld('2026-11-20T18:00:00Z');
});
afterAll(() => world.stop());

/** A document that was submitted on a day and decided on another one, told twice as triggers are. */
async function decide(id: string, submittedOn: string, decidedOn: string, change: object = {}) {
  await world.put(`companies/a/documents/${id}`, {
    ...{ contractorId: 'a', typeId: 'w9', category: 'w9', title: id, version: 1, state: 'in_review' },
    submittedOn,
  });
  const review = {
    ...{ contractorId: 'a', subjectType: 'document', subjectId: id, subjectVersion: 1, scope: 'firm' },
    ...{ decision: 'accepted', findings: [], publicComment: '', decidedBy: 'service', minutesToDecision: 5 },
    decidedAt: Timestamp.fromDate(new Date(`${decidedOn}T18:00:00Z`)),
    ...change,
  };
  await world.put(`companies/a/reviews/${id}`, review);
  for (const _time of [1, 2]) await onReviewCreated(world.trusted, { companyId: 'a', reviewId: id, review });
}

it("measures the firm's promise from its own decisions of 30 days, each counted once", async () => {
  const pace = () => showReviewPace(world.trusted, world.callers.admin);
  expect(await pace()).toEqual({ from: '2026-10-22', decided: 0, inTime: 0, medianDays: 0 });

  await decide('long-ago', '2026-10-01', '2026-10-21');
  await decide('at-once', '2026-11-13', '2026-11-13');
  // Over a weekend: three working days, and four.
  await decide('in-time', '2026-11-13', '2026-11-18');
  await decide('late', '2026-11-13', '2026-11-19');
  await decide('very-late', '2026-08-03', '2026-11-19');
  await decide('of-a-client', '2026-11-13', '2026-11-19', { scope: 'x' });
  await decide('of-an-older-version', '2026-11-13', '2026-11-19', { subjectVersion: 0 });

  expect(await pace()).toEqual({ from: '2026-11-13', decided: 4, inTime: 2, medianDays: 3.5 });
  expect(await showReviewPace(world.trusted, world.callers.service)).toMatchObject({ decided: 4 });
  // A document a day, whatever was decided on it.
  expect((await world.list(REVIEW_PACE)).map(({ id }) => id).sort()).toEqual([
    '2026-10-21',
    '2026-11-13',
    '2026-11-18',
    '2026-11-19',
  ]);
});

it.each(['client', 'reduced', 'contractor'] as const)('is not told to %s', async (who) => {
  await expect(showReviewPace(world.trusted, world.callers[who])).rejects.toMatchObject({
    reason: 'not-allowed',
  });
});

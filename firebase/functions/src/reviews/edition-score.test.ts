import { startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onReviewCreated } from './on-review-created.ts';

const VERSION = 'companies/a/programVersions/hot-work_1';
const STAMPS = {
  ...{ createdAt: new Date('2026-11-10T12:00:00Z'), createdBy: 'contractor', v: 1 },
  ...{ updatedAt: new Date('2026-11-10T12:00:00Z'), updatedBy: 'contractor' },
};
const SAID = { title: 'Hot work', cfr: '1910.252', appliesToTrades: [] };
const element = (id: string, points: number, critical = false) => ({
  id,
  text: `Says ${id}.`,
  points,
  critical,
});
/** What was asked at the submission; the next edition asks for a third element, and weighs the others otherwise. */
const FIRST = { ...SAID, elements: [element('permit', 3), element('watch', 1)] };
const SECOND = { ...SAID, elements: [element('permit', 1), element('watch', 1), element('signs', 5, true)] };

let world: World;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  await publish(1, FIRST);
  await publish(2, SECOND);
});
afterAll(() => world.stop());

async function publish(n: number, said: DocumentData): Promise<void> {
  const published = { status: 'published', publishedOn: '2026-11-01', changeNote: 'Reviewed.', ...STAMPS };
  await world.put(`programs/hot-work/programEditions/${n}`, {
    programId: 'hot-work',
    n,
    ...said,
    ...published,
  });
  await world.put('programs/hot-work', { ...said, edition: n });
}

/** What the version and its review keep after the firm accepted what was submitted against `edition`. */
async function accepted(edition: DocumentData) {
  await world.put(VERSION, {
    ...{ contractorId: 'a', programId: 'hot-work', docId: 'manual', pageRefs: {}, version: 1, ...edition },
    ...{ declaredNotApplicable: false, state: 'in_review', submittedOn: '2026-11-10', ...STAMPS },
  });
  const review = {
    ...{
      contractorId: 'a',
      scope: 'firm',
      subjectType: 'program',
      subjectId: 'hot-work_1',
      subjectVersion: 1,
    },
    ...{ decision: 'accepted', publicComment: '', minutesToDecision: 60, decidedBy: 'service' },
    decidedAt: new Date('2026-11-20T17:00:00Z'),
    findings: [
      { key: 'permit', result: 'pass', comment: '' },
      { key: 'watch', result: 'fail', comment: 'No fire watch is named.' },
    ],
  };
  const reviewId = `of-edition-${edition.edition ?? 'none'}`;
  const path = `companies/a/reviews/${reviewId}`;
  await world.put(path, review);
  const stored = await world.trusted.db.doc(path).get();
  await onReviewCreated(world.trusted, { companyId: 'a', reviewId, review: stored.data() ?? {} });
  return [await world.read(VERSION), await world.read(path)];
}

it('scores an acceptance by the edition of the submission, though a newer one was published since', async () => {
  const [version, review] = await accepted({ edition: 1 });

  expect(version).toMatchObject({ state: 'accepted', edition: 1, score: '75.0', criticalFails: 0 });
  expect(review).toMatchObject({ score: '75.0', criticalFails: 0 });
});

it('scores by the newest edition what was submitted against it', async () => {
  const [version] = await accepted({ edition: 2 });

  expect(version).toMatchObject({ edition: 2, score: '14.3', criticalFails: 1 });
});

it('scores by what the catalogue says now where the version names no edition', async () => {
  const [version] = await accepted({});

  expect(version).toMatchObject({ state: 'accepted', score: '14.3', criticalFails: 1 });
});

it('scores by no other edition where the one of the submission is missing', async () => {
  const [version] = await accepted({ edition: 7 });

  expect(version).toMatchObject({ state: 'accepted', edition: 7 });
  expect(version).not.toHaveProperty('score');
});

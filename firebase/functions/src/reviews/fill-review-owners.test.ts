import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillReviewOwners } from './fill-review-owners.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('writes into reviews of answers who asks, once, and leaves those of other evidence', async () => {
  await world.put('questionnaires/safety', { owner: 'firm', title: 'Safety' });
  await world.put('questionnaires/yard', { owner: 'client', title: 'Our yard' });
  const review = { subjectType: 'questionnaire', scope: 'firm', decision: 'accepted', v: 1 };
  await world.put('companies/a/reviews/of-firm', { ...review, subjectId: 'safety' });
  await world.put('companies/a/reviews/of-client', { ...review, subjectId: 'yard' });
  await world.put('companies/b/reviews/lost', { ...review, subjectId: 'no-longer-there' });
  await world.put('companies/b/reviews/policy', { ...review, subjectType: 'policy', subjectId: 'safety' });

  expect(await fillReviewOwners(world.trusted, ['a', 'b'])).toBe(2);
  expect(await world.read('companies/a/reviews/of-firm')).toMatchObject({ ...review, owner: 'firm' });
  expect(await world.read('companies/a/reviews/of-client')).toMatchObject({ owner: 'client' });
  expect(await world.read('companies/b/reviews/lost')).not.toHaveProperty('owner');
  expect(await world.read('companies/b/reviews/policy')).not.toHaveProperty('owner');
  expect(await fillReviewOwners(world.trusted, ['a', 'b'])).toBe(0);
});

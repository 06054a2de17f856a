import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellContractor } from './tell-decision.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function told(reviewId: string, comments: readonly string[]): Promise<unknown> {
  const findings = comments.map((comment) => ({ key: 'other', result: 'fail', comment }));
  const review = { subjectType: 'policy', scope: 'firm', decision: 'changes_requested', findings };
  const subject = { title: 'Automobile liability', isSecondLook: false };
  await tellContractor(world.trusted, { companyId: 'a', reviewId, review }, subject);
  return (await world.list('notifications')).find(({ id }) => `${id}`.endsWith(reviewId))?.body;
}

it('ends each sentence of a return once, and counts the findings in a sentence of its own', async () => {
  const first = 'The certificate does not show the holder.';
  expect(await told('five', [first, 'b.', 'c.', 'd.', 'e.'])).toBe(
    'Automobile liability: The certificate does not show the holder. 5 findings in all.',
  );
  expect(await told('one', ['Upload a clear copy'])).toBe('Automobile liability: Upload a clear copy.');
});

import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCommentOwners } from './fill-comment-owners.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('gives saved comments from before they had an owner to the firm, once, and leaves those of a client', async () => {
  const comment = { programId: 'hot-work', text: 'Name who inspects the site.', v: 1 };
  await world.put('savedComments/old', comment);
  await world.put('savedComments/of-client', { ...comment, owner: 'client' });
  const { docs } = await world.trusted.db.collection('savedComments').get();

  expect(await fillCommentOwners(world.trusted, docs)).toBe(1);
  expect(await world.read('savedComments/old')).toMatchObject({ ...comment, owner: 'firm' });
  expect(await world.read('savedComments/of-client')).toMatchObject({ owner: 'client' });
  expect(await fillCommentOwners(world.trusted, docs)).toBe(0);
});

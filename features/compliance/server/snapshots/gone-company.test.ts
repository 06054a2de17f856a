import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSnapshot } from './write-snapshot.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterEach(() => world.stop());

it.each(['x', 'a'])('no result is made once company %s of a pair is deleted', async (company) => {
  await writeSnapshot(world.trusted, 'x', 'a');
  expect(await world.read('snapshots/x_a')).toBeDefined();
  await world.trusted.db.doc('snapshots/x_a').delete();
  await world.trusted.db.doc(`companies/${company}`).delete();

  await writeSnapshot(world.trusted, 'x', 'a');
  expect(await world.read('snapshots/x_a')).toBeUndefined();
});

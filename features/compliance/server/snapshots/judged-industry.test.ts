import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSnapshot } from './write-snapshot.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

it('a result says by which industry it was judged: what is declared waits', async () => {
  await writeSnapshot(world.trusted, 'x', 'a');
  expect(await world.read('snapshots/x_a')).not.toHaveProperty('naics');

  const company = world.trusted.db.doc('companies/a');
  await company.update({ naicsPrimary: '238160', declaredFacts: { values: { naicsPrimary: '484220' } } });
  await writeSnapshot(world.trusted, 'x', 'a');
  expect(await world.read('snapshots/x_a')).toMatchObject({ naics: '238160' });
});

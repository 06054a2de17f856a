import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOverrideWritten } from './on-demand-written.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

it.each([
  ['insurance.gl.gl_each_occurrence', '1000000', 'certificates'],
  ['osha.trir', '2.50', 'statistics'],
])('a special limit of %s leads its contractor to where it is seen to (N10)', async (key, value, place) => {
  const pair = { clientId: 'x', contractorId: 'a' };
  const after = {
    ...pair,
    key,
    value,
    waived: false,
    reason: 'Tall work',
    from: '2026-11-20',
    state: 'active',
  };
  await onOverrideWritten(world.trusted, { id: key, before: undefined, after });

  const mails = await world.list('noticeMail');
  expect(mails.filter(({ id }) => id.endsWith(key))).toMatchObject([
    { toId: world.callers.contractor.uid, title: 'Requirements change on 11/20/2026', place },
  ]);
});

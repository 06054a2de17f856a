import { onRequirementSetWritten } from '@vcms/compliance/server';
import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  startWorld,
  thrice,
  type World,
} from '@vcms/server/test-support';
import { onVarianceWritten } from '@vcms/variances/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNightly } from '../nightly/run-nightly.ts';

let world: World;

/** Asks for general liability and nothing else. */
const REQUIREMENTS = {
  ...NOTHING_ASKED,
  insurance: { gl: { required: true, limits: {}, endorsements: [], warnDays: 30 } },
};

beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
  const after = { ...REQUIREMENTS, updatedBy: 'client' };
  await onRequirementSetWritten(world.trusted, {
    ...{ clientId: 'x', n: '1', eventId: 'r1', before: undefined },
    after,
  });
  world.setNow('2027-02-01T06:05:00Z');
});
afterAll(() => world.stop());

it('ends a variance after its last day and takes the version that begins to hold', async () => {
  const variance = {
    ...{ clientId: 'x', contractorId: 'a', key: 'insurance.gl', reason: 'Renewal is being written now.' },
    ...{
      requestedBy: 'contractor',
      requestedRole: '5005',
      from: '2027-02-01',
      to: '2027-02-08',
      state: 'approved',
    },
  };
  await world.put('variances/v1', variance);
  await thrice(() =>
    onVarianceWritten(world.trusted, {
      id: 'v1',
      eventId: 'v1e',
      before: { state: 'requested' },
      after: variance,
    }),
  );
  expect((await world.read('snapshots/x_a'))?.result.overall).toBe('variance');
  await world.put('clients/x/requirementSets/2', {
    ...REQUIREMENTS,
    n: 2,
    effectiveFrom: '2027-02-05',
    policy: { ...REQUIREMENTS.policy, fourEyes: true },
  });

  world.setNow('2027-02-09T06:05:00Z');
  await runNightly(world.trusted, { purge: false });

  expect(await world.read('variances/v1')).toMatchObject({ state: 'expired' });
  expect(await world.read('clients/x')).toMatchObject({ fourEyes: true });
  expect(await world.read('clients/x/requirementSets/1')).toMatchObject({ status: 'superseded' });
  const told = (await world.list('notifications')).filter(({ toId }) => toId === 'client');
  expect(told.filter(({ title }) => title === 'Variance approved')).toHaveLength(1);
});

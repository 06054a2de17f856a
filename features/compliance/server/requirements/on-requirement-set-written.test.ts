import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  POLICY,
  startWorld,
  type World,
} from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyVersions, onRequirementSetWritten } from './on-requirement-set-written.ts';

let world: World;

const TODAY = '2026-11-20';

function asks(n: number, each: number, effectiveFrom: string, endorsements: readonly string[] = []) {
  const gl = { required: true, limits: { gl_each_occurrence: each }, endorsements, warnDays: 30 };
  return { ...NOTHING_ASKED, n, effectiveFrom, insurance: { gl }, updatedBy: 'client' };
}

/** Publishes a version; what the contractor's person has been told of it. */
async function publish(version: ReturnType<typeof asks>): Promise<readonly unknown[]> {
  const known = new Set((await notices()).map(({ id }) => id));
  const n = String(version.n);
  await world.put(`clients/x/requirementSets/${n}`, version);
  const event = { clientId: 'x', n, eventId: `r${n}`, before: undefined, after: version };
  await onRequirementSetWritten(world.trusted, event);
  await onRequirementSetWritten(world.trusted, event);
  const added = (await notices()).filter(({ id }) => !known.has(id));
  return added.map(({ title, body }) => [title, body]);
}

async function notices() {
  const all = await world.list('notifications');
  return all.filter(({ toId, title }) => toId === 'contractor' && String(title).startsWith('Requirements'));
}

beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('companies/a/policies/p1', { ...POLICY, state: 'accepted' });
  await world.put('clients/x/requirementSets/1', asks(1, 1_000_000, '2026-01-01'));
});
afterAll(() => world.stop());

describe('contractors of a client that publishes a version', () => {
  it('are told of one that takes effect today, against the version before it', async () => {
    expect(await publish(asks(2, 2_000_000, TODAY))).toEqual([
      ['Requirements change on 11/20/2026', 'Northfield: 1 item changes for you, 1 not met today.'],
    ]);
  });

  it('are told of a second one of the same day, of an added endorsement, and of a later day', async () => {
    expect(await publish(asks(3, 2_000_000, TODAY, ['additional_insured']))).toHaveLength(1);
    expect(await publish(asks(4, 1_000_000, '2026-12-20', ['additional_insured']))).toEqual([
      ['Requirements change on 12/20/2026', expect.stringContaining('1 item changes for you')],
    ]);
  });

  it('are not told of one that changes nothing for them', async () => {
    expect(await publish(asks(5, 1_000_000, '2026-12-21', ['additional_insured']))).toEqual([]);
  });
});

describe('the policy of a client', () => {
  const policy = async () => (await world.trusted.db.doc('clients/x').get()).get('selfReview');
  const notes = async () => (await world.list('failedJobs')).filter(({ job }) => job === 'recordDamaged');
  const set = (n: number, selfReview: boolean) => ({
    ...asks(n, 1_000_000, TODAY),
    policy: { ...NOTHING_ASKED.policy, selfReview },
  });

  it('does not fall back to an older version while the one in force cannot be read, and the firm is told', async () => {
    await world.put('clients/x/requirementSets/6', set(6, true));
    await world.put('clients/x/requirementSets/7', set(7, false));
    await applyVersions(world.trusted, 'x');
    expect(await policy()).toBe(false);

    await world.put('clients/x/requirementSets/7', { ...set(7, false), changeNote: 5 });
    await applyVersions(world.trusted, 'x');
    expect(await policy()).toBe(false);
    expect(await notes()).toMatchObject([{ subject: 'clients/x/requirementSets/7', companyId: 'x' }]);

    await world.put('clients/x/requirementSets/7', set(7, false));
    await applyVersions(world.trusted, 'x');
    expect(await notes()).toEqual([]);
  });
});

import { documentPath } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endEngagements } from './end-engagements.ts';
import { moveEngagement } from './move-engagement.ts';
import { onEngagementWritten } from './on-engagement-written.ts';
import { standingOn } from './standing-on.ts';

let world: World;
let second: Caller;

/** One program is asked of everybody, and nobody has it. */
const PROGRAM_ASKED = {
  ...NOTHING_ASKED,
  programs: [
    { programId: 'fall-protection', when: 'always', passScore: 80, reviewEveryMonths: 12, weight: 1 },
  ],
};
const KEY = 'program.fall-protection';
const REASON = 'The written program is with our safety manager.';

beforeAll(async () => {
  world = await startWorld();
  second = await world.addPerson('second', '5003', 'x');
  await world.put('clients/x/requirementSets/1', PROGRAM_ASKED);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'submitted' });
  await fourEyes(false);
});

function fourEyes(wanted: boolean): Promise<void> {
  const rules = { graceDays: 7, varianceMaxDays: 180, selfReview: false, staffAffectsCompany: false };
  return world.put(documentPath('clientPolicies', 'x'), { clientId: 'x', ...rules, fourEyes: wanted });
}

const PAIR = { clientId: 'x', contractorId: 'a' };
const approve = (caller: Caller, more: object = {}) =>
  moveEngagement(world.trusted, caller, { ...PAIR, action: 'approve', ...more });

async function lastDecision() {
  const all = await world.list('engagementDecisions');
  return all.toSorted((left, right) => left.decidedAt.toMillis() - right.decidedAt.toMillis()).at(-1);
}

describe('a decision about a contractor', () => {
  it('is kept with what was known, and stays so when the requirements change', async () => {
    await approve(world.callers.client, {
      reason: REASON,
      terms: { conditions: 'Ground work only.', endOn: '2027-06-30' },
    });
    const kept = await lastDecision();

    expect(kept).toMatchObject({
      action: 'approve',
      reason: REASON,
      conditions: 'Ground work only.',
      decidedBy: 'client',
      requirementVersion: 1,
      result: {
        asOf: '2026-11-20',
        overall: 'non_compliant',
        items: [{ key: KEY, status: 'non_compliant' }],
      },
    });
    expect(await world.read('engagements/x_a')).toMatchObject({ state: 'approved', endOn: '2027-06-30' });

    await world.put('clients/x/requirementSets/2', { ...NOTHING_ASKED, n: 2, effectiveFrom: '2026-11-01' });
    const { results } = await standingOn(world.trusted, world.callers.client, {
      ...PAIR,
      dates: ['2026-10-31', '2026-11-20'],
    });
    expect(results.map(({ overall }) => overall)).toEqual(['non_compliant', 'not_applicable']);
    expect(await lastDecision()).toEqual(kept);
    await world.trusted.db.doc('clients/x/requirementSets/2').delete();
  });

  it('grants variances for the gaps in the same step, and then needs no reason', async () => {
    const variance = { key: KEY, reason: REASON, to: '2027-01-31' };
    await expect(
      approve(world.callers.client, { terms: { variances: [{ ...variance, to: '2028-01-01' }] } }),
    ).rejects.toMatchObject({ reason: 'invalid', field: 'variances' });
    await approve(world.callers.client, { terms: { variances: [variance] } });

    expect(await world.list('variances')).toMatchObject([
      {
        key: KEY,
        state: 'approved',
        from: '2026-11-20',
        to: '2027-01-31',
        selfApproved: true,
        decidedBy: 'client',
      },
    ]);
    expect(await lastDecision()).toMatchObject({ varianceKeys: [KEY], result: { overall: 'variance' } });
    for (const { id } of await world.list('variances'))
      await world.trusted.db.doc(`variances/${id}`).delete();
  });

  it('takes two people where the client wants four eyes; the second confirms what the first proposed', async () => {
    await fourEyes(true);
    const before = await world.read('engagements/x_a');
    const terms = { conditions: 'Ground work only.' };
    expect(await approve(world.callers.client, { reason: REASON, terms })).toEqual({
      state: 'submitted',
      isFirstOfTwo: true,
    });
    const after = await world.read('engagements/x_a');
    await onEngagementWritten(world.trusted, { id: 'x_a', eventId: 'first', before, after });
    expect(await approve(world.callers.client, { reason: REASON, terms })).toMatchObject({
      isFirstOfTwo: true,
    });

    expect(await approve(second, { terms: { conditions: 'Everything.' } })).toEqual({ state: 'approved' });
    expect(await lastDecision()).toMatchObject({
      decidedBy: 'second',
      firstBy: 'client',
      conditions: 'Ground work only.',
      reason: REASON,
    });
    const notices = await world.list('notifications');
    const told = notices.filter(({ title }) => title === 'Second approval needed').map(({ toId }) => toId);
    expect(told).toEqual(['second']);
    expect(await world.read('engagements/x_a')).not.toHaveProperty('firstApproval');
  });

  it('ends the approval by itself after its last day, once', async () => {
    await approve(world.callers.client, { reason: REASON, terms: { endOn: '2026-11-21' } });

    expect(await endEngagements(world.trusted, ['x_a'], '2026-11-21')).toBe(0);
    expect(await endEngagements(world.trusted, ['x_a'], '2026-11-22')).toBe(1);
    expect(await endEngagements(world.trusted, ['x_a'], '2026-11-22')).toBe(0);
    expect(await world.read('engagements/x_a')).toMatchObject({ state: 'ended' });
    await expect(
      standingOn(world.trusted, world.callers.client, { ...PAIR, dates: ['2026-11-20'] }),
    ).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});

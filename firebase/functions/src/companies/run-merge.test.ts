import { COMPANY_MERGES, finishMerges, merge, outcome, twins } from '@vcms/companies/server';
import { onEngagementWritten } from '@vcms/engagements/server';
import { failingAfter, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('a merge that is disturbed', () => {
  it('is the same when it was stopped after any of its writes and asked for again', async () => {
    const whole = await twins(world);
    await merge(world, whole);
    const expected = await outcome(world, whole);

    let points = 0;
    for (let writes = 0; ; writes += 2) {
      const ids = await twins(world);
      const stopped = await merge(world, ids, false, failingAfter(world.trusted, writes)).then(
        () => false,
        () => true,
      );
      expect(await merge(world, ids)).toMatchObject({ done: true });
      expect(await outcome(world, ids), `stopped after ${writes} writes`).toEqual(expected);
      points += 1;
      if (!stopped) break;
    }
    expect(points).toBeGreaterThan(10);
  }, 180_000);

  it('happens once although it is asked for twice at a time and again later', async () => {
    const ids = await twins(world);

    await Promise.all([merge(world, ids), merge(world, ids)]);
    const once = await outcome(world, ids);
    const again = await merge(world, ids);

    expect(again).toMatchObject({ done: true, moves: { users: 1, engagements: 2 } });
    expect(await outcome(world, ids)).toEqual(once);
    const lines = (await world.list('audit')).filter((line) => line.action === 'company.merge');
    expect(lines.filter(({ entityId }) => entityId === ids.source)).toHaveLength(1);
  });

  it('that was left in the middle is finished in the night', async () => {
    const ids = await twins(world);
    await expect(merge(world, ids, false, failingAfter(world.trusted, 5))).rejects.toThrow('stopped');
    await world.trusted.db
      .doc(`${COMPANY_MERGES}/${ids.source}`)
      .update({ updatedAt: new Date('2026-11-20T01:00:00Z') });

    expect(await finishMerges(world.trusted)).toBe(1);

    expect(await world.read(`companies/${ids.source}`)).toMatchObject({ mergedInto: ids.target });
    expect(await finishMerges(world.trusted)).toBe(0);
  });

  it('tells nobody again of what was submitted, asked or approved before', async () => {
    const before = (await world.list('notifications')).length;
    const moved = { state: 'submitted', version: 1, mergedFrom: 's', clientId: 'x', contractorId: 'a' };
    const fresh = { before: undefined, after: moved, eventId: 'e-merge' };

    await onEvidenceWritten(world.trusted, { ...fresh, companyId: 'a', kind: 'policies', id: 'p1' });
    await onEngagementWritten(world.trusted, { ...fresh, id: 'x_a' });

    expect((await world.list('notifications')).length).toBe(before);
  });
});

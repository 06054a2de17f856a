import { MERGE_REASON, mergeCompanies } from '@vcms/companies/server';
import { repairTasks } from '@vcms/server/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshNewDays } from '../nightly/new-days.ts';
import { runNightly } from '../nightly/run-nightly.ts';
import { engagement, POLICY, startTaskWorld, type TaskWorld } from './task-world.ts';

let queue: TaskWorld;
beforeAll(async () => {
  queue = await startTaskWorld();
});
afterAll(() => queue.world.stop());
beforeEach(() => queue.reset());

describe('the night', () => {
  it('makes the tasks of data that has none, repairs wrong ones, and then finds nothing to do', async () => {
    const { db } = queue.world.trusted;
    await db.recursiveDelete(db.collection('reviewTasks'));
    expect((await runNightly(queue.world.trusted, { purge: false })).reviewTasks).toBe(1);
    expect(await queue.scopes()).toEqual(['firm', 'x', 'y']);

    await db.doc('reviewTasks/firm_policy_a_p1').update({ state: 'in_review', extra: true });
    await queue.world.put('reviewTasks/z_policy_a_p9', {
      ...{ scope: 'z', subjectType: 'policy', subjectId: 'p9', contractorId: 'a' },
    });
    queue.world.setNow('2026-11-20T18:01:00Z');
    expect((await runNightly(queue.world.trusted, { purge: false })).reviewTasks).toBe(1);
    expect(await queue.scopes()).toEqual(['firm', 'x', 'y']);
    expect(await queue.task('firm')).toMatchObject({ state: 'submitted' });
    expect((await queue.task('firm'))?.extra).toBeUndefined();

    queue.world.setNow('2026-11-20T18:02:00Z');
    expect((await runNightly(queue.world.trusted, { purge: false })).reviewTasks).toBe(0);
  });

  it("takes out of a client's queue what does not cover any more, at the client's own midnight", async () => {
    await queue.reviewsForItself(true);
    await queue.policy({ state: 'accepted', expiration: '2026-11-21' });
    expect(await queue.scopes()).toEqual(['x']);
    await queue.world.trusted.db.doc('companies/x').update({ timezone: 'America/Los_Angeles' });

    queue.world.setNow('2026-11-21T07:05:00Z');
    await runNightly(queue.world.trusted, { purge: false });
    expect(await queue.scopes()).toEqual(['x']);
    queue.world.setNow('2026-11-21T08:05:00Z');
    await refreshNewDays(queue.world.trusted);
    expect(await queue.scopes()).toEqual([]);
    await queue.world.trusted.db.doc('companies/x').update({ timezone: 'America/Chicago' });
  });
});

describe('a merge', () => {
  it('of contractors leaves what waits with the target alone', async () => {
    const own = { kind: 'contractor', plan: 'full', status: 'active', Zip: '61602', name: 'Harbor Steel' };
    await queue.world.put('companies/b', own);
    await queue.world.put('companies/c', own);
    await queue.world.put('engagements/x_b', engagement('x', 'b'));
    await queue.world.put('companies/b/policies/p5', { ...POLICY, contractorId: 'b' });
    await repairTasks(queue.world.trusted, ['b', 'c']);
    const of = async (id: string) => (await queue.tasks()).filter(({ contractorId }) => contractorId === id);
    expect(await of('b')).toHaveLength(2);

    const request = { sourceId: 'b', targetId: 'c', preview: false, reason: MERGE_REASON };
    await mergeCompanies(queue.world.trusted, queue.world.callers.admin, request);

    expect(await of('b')).toEqual([]);
    expect((await of('c')).map(({ scope }) => scope).sort()).toEqual(['firm', 'x']);
    expect(await repairTasks(queue.world.trusted, ['b', 'c'])).toBe(0);
  });

  it('of clients carries tasks and decisions over', async () => {
    const own = { kind: 'client', plan: 'full', status: 'active', Zip: '61602', name: 'Westport' };
    await queue.world.put('companies/v', own);
    await queue.world.put('companies/w', own);
    await queue.world.put('engagements/v_a', { ...engagement('v'), clientName: 'Westport' });
    await queue.world.put('companies/a/policies/p2', POLICY);
    await repairTasks(queue.world.trusted, ['a']);
    await queue.decided('v');
    const of = async (scope: string) =>
      (await queue.tasks()).filter((entry) => entry.scope === scope).map(({ subjectId }) => subjectId);
    expect(await of('v')).toEqual(['p2']);

    const request = { sourceId: 'v', targetId: 'w', preview: false, reason: MERGE_REASON };
    await mergeCompanies(queue.world.trusted, queue.world.callers.admin, request);

    expect(await of('v')).toEqual([]);
    expect(await of('w')).toEqual(['p2']);
  });
});

import { onCompanyWritten } from '@vcms/companies/server';
import { onLockWritten, repairTasks } from '@vcms/server/tasks';
import { thrice } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POLICY, startTaskWorld, type TaskWorld } from './task-world.ts';

let queue: TaskWorld;
beforeAll(async () => {
  queue = await startTaskWorld();
});
afterAll(() => queue.world.stop());
beforeEach(() => queue.reset());

describe('a policy', () => {
  it('that is submitted waits for the firm and for each client that sees the contractor', async () => {
    await queue.world.trusted.db.recursiveDelete(queue.world.trusted.db.collection('reviewTasks'));
    await queue.world.put('companies/a/policies/p1', { ...POLICY, state: 'draft' });
    await queue.policy({ state: 'submitted' });

    expect(await queue.scopes()).toEqual(['firm', 'x', 'y']);
    expect(await queue.task('firm')).toMatchObject({
      subjectType: 'policy',
      subjectId: 'p1',
      contractorName: 'Acme Roofing',
      clients: ['Northfield', 'Riverbend'],
      line: 'gl',
      policyNumber: 'GL-1001',
      state: 'submitted',
      submittedOn: '2026-11-18',
      v: 1,
    });
    expect(JSON.stringify(await queue.task('y'))).not.toContain('Northfield');
  });

  it('takes its state and its version along, and leaves the queues when it is withdrawn', async () => {
    await queue.policy({ state: 'in_review' });
    expect((await queue.tasks()).map(({ state }) => state)).toEqual(['in_review', 'in_review', 'in_review']);

    await queue.policy({ state: 'withdrawn' });
    expect(await queue.tasks()).toEqual([]);
  });

  it('is judged by what is stored, whatever a late event says', async () => {
    const handedIn = await queue.changed('companies/a/policies/p1', { state: 'in_review' });
    await queue.policy({ state: 'withdrawn' });
    await queue.followPolicy(handedIn);
    expect(await queue.tasks()).toEqual([]);

    const withdrawn = await queue.changed('companies/a/policies/p1', { state: 'withdrawn' });
    await queue.changed('companies/a/policies/p1', { state: 'submitted', version: 2 });
    await queue.followPolicy(withdrawn);
    expect((await queue.tasks()).map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('that stays as it is costs no write', async () => {
    const before = await queue.world.trusted.db.doc('reviewTasks/firm_policy_a_p1').get();
    await queue.policy({ insurerName: 'Another Mutual' });

    const after = await queue.world.trusted.db.doc('reviewTasks/firm_policy_a_p1').get();
    expect(after.updateTime?.isEqual(before.updateTime ?? after.readTime)).toBe(true);
  });
});

describe('a decision', () => {
  it('of a client ends its own task in this version', async () => {
    await queue.decided('x');
    expect(await queue.scopes()).toEqual(['firm', 'y']);

    await queue.policy({ version: 2 });
    expect(await queue.scopes()).toEqual(['firm', 'x', 'y']);
  });

  it('of the firm that returns it is counted once it comes again, for the firm alone', async () => {
    const about = { scope: 'firm', subjectType: 'policy', subjectId: 'p1' };
    for (const subjectVersion of [1, 2])
      await queue.world.put(`companies/a/reviews/returned-${subjectVersion}`, {
        ...about,
        ...{ subjectVersion, decision: 'changes_requested' },
      });
    await queue.policy({ version: 3 });

    expect(await queue.task('firm')).toMatchObject({ version: 3, returns: 2 });
    expect(await queue.task('x')).not.toHaveProperty('returns');
  });

  it('of the firm ends the tasks of all but those who review for themselves', async () => {
    await queue.reviewsForItself(true);
    await queue.decided('firm', { decidedBy: 'service' });

    expect(await queue.scopes()).toEqual(['x']);
    expect(await queue.task('x')).toMatchObject({ state: 'accepted', endsOn: '2027-01-15' });
    await queue.decided('x');
    expect(await queue.tasks()).toEqual([]);
  });
});

describe('a client', () => {
  it('gets what the firm accepted when it begins to review for itself, and loses it when it ends to', async () => {
    await queue.policy({ state: 'accepted' });
    expect(await queue.scopes()).toEqual([]);
    await queue.reviewsForItself(true);
    expect(await queue.scopes()).toEqual(['x']);
    await queue.reviewsForItself(false);
    expect(await queue.scopes()).toEqual([]);
  });

  it('sees the queue of a contractor as long as its evidence, and the firm sees who relies on it', async () => {
    await queue.pair('x_a', { state: 'ended' });
    expect(await queue.scopes()).toEqual(['firm', 'y']);
    expect((await queue.task('firm'))?.clients).toEqual(['Riverbend']);

    await queue.pair('x_a', { state: 'invited' });
    expect(await queue.scopes()).toEqual(['firm', 'y']);
    expect((await queue.task('firm'))?.clients).toEqual(['Northfield', 'Riverbend']);

    await queue.pair('x_a', { state: 'in_progress' });
    expect(await queue.scopes()).toEqual(['firm', 'x', 'y']);
    await queue.pair('x_a', undefined);
    expect(await queue.scopes()).toEqual(['firm', 'y']);
  });

  it('stands in the queue with its name of now, and so does the contractor', async () => {
    await queue.pair('y_a', { clientName: 'Brookside' });
    expect((await queue.task('y'))?.clients).toEqual(['Brookside']);
    expect((await queue.task('firm'))?.clients).toEqual(['Brookside', 'Northfield']);

    const renamed = await queue.changed('companies/a', { name: 'Summit Roofing' });
    await thrice(() => onCompanyWritten(queue.world.trusted, { ...renamed, companyId: 'a' }));
    const names = (await queue.tasks()).map(({ contractorName }) => contractorName);
    expect(names).toEqual(['Summit Roofing', 'Summit Roofing', 'Summit Roofing']);
    await queue.changed('companies/a', { name: 'Acme Roofing' });
  });
});

describe('a lock', () => {
  const path = 'locks/firm_policy_a_p1';
  const lock = { holderUid: 'service', holderName: 'service Vale', until: new Date('2026-11-20T18:15:00Z') };
  const follow = () => thrice(() => onLockWritten(queue.world.trusted, 'firm_policy_a_p1'));

  it('shows in the task of its scope alone, until it is cleared away', async () => {
    await queue.world.put(path, lock);
    await follow();
    expect((await queue.task('firm'))?.lock).toMatchObject({
      holderUid: 'service',
      holderName: 'service Vale',
    });
    expect((await queue.task('x'))?.lock).toBeUndefined();

    await queue.policy({ state: 'in_review' });
    expect((await queue.task('firm'))?.lock).toMatchObject({ holderUid: 'service' });
    expect(await repairTasks(queue.world.trusted, ['a'])).toBe(0);

    await queue.changed(path, undefined);
    await follow();
    expect((await queue.task('firm'))?.lock).toBeUndefined();
  });

  it('makes no task where nothing waits', async () => {
    await queue.policy({ state: 'withdrawn' });
    await queue.world.put(path, lock);
    await follow();

    expect(await queue.tasks()).toEqual([]);
  });
});

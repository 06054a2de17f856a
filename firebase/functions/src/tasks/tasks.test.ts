import { MERGE_REASON, mergeCompanies, onCompanyWritten } from '@vcms/companies/server';
import { onEngagementWritten } from '@vcms/engagements/server';
import { onLockWritten, repairTasks, tasksOfClient } from '@vcms/server/tasks';
import { startWorld, thrice, POLICY as WAITING_POLICY, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { refreshNewDays } from '../nightly/new-days.ts';
import { runNightly } from '../nightly/run-nightly.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const NOON = '2026-11-20T18:00:00Z';

const POLICY = { ...WAITING_POLICY, contractorId: 'a' };

const REVIEW = {
  contractorId: 'a',
  subjectType: 'policy',
  subjectId: 'p1',
  subjectVersion: 1,
  decision: 'accepted',
  findings: [],
  publicComment: '',
  decidedBy: 'client',
  decidedAt: new Date('2026-11-20T10:00:00Z'),
  minutesToDecision: 60,
};

const NAMES: Readonly<Record<string, string>> = { x: 'Northfield', y: 'Riverbend' };

let world: World;
let events = 0;
beforeAll(async () => {
  world = await startWorld(NOON);
});
afterAll(() => world.stop());

function engagement(clientId: string, contractorId = 'a', state = 'approved') {
  const names = { clientName: NAMES[clientId], contractorName: 'Acme Roofing' };
  return { clientId, contractorId, ...names, state, workTypes: [], riskLevel: 'low', sites: [] };
}

/** The contractor with two clients, one policy that waits, and the tasks of it. */
beforeEach(async () => {
  world.setNow(NOON);
  const { db } = world.trusted;
  for (const path of ['reviewTasks', 'locks', 'engagements', 'companies/a/policies', 'companies/a/reviews'])
    await db.recursiveDelete(db.collection(path));
  for (const id of ['x', 'y']) {
    await world.put(`engagements/${id}_a`, engagement(id));
    await world.put(`clients/${id}`, { clientId: id, selfReview: false });
  }
  await world.put('companies/a/policies/p1', POLICY);
  await repairTasks(world.trusted, ['a']);
});

interface Event {
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** Changes a document; answers the event that its trigger gets. */
async function changed(path: string, fields: DocumentData | undefined): Promise<Event> {
  const before = await world.read(path);
  if (fields === undefined) await world.trusted.db.doc(path).delete();
  else await world.put(path, { ...before, ...fields });
  events += 1;
  return { eventId: `event-${events}`, before, after: await world.read(path) };
}

const followPolicy = (event: Event, id = 'p1') =>
  onEvidenceWritten(world.trusted, { ...event, companyId: 'a', kind: 'policies', id });
const followPair = (event: Event, id: string) => onEngagementWritten(world.trusted, { ...event, id });

async function policy(fields: DocumentData): Promise<void> {
  const event = await changed('companies/a/policies/p1', fields);
  await thrice(() => followPolicy(event));
}

async function pair(id: string, fields: DocumentData | undefined): Promise<void> {
  const event = await changed(`engagements/${id}`, fields);
  await thrice(() => followPair(event, id));
}

async function decided(scope: string, change: DocumentData = {}): Promise<void> {
  const review = { ...REVIEW, scope, ...change };
  const reviewId = `r-${scope}-${review.subjectVersion}`;
  await world.put(`companies/a/reviews/${reviewId}`, review);
  await thrice(() => onReviewCreated(world.trusted, { companyId: 'a', reviewId, review }));
}

const tasks = () => world.list('reviewTasks');
const scopes = async () => (await tasks()).map(({ scope }) => scope).sort();
const task = (scope: string) => world.read(`reviewTasks/${scope}_policy_a_p1`);

async function reviewsForItself(selfReview: boolean): Promise<void> {
  const event = await changed('clients/x', { selfReview });
  await thrice(() => tasksOfClient(world.trusted, 'x', event));
}

describe('a policy', () => {
  it('that is submitted waits for the firm and for each client that sees the contractor', async () => {
    await world.trusted.db.recursiveDelete(world.trusted.db.collection('reviewTasks'));
    await world.put('companies/a/policies/p1', { ...POLICY, state: 'draft' });
    await policy({ state: 'submitted' });

    expect(await scopes()).toEqual(['firm', 'x', 'y']);
    expect(await task('firm')).toMatchObject({
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
    expect(JSON.stringify(await task('y'))).not.toContain('Northfield');
  });

  it('takes its state and its version along, and leaves the queues when it is withdrawn', async () => {
    await policy({ state: 'in_review' });
    expect((await tasks()).map(({ state }) => state)).toEqual(['in_review', 'in_review', 'in_review']);

    await policy({ state: 'withdrawn' });
    expect(await tasks()).toEqual([]);
  });

  it('is judged by what is stored, whatever a late event says', async () => {
    const handedIn = await changed('companies/a/policies/p1', { state: 'in_review' });
    await policy({ state: 'withdrawn' });
    await followPolicy(handedIn);
    expect(await tasks()).toEqual([]);

    const withdrawn = await changed('companies/a/policies/p1', { state: 'withdrawn' });
    await changed('companies/a/policies/p1', { state: 'submitted', version: 2 });
    await followPolicy(withdrawn);
    expect((await tasks()).map(({ version }) => version)).toEqual([2, 2, 2]);
  });

  it('that stays as it is costs no write', async () => {
    const before = await world.trusted.db.doc('reviewTasks/firm_policy_a_p1').get();
    await policy({ insurerName: 'Another Mutual' });

    const after = await world.trusted.db.doc('reviewTasks/firm_policy_a_p1').get();
    expect(after.updateTime?.isEqual(before.updateTime ?? after.readTime)).toBe(true);
  });
});

describe('a decision', () => {
  it('of a client ends its own task in this version', async () => {
    await decided('x');
    expect(await scopes()).toEqual(['firm', 'y']);

    await policy({ version: 2 });
    expect(await scopes()).toEqual(['firm', 'x', 'y']);
  });

  it('of the firm ends the tasks of all but those who review for themselves', async () => {
    await reviewsForItself(true);
    await decided('firm', { decidedBy: 'service' });

    expect(await scopes()).toEqual(['x']);
    expect(await task('x')).toMatchObject({ state: 'accepted', endsOn: '2027-01-15' });
    await decided('x');
    expect(await tasks()).toEqual([]);
  });
});

describe('a client', () => {
  it('gets what the firm accepted when it begins to review for itself, and loses it when it ends to', async () => {
    await policy({ state: 'accepted' });
    expect(await scopes()).toEqual([]);
    await reviewsForItself(true);
    expect(await scopes()).toEqual(['x']);
    await reviewsForItself(false);
    expect(await scopes()).toEqual([]);
  });

  it('sees the queue of a contractor as long as its evidence, and the firm sees who relies on it', async () => {
    await pair('x_a', { state: 'ended' });
    expect(await scopes()).toEqual(['firm', 'y']);
    expect((await task('firm'))?.clients).toEqual(['Riverbend']);

    await pair('x_a', { state: 'invited' });
    expect(await scopes()).toEqual(['firm', 'y']);
    expect((await task('firm'))?.clients).toEqual(['Northfield', 'Riverbend']);

    await pair('x_a', { state: 'in_progress' });
    expect(await scopes()).toEqual(['firm', 'x', 'y']);
    await pair('x_a', undefined);
    expect(await scopes()).toEqual(['firm', 'y']);
  });

  it('stands in the queue with its name of now, and so does the contractor', async () => {
    await pair('y_a', { clientName: 'Brookside' });
    expect((await task('y'))?.clients).toEqual(['Brookside']);
    expect((await task('firm'))?.clients).toEqual(['Brookside', 'Northfield']);

    const renamed = await changed('companies/a', { name: 'Summit Roofing' });
    await thrice(() => onCompanyWritten(world.trusted, { ...renamed, companyId: 'a' }));
    const names = (await tasks()).map(({ contractorName }) => contractorName);
    expect(names).toEqual(['Summit Roofing', 'Summit Roofing', 'Summit Roofing']);
    await changed('companies/a', { name: 'Acme Roofing' });
  });
});

describe('a lock', () => {
  const path = 'locks/firm_policy_a_p1';
  const lock = { holderUid: 'service', holderName: 'service Vale', until: new Date('2026-11-20T18:15:00Z') };
  const follow = () => thrice(() => onLockWritten(world.trusted, 'firm_policy_a_p1'));

  it('shows in the task of its scope alone, until it is cleared away', async () => {
    await world.put(path, lock);
    await follow();
    expect((await task('firm'))?.lock).toMatchObject({ holderUid: 'service', holderName: 'service Vale' });
    expect((await task('x'))?.lock).toBeUndefined();

    await policy({ state: 'in_review' });
    expect((await task('firm'))?.lock).toMatchObject({ holderUid: 'service' });
    expect(await repairTasks(world.trusted, ['a'])).toBe(0);

    await changed(path, undefined);
    await follow();
    expect((await task('firm'))?.lock).toBeUndefined();
  });

  it('makes no task where nothing waits', async () => {
    await policy({ state: 'withdrawn' });
    await world.put(path, lock);
    await follow();

    expect(await tasks()).toEqual([]);
  });
});

describe('the night', () => {
  it('makes the tasks of data that has none, repairs wrong ones, and then finds nothing to do', async () => {
    const { db } = world.trusted;
    await db.recursiveDelete(db.collection('reviewTasks'));
    expect((await runNightly(world.trusted, { purge: false })).reviewTasks).toBe(1);
    expect(await scopes()).toEqual(['firm', 'x', 'y']);

    await db.doc('reviewTasks/firm_policy_a_p1').update({ state: 'in_review', extra: true });
    await world.put('reviewTasks/z_policy_a_p9', {
      ...{ scope: 'z', subjectType: 'policy', subjectId: 'p9', contractorId: 'a' },
    });
    world.setNow('2026-11-20T18:01:00Z');
    expect((await runNightly(world.trusted, { purge: false })).reviewTasks).toBe(1);
    expect(await scopes()).toEqual(['firm', 'x', 'y']);
    expect(await task('firm')).toMatchObject({ state: 'submitted' });
    expect((await task('firm'))?.extra).toBeUndefined();

    world.setNow('2026-11-20T18:02:00Z');
    expect((await runNightly(world.trusted, { purge: false })).reviewTasks).toBe(0);
  });

  it("takes out of a client's queue what does not cover any more, at the client's own midnight", async () => {
    await reviewsForItself(true);
    await policy({ state: 'accepted', expiration: '2026-11-21' });
    expect(await scopes()).toEqual(['x']);
    await world.trusted.db.doc('companies/x').update({ timezone: 'America/Los_Angeles' });

    world.setNow('2026-11-21T07:05:00Z');
    await runNightly(world.trusted, { purge: false });
    expect(await scopes()).toEqual(['x']);
    world.setNow('2026-11-21T08:05:00Z');
    await refreshNewDays(world.trusted);
    expect(await scopes()).toEqual([]);
    await world.trusted.db.doc('companies/x').update({ timezone: 'America/Chicago' });
  });
});

describe('a merge', () => {
  it('of contractors leaves what waits with the target alone', async () => {
    const own = { kind: 'contractor', plan: 'full', status: 'active', Zip: '61602', name: 'Harbor Steel' };
    await world.put('companies/b', own);
    await world.put('companies/c', own);
    await world.put('engagements/x_b', engagement('x', 'b'));
    await world.put('companies/b/policies/p5', { ...POLICY, contractorId: 'b' });
    await repairTasks(world.trusted, ['b', 'c']);
    const of = async (id: string) => (await tasks()).filter(({ contractorId }) => contractorId === id);
    expect(await of('b')).toHaveLength(2);

    const request = { sourceId: 'b', targetId: 'c', preview: false, reason: MERGE_REASON };
    await mergeCompanies(world.trusted, world.callers.admin, request);

    expect(await of('b')).toEqual([]);
    expect((await of('c')).map(({ scope }) => scope).sort()).toEqual(['firm', 'x']);
    expect(await repairTasks(world.trusted, ['b', 'c'])).toBe(0);
  });

  it('of clients carries tasks and decisions over', async () => {
    const own = { kind: 'client', plan: 'full', status: 'active', Zip: '61602', name: 'Westport' };
    await world.put('companies/v', own);
    await world.put('companies/w', own);
    await world.put('engagements/v_a', { ...engagement('v'), clientName: 'Westport' });
    await world.put('companies/a/policies/p2', POLICY);
    await repairTasks(world.trusted, ['a']);
    await decided('v');
    const of = async (scope: string) =>
      (await tasks()).filter((entry) => entry.scope === scope).map(({ subjectId }) => subjectId);
    expect(await of('v')).toEqual(['p2']);

    const request = { sourceId: 'v', targetId: 'w', preview: false, reason: MERGE_REASON };
    await mergeCompanies(world.trusted, world.callers.admin, request);

    expect(await of('v')).toEqual([]);
    expect(await of('w')).toEqual(['p2']);
  });
});

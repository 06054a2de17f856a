import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/world.ts';
import { onLockWritten, repairTasks, tasksOfClient, tasksOfEngagement } from './keep-tasks.ts';
import { syncTasks } from './sync-tasks.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** A document that tasks follow from, what is written into it, and who follows. */
interface Write {
  readonly path: string;
  readonly fields: DocumentData;
  readonly follow: (written: {
    readonly before: DocumentData | undefined;
    readonly after: DocumentData | undefined;
  }) => Promise<unknown>;
}

const policyIds = fc.constantFrom('p1', 'p2');
const clientIds = fc.constantFrom('x', 'y');

const policyWrite = fc
  .record({
    id: policyIds,
    state: fc.constantFrom('draft', 'submitted', 'in_review', 'accepted', 'withdrawn', 'changes_requested'),
    version: fc.constantFrom(1, 2),
  })
  .map(
    ({ id, ...fields }): Write => ({
      path: `companies/a/policies/${id}`,
      fields: {
        line: 'gl',
        policyNumber: id,
        expiration: '2027-01-15',
        submittedOn: '2026-11-18',
        ...fields,
      },
      follow: () => syncTasks(world.trusted, 'a', id),
    }),
  );

const reviewWrite = fc
  .record({ subjectId: policyIds, scope: clientIds, subjectVersion: fc.constantFrom(1, 2) })
  .map(
    (review): Write => ({
      path: `companies/a/reviews/${Object.values(review).join('-')}`,
      fields: { ...review, subjectType: 'policy', decision: 'accepted' },
      follow: () => syncTasks(world.trusted, 'a', review.subjectId),
    }),
  );

const engagementWrite = fc
  .record({ clientId: clientIds, state: fc.constantFrom('invited', 'approved', 'ended') })
  .map(
    ({ clientId, state }): Write => ({
      path: `engagements/${clientId}_a`,
      fields: { clientId, contractorId: 'a', clientName: clientId, state },
      follow: (written) => tasksOfEngagement(world.trusted, written),
    }),
  );

const clientWrite = fc.record({ clientId: clientIds, selfReview: fc.boolean() }).map(
  ({ clientId, selfReview }): Write => ({
    path: `clients/${clientId}`,
    fields: { clientId, selfReview },
    follow: (written) => tasksOfClient(world.trusted, clientId, written),
  }),
);

const lockWrite = fc
  .record({ scope: fc.constantFrom('firm', 'x'), id: policyIds, holderUid: fc.constantFrom('u1', 'u2') })
  .map(({ scope, id, holderUid }): Write => {
    const lockId = `${scope}_policy_a_${id}`;
    return {
      path: `locks/${lockId}`,
      fields: { holderUid, holderName: holderUid, until: new Date('2026-11-20T18:15:00Z') },
      follow: () => onLockWritten(world.trusted, lockId),
    };
  });

const writes = fc.array(
  fc.oneof(
    { arbitrary: policyWrite, weight: 3 },
    { arbitrary: engagementWrite, weight: 2 },
    reviewWrite,
    clientWrite,
    lockWrite,
  ),
  { minLength: 4, maxLength: 14 },
);

/** Writes, and answers what is left to do about it. */
async function written({ path, fields, follow }: Write): Promise<() => Promise<unknown>> {
  const before = await world.read(path);
  await world.put(path, fields);
  const after = await world.read(path);
  return () => follow({ before, after });
}

it('leaves nothing to repair, however late, often and beside each other the events come', async () => {
  let made = 0;
  const run = fc.asyncProperty(writes, fc.infiniteStream(fc.nat(99)), async (all, places) => {
    const late: (() => Promise<unknown>)[] = [];
    const early: (Promise<unknown> | undefined)[] = [];
    for (const write of all) {
      late.splice(places.next().value % (late.length + 1), 0, await written(write));
      // Some are followed while the next ones are written, and come again afterwards.
      if (places.next().value > 70) early.push(late[0]?.());
    }
    await Promise.all([...early, ...late.map((follow) => follow())]);

    expect(await repairTasks(world.trusted, ['a'])).toBe(0);
    made += (await world.list('reviewTasks')).length;
  });
  await fc.assert(run, { numRuns: 20 });
  expect(made).toBeGreaterThan(10);
});

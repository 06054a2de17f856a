import { onEngagementWritten } from '@vcms/engagements/server';
import { repairTasks, tasksOfClient } from '@vcms/server/tasks';
import { startWorld, thrice, POLICY as WAITING_POLICY } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onReviewCreated } from '../reviews/on-review-created.ts';

const NOON = '2026-11-20T18:00:00Z';

export const POLICY = { ...WAITING_POLICY, contractorId: 'a' };

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

export function engagement(clientId: string, contractorId = 'a', state = 'approved') {
  const names = { clientName: NAMES[clientId], contractorName: 'Acme Roofing' };
  return { clientId, contractorId, ...names, state, workTypes: [], riskLevel: 'low', sites: [] };
}

interface Event {
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** A world with what the tests of review tasks do in it; each trigger gets its event three times. */
export async function startTaskWorld() {
  const world = await startWorld(NOON);
  let events = 0;

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
  const tasks = () => world.list('reviewTasks');

  return {
    world,
    changed,
    followPolicy,
    followPair,
    tasks,
    scopes: async () => (await tasks()).map(({ scope }) => scope).sort(),
    task: (scope: string) => world.read(`reviewTasks/${scope}_policy_a_p1`),

    /** The contractor with two clients, one policy that waits, and the tasks of it. */
    async reset(): Promise<void> {
      world.setNow(NOON);
      const { db } = world.trusted;
      for (const path of [
        'reviewTasks',
        'locks',
        'engagements',
        'companies/a/policies',
        'companies/a/reviews',
      ])
        await db.recursiveDelete(db.collection(path));
      for (const id of ['x', 'y']) {
        await world.put(`engagements/${id}_a`, engagement(id));
        await world.put(`clients/${id}`, { clientId: id, selfReview: false });
      }
      await world.put('companies/a/policies/p1', POLICY);
      await repairTasks(world.trusted, ['a']);
    },

    async policy(fields: DocumentData): Promise<void> {
      const event = await changed('companies/a/policies/p1', fields);
      await thrice(() => followPolicy(event));
    },

    async pair(id: string, fields: DocumentData | undefined): Promise<void> {
      const event = await changed(`engagements/${id}`, fields);
      await thrice(() => followPair(event, id));
    },

    async decided(scope: string, change: DocumentData = {}): Promise<void> {
      const review = { ...REVIEW, scope, ...change };
      const reviewId = `r-${scope}-${review.subjectVersion}`;
      await world.put(`companies/a/reviews/${reviewId}`, review);
      await thrice(() => onReviewCreated(world.trusted, { companyId: 'a', reviewId, review }));
    },

    async reviewsForItself(selfReview: boolean): Promise<void> {
      const event = await changed('clients/x', { selfReview });
      await thrice(() => tasksOfClient(world.trusted, 'x', event));
    },
  };
}

export type TaskWorld = Awaited<ReturnType<typeof startTaskWorld>>;

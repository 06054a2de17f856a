import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { documentPath, type ReviewSubject } from '@vcms/domain';
import { buildProduct, startStack } from '@vcms/launcher';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { Timestamp } from 'firebase-admin/firestore';
import { type AdminSdk, openAdminSdk } from '../support/admin-sdk.ts';
import { DEMO_FOLDER } from '../support/demo-folder.ts';
import { test } from '../support/product.ts';

const OPTIONS = { host: '127.0.0.1', shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0, reset: false };

test('after a kill -9 of the local Firebase every acknowledged write is there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-kill-'));
  const product = await buildProduct(() => undefined);
  const log = (): undefined => undefined;
  const first = await startStack({ ...OPTIONS, product, dataDir, log });
  const before = openAdminSdk(first.firebase.origin, first.projectId);
  const acknowledged: string[] = [];

  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; count < 10_000; count += 1) {
      const id = `w${writer}-${count}`;
      await before.firestore.doc(`durability/${id}`).set({ writer, count });
      acknowledged.push(id);
      if (acknowledged.length === 200) spawn('kill', ['-9', String(first.firebase.pid)]);
    }
  });
  await Promise.race([Promise.allSettled(writers), first.firebase.ended]);
  expect(await first.firebase.ended).toBe(false);
  const promised = [...acknowledged];
  await before.close();
  await first.stop();

  const second = await startStack({ ...OPTIONS, product, dataDir, log });
  const after = openAdminSdk(second.firebase.origin, second.projectId);
  const kept = new Set((await after.firestore.collection('durability').listDocuments()).map(({ id }) => id));
  expect(promised.length).toBeGreaterThanOrEqual(200);
  expect(promised.filter((id) => !kept.has(id))).toEqual([]);
  await after.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What waits for the firm in the demo data, but for the program: its score needs an answer for each element. */
const COLLECTIONS = {
  policy: 'policies',
  osha_year: 'oshaYears',
  emr: 'emr',
  not_rated: 'notRated',
  questionnaire: 'answers',
} as const satisfies Partial<Record<ReviewSubject, string>>;
const REVIEWS = 8;

interface Waiting {
  readonly reviewId: string;
  readonly contractorId: string;
  readonly subjectType: keyof typeof COLLECTIONS;
  readonly subjectId: string;
  readonly version: number;
}

async function waitingForTheFirm({ firestore }: AdminSdk): Promise<readonly Waiting[]> {
  const types = Object.keys(COLLECTIONS);
  const tasks = firestore
    .collection('reviewTasks')
    .where('scope', '==', 'firm')
    .where('subjectType', 'in', types);
  const { docs } = await tasks.limit(REVIEWS).get();
  return docs.map((task, at) => {
    const { contractorId, subjectType, subjectId, version } = task.data() as Omit<Waiting, 'reviewId'>;
    return { reviewId: `in-flight-${at}`, contractorId, subjectType, subjectId, version };
  });
}

const subjectPath = ({ contractorId, subjectType, subjectId }: Waiting) =>
  documentPath(COLLECTIONS[subjectType], contractorId, subjectId);

function accept({ firestore }: AdminSdk, waiting: Waiting): Promise<unknown> {
  const { reviewId, contractorId, subjectType, subjectId, version } = waiting;
  const [uid, now] = [DEMO_PEOPLE.cs.uid, Timestamp.now()];
  return firestore.doc(documentPath('reviews', contractorId, reviewId)).set({
    ...{ contractorId, subjectType, subjectId, subjectVersion: version, scope: 'firm' },
    ...{ decision: 'accepted', findings: [], publicComment: '', minutesToDecision: 5 },
    ...{ decidedBy: uid, decidedAt: now },
    ...{ createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 },
  });
}

/** What follows from an accepted review, in the order in which it does. */
const STEPS = ['review', 'evidence', 'audit', 'queue', 'notices', 'results'] as const;
type Step = (typeof STEPS)[number];

async function followedFrom(
  { firestore }: AdminSdk,
  waiting: Waiting,
): Promise<Readonly<Record<Step, boolean>>> {
  const { reviewId, contractorId, subjectType, subjectId } = waiting;
  const key = `review-${contractorId}-${reviewId}`;
  const own = firestore
    .collection('users')
    .where('companyId', '==', contractorId)
    .where('role', '==', '5005');
  const [review, subject, audit, people, told, tasks, snapshots] = await Promise.all([
    firestore.doc(documentPath('reviews', contractorId, reviewId)).get(),
    firestore.doc(subjectPath(waiting)).get(),
    firestore.doc(documentPath('audit', key)).get(),
    own.where('status', '==', 'active').get(),
    firestore.collection('reminderLog').where('eventKey', '==', key).get(),
    firestore.collection('reviewTasks').where('contractorId', '==', contractorId).get(),
    firestore.collection('snapshots').where('contractorId', '==', contractorId).get(),
  ]);
  const left = tasks.docs.filter(
    (task) =>
      task.get('scope') === 'firm' &&
      task.get('subjectType') === subjectType &&
      task.get('subjectId') === subjectId,
  );
  return {
    review: review.exists,
    evidence: subject.get('state') === 'accepted',
    audit: audit.exists,
    queue: left.length === 0,
    // Everybody once: a call that is made again tells nobody twice.
    notices: people.size > 0 && told.size === people.size,
    results: snapshots.docs.every((snapshot) => snapshot.get('evaluatedAt') >= review.get('decidedAt')),
  };
}

/** A call that failed, as of two transactions that met, comes again after 10 s as in production (Eventarc), then after 20. */
const EVENT_AGAIN_MS = 35_000;

test('after a kill -9 amid eight reviews each acknowledged one is there, with everything that follows from it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-kill-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  const product = await buildProduct(() => undefined);
  const log = (): undefined => undefined;
  const first = await startStack({ ...OPTIONS, product, dataDir, log });
  const before = openAdminSdk(first.firebase.origin, first.projectId);
  const waiting = await waitingForTheFirm(before);
  expect(waiting).toHaveLength(REVIEWS);

  // The first evidence that its review has moved: the functions are amid the others then.
  const moved = Promise.race(
    waiting.map(
      (one) =>
        new Promise<void>((resolve) => {
          before.firestore.doc(subjectPath(one)).onSnapshot(
            (subject) => subject.get('state') === 'accepted' && resolve(),
            () => undefined,
          );
        }),
    ),
  ).then(() => spawn('kill', ['-9', String(first.firebase.pid)]));
  const promised: string[] = [];
  const writes = waiting.map((one) => accept(before, one).then(() => promised.push(one.reviewId)));
  await Promise.race([Promise.all([moved, Promise.allSettled(writes)]), first.firebase.ended]);
  expect(await first.firebase.ended).toBe(false);
  await before.close();
  await first.stop();

  const second = await startStack({ ...OPTIONS, product, dataDir, log });
  const after = openAdminSdk(second.firebase.origin, second.projectId);
  expect(promised.length).toBeGreaterThan(0);
  const lacking = async (step: Step) => {
    const all = await Promise.all(
      waiting.map(async (one) => ({ ...one, followed: await followedFrom(after, one) })),
    );
    const made = all.filter(({ reviewId, followed }) => promised.includes(reviewId) || followed.review);
    return made.filter(({ followed }) => !followed[step]).map(({ reviewId }) => reviewId);
  };
  for (const step of STEPS)
    await expect.poll(() => lacking(step), { message: step, timeout: EVENT_AGAIN_MS }).toEqual([]);
  const all = await Promise.all(waiting.map((one) => followedFrom(after, one)));
  expect(all.filter(({ review, evidence, audit }) => !review && (evidence || audit))).toEqual([]);
  await after.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});

import {
  nextReviewTask,
  type PageRequest,
  pageOf,
  pageQuery,
  reviewTasksOf,
  takenTaskLinesQuery,
} from '@vcms/data';
import { policyTasks, type ReviewTask, type TaskRelation } from '@vcms/domain';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { getDocsFromServer, limit, query } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

const WAITING = 2_000;
/** Each works for two clients: X, who has them all, and one of ten others. */
const CONTRACTORS = 400;
/** Rows on a page of the queue; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;

const LINES = ['gl', 'auto', 'umbrella', 'wc_el'] as const;
const oldestFirst = { field: 'submittedOn', descending: false, type: 'text' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: oldestFirst, size: SIZE };

function dayOf(at: number): string {
  return `2026-${String(1 + (at % 10)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
}

function relation(clientId: string): TaskRelation {
  const own = { selfReview: false, today: '2026-11-20' };
  return { clientId, clientName: `Client ${clientId}`, state: 'approved', ...own };
}

/** What the server keeps of a policy that waits. */
function tasksAt(at: number): readonly ReviewTask[] {
  const contractor = at % CONTRACTORS;
  return policyTasks({
    contractorId: `k${contractor}`,
    contractorName: `Contractor ${contractor}`,
    policies: [
      {
        id: `p${at}`,
        line: LINES[Math.floor(at / 7) % LINES.length] ?? 'gl',
        policyNumber: `GL-${at}`,
        namedInsured: `Contractor ${contractor}`,
        expiration: '2027-11-01',
        state: at % 9 === 0 ? 'in_review' : 'submitted',
        version: 1,
        submittedOn: dayOf(at),
      },
    ],
    holders: [],
    relations: [relation('X'), relation(`W${contractor % 10}`)],
    reviews: [],
  });
}

let world: AccessWorld;

async function reads(method = 'GET'): Promise<number> {
  const answer = await fetch(`${world.origin}/emulator/v1/usage`, { method });
  return method === 'GET' ? ((await answer.json()) as { readonly reads: number }).reads : 0;
}

beforeAll(async () => {
  world = await startAccessWorld();
  const tasks = Array.from({ length: WAITING }, (_, at) => tasksAt(at)).flat();
  await world.write(new Map(tasks.map(({ id, ...task }) => [`reviewTasks/${id}`, stamped(task)])));
}, 180_000);
afterAll(() => world.stop());

const STEPS: readonly (readonly [step: string, request: PageRequest])[] = [
  ['first page', FIRST],
  ['next page', { ...FIRST, cursor: { side: 'after', value: '2026-03-11', id: 'firm_policy_k2_p2' } }],
  ['one line', { ...FIRST, filters: { line: 'auto' } }],
  ['one line, being reviewed', { ...FIRST, filters: { line: 'gl', state: 'in_review' } }],
  ['newest first', { ...FIRST, order: { ...oldestFirst, descending: true } }],
];

const SIDES = [
  { who: 'the firm', role: '5002', scope: 'firm', named: 2 },
  { who: 'a client that has all of the contractors', role: '5003', scope: 'X', named: 1 },
] as const;

describe(`a queue of ${WAITING} waiting policies`, () => {
  it.each(SIDES)('opens for $who with one page of reads, everything a row shows in it', async (side) => {
    const reviewer = world.as(ACTORS[side.role]);
    const measured: { readonly step: string; readonly reads: number }[] = [];
    for (const [step, request] of STEPS) {
      await reads('DELETE');
      const found = await getDocsFromServer(
        pageQuery(reviewTasksOf(reviewer, side.scope, ['policy']), request),
      );
      const { rows, hasMore } = pageOf(found.docs, request);
      measured.push({ step, reads: await reads() });
      const tasks = rows.flatMap((row) => {
        const entry = row.data();
        return entry.ok ? [entry.value] : [];
      });
      expect([rows.length, tasks.length, hasMore], step).toEqual([SIZE, SIZE, true]);
      for (const { contractorName, clients } of tasks) {
        expect(contractorName, step).toMatch(/^Contractor \d/);
        expect(clients, step).toHaveLength(side.named);
      }
    }
    const lines = measured.map((entry) => `${side.who}, ${entry.step}: ${entry.reads} reads`);
    process.stdout.write(`\n${lines.join('\n')}\n`);
    expect(measured.filter((entry) => entry.reads > ONE_PAGE)).toEqual([]);
  });

  it.each(SIDES)('refuses $who the queue of another side, and one that names no side', async ({ role }) => {
    const reviewer = world.as(ACTORS[role]);
    for (const scope of ['firm', 'X', 'W1'].filter((one) => one !== (role === '5002' ? 'firm' : 'X')))
      await expect(
        getDocsFromServer(pageQuery(reviewTasksOf(reviewer, scope, ['policy']), FIRST)),
      ).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('what comes next in it', () => {
  const question = {
    left: { id: 'X_policy_k2_p2', submittedOn: dayOf(2) },
    line: undefined,
    subjectTypes: ['policy'] as const,
    isFree: () => true,
  };

  it.each(SIDES)('costs $who a few reads', async ({ role, scope }) => {
    await reads('DELETE');
    const left = { id: `${scope}_policy_k2_p2`, submittedOn: dayOf(2) };
    const found = await nextReviewTask(world.as(ACTORS[role]), { ...question, scope, left });

    expect(found?.submittedOn).toBe(dayOf(2));
    expect(found?.id).not.toBe(left.id);
    expect(await reads()).toBeLessThanOrEqual(5);
  });

  it('is nothing that somebody has taken or this tab has decided, and begins anew at the end', async () => {
    const firm = world.as(ACTORS['5002']);
    const end = { id: 'zzz', submittedOn: '2099-01-01' };
    const first = await nextReviewTask(firm, { ...question, scope: 'firm', left: end });
    expect(first?.submittedOn).toBe('2026-01-01');

    const busy = new Set<string>();
    for (let taken = 0; taken < 12; taken += 1) {
      const next = await nextReviewTask(firm, {
        ...question,
        scope: 'firm',
        left: end,
        isFree: ({ id }) => !busy.has(id),
      });
      expect(next).toBeDefined();
      expect(busy.has(next?.id ?? '')).toBe(false);
      expect(next?.state).toBe('submitted');
      busy.add(next?.id ?? '');
    }
  });

  it('keeps to the line of the queue, and is nothing when nothing is free', async () => {
    const own = world.as(ACTORS['5003']);
    const found = await nextReviewTask(own, { ...question, scope: 'X', line: 'umbrella' });
    expect(found?.line).toBe('umbrella');
    expect(await nextReviewTask(own, { ...question, scope: 'X', isFree: () => false })).toBeUndefined();
  });
});

it('somebody who left many reviews without a decision finds the one that is held now among the first', async () => {
  const { uid } = ACTORS['5002'];
  const [firm] = tasksAt(0);
  const taken = Array.from({ length: 6 }, (_, at) => {
    const until = new Date(Date.UTC(2026, 10, 1 + at, 12));
    const lock = { holderUid: uid, holderName: 'Sam Cho', until };
    return [`reviewTasks/taken-${at}`, stamped({ ...firm, lock })] as const;
  });
  await world.write(new Map(taken));

  const found = await getDocsFromServer(query(takenTaskLinesQuery(world.as(ACTORS['5002']), uid), limit(5)));

  expect(found.docs.map(({ id }) => id)).toEqual(['taken-5', 'taken-4', 'taken-3', 'taken-2', 'taken-1']);
});

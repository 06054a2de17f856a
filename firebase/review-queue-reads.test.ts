import {
  nextReviewTask,
  type PageRequest,
  pageOf,
  pageQuery,
  reviewTasksOf,
  takenTaskLinesQuery,
} from '@vcms/data';
import {
  policyTasks,
  programTasks,
  type ReviewTask,
  STATISTICS_SUBJECTS,
  statisticsTasks,
  type TaskRelation,
} from '@vcms/domain';
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

/** Of the other queues fewer: one page of reads is one page of reads. */
const OTHERS = 300;
const NO_CASES = { G: 0, H: 0, I: 0, J: 0, K: 0, L: 0, M1: 0, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };

/** What the server keeps of two years and a program of a contractor; every other one has an experience rating as well. */
function otherTasksAt(at: number): readonly ReviewTask[] {
  const of = {
    ...{ contractorId: `k${at}`, contractorName: `Contractor ${at}`, reviews: [], today: '2026-11-20' },
    relations: [relation('X'), relation(`W${at % 10}`)],
  };
  const waits = {
    state: at % 9 === 0 ? 'in_review' : 'submitted',
    version: 1,
    submittedOn: dayOf(at),
  } as const;
  const log = { ...waits, ...NO_CASES, employees: 40, hours: 80_000, noWork: false };
  return [
    ...statisticsTasks({
      ...of,
      oshaYears: [2024, 2025].map((year) => ({ ...log, id: String(year), year })),
      emr: at % 2 === 0 ? [] : [{ ...waits, id: `e${at}`, effective: '2026-02-01', value: '0.95' }],
      notRated: [],
    }),
    ...programTasks({
      ...of,
      programs: [
        {
          ...waits,
          id: 'fall-protection_1',
          programId: 'fall-protection',
          declaredNotApplicable: at % 5 === 0,
        },
      ],
    }),
  ];
}

let world: AccessWorld;

async function reads(method = 'GET'): Promise<number> {
  const answer = await fetch(`${world.origin}/emulator/v1/usage`, { method });
  return method === 'GET' ? ((await answer.json()) as { readonly reads: number }).reads : 0;
}

beforeAll(async () => {
  world = await startAccessWorld();
  const tasks = [
    ...Array.from({ length: WAITING }, (_, at) => tasksAt(at)),
    ...Array.from({ length: OTHERS }, (_, at) => otherTasksAt(at)),
  ].flat();
  await world.write(new Map(tasks.map(({ id, ...task }) => [`reviewTasks/${id}`, stamped(task)])));
}, 180_000);
afterAll(() => world.stop());

type Steps = readonly (readonly [step: string, request: PageRequest])[];

const BEING_REVIEWED = { state: 'in_review' };
const NEWEST: PageRequest = { ...FIRST, order: { ...oldestFirst, descending: true } };
const after = (id: string): PageRequest => ({ ...FIRST, cursor: { side: 'after', value: '2026-03-11', id } });

const QUEUES = [
  {
    queue: `${WAITING} waiting policies`,
    subjects: ['policy'],
    steps: [
      ['first page', FIRST],
      ['next page', after('firm_policy_k2_p2')],
      ['one line', { ...FIRST, filters: { line: 'auto' } }],
      ['one line, being reviewed', { ...FIRST, filters: { line: 'gl', ...BEING_REVIEWED } }],
      ['newest first', NEWEST],
    ],
    shows: ({ line }: ReviewTask) => line !== undefined,
  },
  {
    queue: `OSHA years and ratings of ${OTHERS} contractors`,
    subjects: STATISTICS_SUBJECTS,
    steps: [
      ['first page', FIRST],
      ['next page', after('firm_emr_k2_e2')],
      ['OSHA years alone', { ...FIRST, filters: { subjectType: 'osha_year' } }],
      ['OSHA years, being reviewed', { ...FIRST, filters: { subjectType: 'osha_year', ...BEING_REVIEWED } }],
      ['being reviewed', { ...FIRST, filters: BEING_REVIEWED }],
      ['newest first', NEWEST],
    ],
    shows: ({ osha, emr }: ReviewTask) => osha?.hours === 80_000 || emr?.value === '0.95',
  },
  {
    queue: `programs of ${OTHERS} contractors`,
    subjects: ['program'],
    steps: [
      ['first page', FIRST],
      ['next page', after('firm_program_k2_fall-protection_1')],
      ['being reviewed', { ...FIRST, filters: BEING_REVIEWED }],
      ['newest first', NEWEST],
    ],
    shows: ({ program }: ReviewTask) => program?.programId === 'fall-protection',
  },
] as const satisfies readonly {
  readonly queue: string;
  readonly steps: Steps;
  readonly [more: string]: unknown;
}[];

const SIDES = [
  { who: 'the firm', role: '5002', scope: 'firm', named: 2 },
  { who: 'a client that has all of the contractors', role: '5003', scope: 'X', named: 1 },
] as const;

const QUEUES_OF_SIDES = QUEUES.flatMap((queue) => SIDES.map((side) => ({ ...queue, ...side })));

describe('a queue', () => {
  it.each(QUEUES_OF_SIDES)(
    'of $queue opens for $who with one page of reads, everything a row shows in it',
    async (side) => {
      const reviewer = world.as(ACTORS[side.role]);
      const measured: { readonly step: string; readonly reads: number }[] = [];
      for (const [step, request] of side.steps) {
        await reads('DELETE');
        const found = await getDocsFromServer(
          pageQuery(reviewTasksOf(reviewer, side.scope, side.subjects), request),
        );
        const { rows, hasMore } = pageOf(found.docs, request);
        measured.push({ step, reads: await reads() });
        const tasks = rows.flatMap((row) => {
          const entry = row.data();
          return entry.ok ? [entry.value] : [];
        });
        expect([rows.length, tasks.length, hasMore], step).toEqual([SIZE, SIZE, true]);
        for (const task of tasks) {
          expect(task.contractorName, step).toMatch(/^Contractor \d/);
          expect(task.clients, step).toHaveLength(side.named);
          expect(side.shows(task), step).toBe(true);
        }
      }
      const lines = measured.map(
        (entry) => `${side.who}, ${side.queue}, ${entry.step}: ${entry.reads} reads`,
      );
      process.stdout.write(`\n${lines.join('\n')}\n`);
      expect(measured.filter((entry) => entry.reads > ONE_PAGE)).toEqual([]);
    },
  );

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

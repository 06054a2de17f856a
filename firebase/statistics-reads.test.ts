import { type PageRequest, reviewTasksOf } from '@vcms/data';
import { type ReviewTask, STATISTICS_SUBJECTS, statisticsTasks } from '@vcms/domain';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { measurePages, type RegisterSteps } from './access/measure-pages.ts';

/** Rows on a page of the queue; one more is read to know whether there are others. */
const SIZE = 25;

const NO_CASES = { G: 0, H: 0, I: 0, J: 0, K: 0, L: 0, M1: 0, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };
const WAITS = { state: 'submitted', version: 1 } as const;

function dayOf(at: number): string {
  return `2026-${String(1 + (at % 10)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
}

/** What the server keeps of one submission, an OSHA year or an EMR, for the firm and for client X. */
function tasksAt(at: number): readonly ReviewTask[] {
  const waits = { ...WAITS, submittedOn: dayOf(at) };
  const log = { ...waits, ...NO_CASES, id: '2025', year: 2025, employees: 40, hours: 80_000, noWork: false };
  const emr = { ...waits, id: `e${at}`, effective: '2026-02-01', value: '0.95' };
  const client = { clientId: 'X', clientName: 'Client X', state: 'approved', selfReview: false } as const;
  return statisticsTasks({
    ...{ contractorId: `k${at}`, contractorName: `Contractor ${at}`, reviews: [], notRated: [] },
    ...{ today: '2026-11-20', relations: [{ ...client, today: '2026-11-20' }] },
    ...(at % 3 === 0 ? { oshaYears: [], emr: [emr] } : { oshaYears: [log], emr: [] }),
  });
}

const oldestFirst = { field: 'submittedOn', descending: false, type: 'text' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: oldestFirst, size: SIZE };
const STEPS: RegisterSteps = [
  ['first page', FIRST],
  ['next page', { ...FIRST, cursor: { side: 'after', value: '2026-03-11', id: 'firm_emr_k2_e2' } }],
  ['OSHA years alone', { ...FIRST, filters: { subjectType: 'osha_year' } }],
  ['newest first', { ...FIRST, order: { ...oldestFirst, descending: true } }],
];

let world: AccessWorld;
let written = 0;

async function writeUpTo(count: number): Promise<void> {
  const fresh = Array.from({ length: count - written }, (_none, at) => tasksAt(written + at)).flat();
  await world.write(new Map(fresh.map(({ id, ...task }) => [`reviewTasks/${id}`, stamped(task)])));
  written = count;
}

beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

describe('a page of the queue of safety records', () => {
  it.each([25, 250, 2_000])('reads what it shows and at most one more: %i submissions', async (count) => {
    await writeUpTo(count);
    for (const [role, scope] of [
      ['5002', 'firm'],
      ['5003', 'X'],
    ] as const) {
      // Somebody who opens it for the first time: nothing is in the memory of the browser.
      const reader = { ...ACTORS[role], uid: `u-${role}-${count}` };
      const queue = reviewTasksOf(world.as(reader), scope, STATISTICS_SUBJECTS);
      const measured = await measurePages(world, `${count} submissions, ${scope}`, queue, STEPS);
      for (const { step, rows, hasMore, reads } of measured) {
        expect(reads, step).toBe(Math.max(1, rows.length + Number(hasMore)));
        expect(rows.length, step).toBeLessThanOrEqual(SIZE);
      }
      expect(measured[0]?.rows).toHaveLength(SIZE);
      if (count > 25) for (const { reads } of measured) expect(reads).toBe(SIZE + 1);
    }
  });
});

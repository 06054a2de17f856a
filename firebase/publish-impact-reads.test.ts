import { answerRowId } from '@vcms/domain';
import { engagementRecord } from '@vcms/engagements/access';
import { CONCERNED_PAGE, readConcerned } from '@vcms/questionnaires/data';
import { ACTORS, type AccessWorld, type Fields, stamped } from '@vcms/testing/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';

const CONTRACTORS = 1_000;

let world: AccessWorld;

function nameAt(at: number): string {
  return `Contractor ${String(at).padStart(4, '0')}`;
}

function rowAt(at: number, scope: string, definitionId: string): readonly [string, Fields] {
  const place = { scope, contractorId: `k${at}`, definitionId };
  return [
    `answerRows/${answerRowId(place)}`,
    stamped({
      ...{ ...place, contractorName: nameAt(at), nameWords: [], title: 'Safety', kind: 'general' },
      ...{ defVersion: 1 + (at % 2), version: 1, state: 'accepted', progressPct: 100, marks: [] },
    }),
  ];
}

/** Every second contractor of X has answered its supplement; those of others have nothing to do with it. */
function documentsAt(at: number): readonly (readonly [string, Fields])[] {
  const relation = { ...engagementRecord('X', `k${at}`, 'approved'), contractorName: nameAt(at) };
  return [
    [`engagements/X_k${at}`, stamped(relation)],
    rowAt(at, 'firm', 'safety'),
    rowAt(at, 'firm', 'other'),
    ...(at % 2 === 0 ? [rowAt(at, 'X', 'own')] : []),
  ];
}

beforeAll(async () => {
  world = await startAccessWorld();
  const all = Array.from({ length: CONTRACTORS }, (_none, at) => documentsAt(at));
  await world.write(new Map(all.flat()));
}, 180_000);
afterAll(() => world.stop());

async function readsOf<T>(work: () => Promise<T>): Promise<{ readonly reads: number; readonly value: T }> {
  await fetch(`${world.origin}/emulator/v1/usage`, { method: 'DELETE' });
  const value = await work();
  const { reads } = (await (await fetch(`${world.origin}/emulator/v1/usage`)).json()) as { reads: number };
  return { reads, value };
}

describe(`what publishing does to ${CONTRACTORS} contractors`, () => {
  it.each([
    ['the firm', '5002', { definitionId: 'safety', owner: 'firm' }, CONCERNED_PAGE + 1],
    ['a client', '5003', { definitionId: 'own', owner: 'X' }, 2 * CONCERNED_PAGE + 1],
  ] as const)(
    'is read a page at a time by %s, each with what it has answered',
    async (_who, role, definition, most) => {
      const db = world.as(ACTORS[role]);
      const first = await readsOf(() => readConcerned(db, definition));
      const second = await readsOf(() => readConcerned(db, definition, first.value.next));
      process.stdout.write(
        `\nimpact of ${definition.definitionId}: ${first.reads}, then ${second.reads} reads\n`,
      );

      const rows = [...first.value.rows, ...second.value.rows];
      const ours = rows.filter(({ contractorId }) => contractorId.startsWith('k'));
      expect(new Set(rows.map(({ contractorId }) => contractorId)).size).toBe(2 * CONCERNED_PAGE);
      expect(ours.map(({ contractorName }) => contractorName)).toEqual(ours.map((_row, at) => nameAt(at)));
      expect(ours.map(({ answered }) => answered?.defVersion)).toEqual(
        ours.map((_row, at) => (role === '5003' && at % 2 === 1 ? undefined : 1 + (at % 2))),
      );
      expect(Math.max(first.reads, second.reads)).toBeLessThanOrEqual(most);
    },
  );
});

import { expect, test } from 'vitest';
import { type Attempt, type AttemptKind, type CrashWorld, findViolations, PARTS } from './crash-ledger.ts';
import type { StoredDocument } from './rest-client.ts';

const T1 = '2026-11-21T00:00:00.000001Z';
const T2 = '2026-11-21T00:00:00.000002Z';
const T3 = '2026-11-21T00:00:00.000003Z';

function attempt(kind: AttemptKind, commitTime: string | undefined, more: Partial<Attempt> = {}): Attempt {
  return { kind, writer: `${kind}0`, number: 1, round: 1, commitTime, ...more };
}

function stored(id: string, updateTime: string, number = 1): StoredDocument {
  return {
    name: `projects/p/documents/c/${id}`,
    updateTime,
    fields: { number: { integerValue: `${number}` } },
  };
}

function parts(count: number): StoredDocument[] {
  return Array.from({ length: count }, (_, at) => stored(`batch0-1.${at}`, T2));
}

const world: CrashWorld = {
  singles: [stored('single0-1', T1)],
  parts: parts(PARTS),
  heads: [stored('batch0', T2)],
  receipts: [stored('transaction0-1', T3)],
  total: 1,
};
const attempts = [attempt('single', T1), attempt('batch', T2), attempt('transaction', T3)];

test('what was acknowledged and is there is fine, and so is what was not acknowledged', () => {
  expect(findViolations(attempts, world)).toEqual([]);
  const open = attempts.map((one) => ({ ...one, commitTime: undefined }));
  expect(findViolations(open, world)).toEqual([]);
  expect(findViolations(open, { singles: [], parts: [], heads: [], receipts: [], total: 0 })).toEqual([]);
});

test.each<[string, Partial<CrashWorld>, string]>([
  ['a lost write', { singles: [] }, 'single single0-1: acknowledged and lost'],
  ['another time', { singles: [stored('single0-1', T2)] }, 'single single0-1: stored with another time'],
  ['half a batch', { parts: parts(4) }, 'batch batch0-1: 4 of 10 documents are there'],
  ['a head left behind', { heads: [] }, "batch batch0-1 is there and its writer's head is at undefined"],
  ['half a transaction', { total: 2 }, 'the total is 2 after 1 transactions'],
  [
    'an update lost to another',
    { receipts: [stored('transaction0-1', T3, 2)] },
    'transaction 1 left the total 2',
  ],
  ['a stray', { singles: [...world.singles, stored('single0-9', T3)] }, 'nobody asked for single0-9'],
])('%s is found', (_what, change, line) => {
  expect(findViolations(attempts, { ...world, ...change })).toEqual([expect.stringContaining(line)]);
});

test('times that go back after a restart are found, and times given twice', () => {
  const singles = [stored('single0-1', T3), stored('single1-1', T2)];
  const back = [attempt('single', T3), attempt('single', T2, { writer: 'single1', round: 2 })];
  expect(findViolations(back, { ...world, singles, parts: [], heads: [], receipts: [], total: 0 })).toEqual([
    `single single1-1: its time ${T2} is not after the one before`,
  ]);

  const twice = [attempt('single', T3), attempt('single', T3, { writer: 'single1' })];
  const same = [stored('single0-1', T3), stored('single1-1', T3)];
  expect(findViolations(twice, { singles: same, parts: [], heads: [], receipts: [], total: 0 })).toEqual([
    'two commits have one time',
  ]);
});

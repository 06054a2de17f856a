import { benchmarkSchema } from '@vcms/domain/schemas';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveBenchmarks } from './save-benchmarks.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of ['benchmarks', 'audit']) await db.recursiveDelete(db.collection(path));
});

const SOURCE = 'BLS, Table 1';
const RATES = { title: 'Roofing', source: SOURCE, trir: '2.60', dart: '1.40', ltir: null };
const FIVE_DIGITS = { naics: '23816', year: 2024, seenAt: null, rates: RATES };
const CHANGE = { ...FIVE_DIGITS, naics: '238160' };

function save(changes: readonly object[], caller: Caller = world.callers.admin): Promise<unknown> {
  const request = { changes, reason: 'Table of 2024.csv' };
  return saveBenchmarks(world.trusted, caller, checkedRequest('benchmarksSave', request));
}

const seenAt = async (id: string): Promise<number> => {
  const at: unknown = (await world.read(`benchmarks/${id}`))?.updatedAt;
  return at instanceof Timestamp ? at.toMillis() : Number.NaN;
};
const actions = async () =>
  (await world.list('audit')).map(({ action, entityId }) => `${action} ${entityId}`);

it('a rate is entered, corrected and removed, each with who, when, why, before and after', async () => {
  await save([CHANGE]);
  const stored = await world.read('benchmarks/238160_2024');
  expect(stored).toMatchObject({ ...RATES, naics: '238160', year: 2024, createdBy: 'admin', v: 1 });
  expect(benchmarkSchema.safeParse(stored).success).toBe(true);
  expect(stored?.nameWords).toEqual(expect.arrayContaining(['238160', '2024', 'roof']));

  await save([
    { ...CHANGE, seenAt: await seenAt('238160_2024'), rates: { ...RATES, title: 'Roofers', trir: '2.70' } },
  ]);
  await save([{ ...CHANGE, seenAt: await seenAt('238160_2024'), rates: null }]);

  expect(await world.read('benchmarks/238160_2024')).toBeUndefined();
  const lines = await world.list('audit');
  expect((await actions()).sort()).toEqual(
    ['change', 'create', 'delete'].map((action) => `benchmark.${action} 238160_2024`),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ action: 'benchmark.change', actorUid: 'admin', reason: 'Table of 2024.csv' },
      ...{ before: { title: 'Roofing', trir: '2.60' }, after: { title: 'Roofers', trir: '2.70' } },
    }),
  );
});

it('a table is in force whole or not at all: one rate that somebody else changed stops all', async () => {
  await save([CHANGE]);

  await expect(
    save([
      { ...CHANGE, naics: '23' },
      { ...CHANGE, seenAt: 1, rates: { ...RATES, trir: '9.00' } },
    ]),
  ).rejects.toMatchObject({ reason: 'conflict' });

  expect(await world.read('benchmarks/23_2024')).toBeUndefined();
  expect(await world.read('benchmarks/238160_2024')).toMatchObject({ trir: '2.60' });
});

it('sent again it writes nothing, and leaves no second line', async () => {
  await save([CHANGE]);
  await save([CHANGE]);
  await save([{ ...CHANGE, naics: '22', rates: null }]);

  expect(await actions()).toEqual(['benchmark.create 238160_2024']);
});

it('takes a table of 600 industries at once', async () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ ...CHANGE, naics: String(210_000 + at) }));
  await save(many);

  expect(await world.list('benchmarks')).toHaveLength(600);
  expect(await actions()).toHaveLength(600);
});

it('is refused of everybody but the administrator, and where a value cannot be', async () => {
  for (const caller of [world.callers.service, world.callers.client, world.callers.contractor])
    await expect(save([CHANGE], caller)).rejects.toMatchObject({ reason: 'not-allowed' });
  const wrong = [
    FIVE_DIGITS,
    { ...CHANGE, year: 2200 },
    { ...CHANGE, rates: { ...RATES, trir: '1000.01' } },
    { ...CHANGE, rates: { ...RATES, trir: null, dart: null } },
    { ...CHANGE, rates: { ...RATES, source: '' } },
  ];
  for (const change of wrong) expect(() => save([change])).toThrow();
  expect(() => save([CHANGE, CHANGE])).toThrow();
  expect(await world.list('benchmarks')).toEqual([]);
});

it('a year that is not over is refused with the table it stands in, and can be removed', async () => {
  const year = world.trusted.now().getUTCFullYear();
  const early = { ...CHANGE, year };
  await expect(save([CHANGE, early])).rejects.toMatchObject({
    reason: 'invalid',
    message: `Rates of ${year} do not exist yet.`,
  });
  expect(await actions()).toEqual([]);

  await world.trusted.db.doc(`benchmarks/238160_${year}`).set({ updatedAt: Timestamp.fromMillis(1) });
  await save([{ ...early, seenAt: 1, rates: null }]);
  expect(await world.read(`benchmarks/238160_${year}`)).toBeUndefined();
});

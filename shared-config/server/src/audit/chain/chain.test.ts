import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startWorld, type World } from '../../test-support/world.ts';
import { writeAudit } from '../audit.ts';
import { checkChain } from './check-chain.ts';
import { checkChains } from './check-chains.ts';
import { sealLine } from './seal-line.ts';

let world: World;
let company = '';
let companies = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  companies += 1;
  company = `chained-${companies}`;
});

const place = (path: string) => world.trusted.db.doc(path);

async function addLine(id: string): Promise<void> {
  await world.trusted.db.runTransaction(async (transaction) =>
    writeAudit(
      world.trusted,
      transaction,
      world.callers.service,
      {
        action: 'policy.submit',
        entityType: 'policy',
        entityId: id,
        contractorId: company,
        after: { b: [1], a: null },
      },
      `${company}-${id}`,
    ),
  );
}

/** Lines that are sealed as triggers do: several at a time, and each twice. */
async function chainOf(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `l${at}`);
  for (const id of ids) await addLine(id);
  const seal = (id: string) => sealLine(world.trusted, `${company}-${id}`);
  await Promise.all(ids.flatMap((id) => [seal(id), seal(id)]));
}

const check = (since?: number) => checkChain(world.trusted, company, since);

async function lineAt(n: number): Promise<string> {
  const link = await world.read(`auditChains/${company}/links/${String(n).padStart(12, '0')}`);
  return String(link?.lineId);
}

it('gives every line one link, in one chain, whatever comes at once', async () => {
  await chainOf(8);
  const links = await world.list(`auditChains/${company}/links`);
  expect(links.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(links.map(({ lineId }) => lineId)).size).toBe(8);
  expect(await check()).toBeUndefined();
  expect(await check(5)).toBeUndefined();
});

it('names the first line that was changed, and one that is gone', async () => {
  await chainOf(4);
  const changed = await lineAt(3);
  await place(`audit/${changed}`).update({ actorUid: 'somebody-else' });
  expect(await check()).toEqual({ n: 3, lineId: changed, kind: 'line_changed' });
  const gone = await lineAt(2);
  await place(`audit/${gone}`).delete();
  expect(await check()).toEqual({ n: 2, lineId: gone, kind: 'line_missing' });
});

it('holds against who mends the link of a line as well, and against one who cuts the end off', async () => {
  await chainOf(4);
  const link = (n: number) => `auditChains/${company}/links/${String(n).padStart(12, '0')}`;
  await place(link(2)).update({ hash: 'f'.repeat(64) });
  expect(await check()).toMatchObject({ n: 2 });
  expect(await check(2)).toMatchObject({ n: 3, kind: 'link_changed' });
  await place(link(4)).delete();
  expect(await check(3)).toMatchObject({ n: 4, kind: 'link_missing' });
});

it('a night tells administrators of a break once, and looks at what is new only', async () => {
  await chainOf(3);
  const night = async (isWhole: boolean) => {
    const { docs } = await world.trusted.db.collection('auditChains').get();
    return checkChains(
      world.trusted,
      docs.filter(({ id }) => id === company),
      isWhole,
    );
  };
  expect(await night(false)).toBe(1);
  expect(await world.read(`auditChains/${company}`)).toMatchObject({ checkedTo: 3 });
  expect(await night(false)).toBe(0);

  await place(`audit/${await lineAt(1)}`).update({ reason: 'another one' });
  expect(await night(false)).toBe(0);
  expect(await night(true)).toBe(1);
  expect(await night(true)).toBe(0);
  expect(await world.read(`auditChains/${company}`)).toMatchObject({ break: { n: 1, kind: 'line_changed' } });
  const told = (await world.list('notifications')).filter(({ title }) => title === 'Audit trail changed');
  expect(told.map(({ toId }) => toId)).toEqual(['admin']);
  expect((await world.list('audit')).filter(({ action }) => action === 'audit.chain_break')).toHaveLength(1);
});

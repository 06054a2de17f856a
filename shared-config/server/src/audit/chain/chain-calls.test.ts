import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../test-support/world.ts';
import { checkChainNow } from './check-now.ts';
import { exportChain } from './export-chain.ts';
import { sealLine } from './seal-line.ts';

const VERIFY = fileURLToPath(new URL('../../../../../tools/audit/verify-chain.mjs', import.meta.url));

let world: World;
let folder = '';
let company = '';
let companies = 0;
beforeAll(async () => {
  world = await startWorld();
  folder = await mkdtemp(join(tmpdir(), 'vcms-chain-'));
});
afterAll(async () => {
  await world.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  companies += 1;
  company = `called-${companies}`;
});

const place = (path: string) => world.trusted.db.doc(path);
const lineId = (n: number) => `${company}-l${n}`;
const link = (n: number) => place(`auditChains/${company}/links/${String(n).padStart(12, '0')}`);

/** Sealed one after the other, so that line n is the n-th; with values that are easy to lose on the way. */
async function chainOf(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await place(`audit/${lineId(n)}`).set({
      ...{ at: new Timestamp(1_790_000_000 + n, 123_456_000), actorUid: 'service', actorRole: '5002' },
      ...{ actorCompanyId: 'firm', action: 'policy.change', entityType: 'policy', entityId: 'p1' },
      contractorId: company,
      before: { limit: 1_000_000.5, $time: [1, 2], $$: 'dollars', note: 'Ärger, "quoted"\n\u2028end' },
      after: { limit: null, on: new Timestamp(1, 5_000), list: [{ b: 1, a: [true] }] },
    });
    await sealLine(world.trusted, lineId(n));
  }
}

const check = (since = 0) => checkChainNow(world.trusted, world.callers.admin, { companyId: company, since });

async function exported(): Promise<string> {
  let text = '';
  let end: number | undefined;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const part = await exportChain(world.trusted, world.callers.admin, { companyId: company, after, end });
    text += part.text;
    end = part.end;
    after = part.next;
  }
  return text;
}

/** What the program for outsiders says of files, and how it ends. */
async function verify(
  ...texts: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const files = texts.map((_, at) => join(folder, `${company}-${at}.jsonl`));
  for (const [at, file] of files.entries()) await writeFile(file, texts[at] ?? '');
  return new Promise((resolve) => {
    execFile(process.execPath, [VERIFY, ...files], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: (stdout + stderr).trim() }),
    );
  });
}

type Tamper = readonly [what: string, change: () => Promise<unknown>, found: { n: number; kind: string }];

const TAMPERS: readonly Tamper[] = [
  ['changed', () => place(`audit/${lineId(3)}`).update({ reason: 'Other' }), { n: 3, kind: 'line_changed' }],
  ['removed', () => place(`audit/${lineId(2)}`).delete(), { n: 2, kind: 'line_missing' }],
  [
    'reordered',
    async () => {
      await link(2).update({ lineId: lineId(4) });
      await link(4).update({ lineId: lineId(2) });
    },
    { n: 2, kind: 'line_changed' },
  ],
  [
    'appended',
    async () =>
      link(6).set({
        n: 6,
        lineId: lineId(1),
        previous: (await link(5).get()).get('hash'),
        hash: 'a'.repeat(64),
      }),
    { n: 6, kind: 'link_added' },
  ],
];

describe('the check that an administrator asks for', () => {
  it.each(TAMPERS)(
    'finds a line that was %s at its number, and keeps what it found',
    async (_, change, found) => {
      await chainOf(5);
      expect(await check()).toEqual({ n: 5, checkedTo: 5, isDone: true });
      expect(await world.read(`auditChains/${company}`)).toMatchObject({ checkedTo: 5 });
      await change();

      expect(await check()).toMatchObject({ isDone: true, checkedTo: found.n - 1, break: found });
      expect(await world.read(`auditChains/${company}`)).toMatchObject({ break: found });
    },
  );

  it('takes a break away once the line is back, and says so in the audit', async () => {
    await chainOf(3);
    const kept = (await place(`audit/${lineId(2)}`).get()).data() ?? {};
    await place(`audit/${lineId(2)}`).delete();
    expect((await check()).break?.n).toBe(2);
    await place(`audit/${lineId(2)}`).set(kept);

    expect(await check()).toEqual({ n: 3, checkedTo: 3, isDone: true });
    expect((await world.read(`auditChains/${company}`))?.break).toBeUndefined();
    const told = (await world.list('audit')).filter(({ entityId }) => entityId === company);
    expect(told.map(({ action, actorUid }) => `${action} ${actorUid}`).sort()).toEqual([
      'audit.chain_break trusted',
      'audit.chain_mend admin',
    ]);
  });

  it('goes on behind what is known to be whole only', async () => {
    await chainOf(2);
    await expect(check(1)).rejects.toMatchObject({ reason: 'invalid' });
    await check();
    expect(await check(1)).toEqual({ n: 2, checkedTo: 2, isDone: true });
  });

  it('answers for a company without lines, and refuses everybody else', async () => {
    expect(await check()).toEqual({ n: 0, checkedTo: 0, isDone: true });
    for (const caller of Object.values(world.callers).filter(({ role }) => role !== '5001')) {
      const asked = { companyId: company, since: 0 };
      await expect(checkChainNow(world.trusted, caller, asked)).rejects.toMatchObject({
        reason: 'not-allowed',
      });
      await expect(
        exportChain(world.trusted, caller, { companyId: company, after: 0 }),
      ).rejects.toMatchObject({ reason: 'not-allowed' });
    }
  });
});

describe('the file with the hashes', () => {
  it('is found whole by the program for outsiders, and its export is on record', async () => {
    await chainOf(3);
    const { code, said } = await verify(await exported());

    expect(said).toMatch(new RegExp(`^Unbroken: 3 lines of ${company}\\.`));
    expect(code).toBe(0);
    const lines = (await world.list('audit')).filter(({ action }) => action === 'audit.chain_export');
    expect(lines.some(({ entityId, actorUid }) => entityId === company && actorUid === 'admin')).toBe(true);
  });

  it.each<[string, (rows: string[]) => string[], string]>([
    [
      'changed',
      (rows) => rows.map((row, at) => (at === 2 ? row.replace('p1', 'p2') : row)),
      'line 2: the line was',
    ],
    ['removed', (rows) => rows.toSpliced(3, 1), 'line 3: a link is missing'],
    [
      'reordered',
      (rows) => [rows[0], rows[2], rows[1], rows[3], rows[4]] as string[],
      'line 1: a link is missing',
    ],
    [
      'appended',
      (rows) => [...rows, rows[4]?.replace('"n":4', '"n":5') ?? ''],
      'line 5: the link was changed',
    ],
    ['cut off', (rows) => rows.slice(0, 4), 'line 4: the file does not end'],
  ])('shows outsiders a copy with a line %s', async (_, change, said) => {
    await chainOf(4);
    const rows = (await exported()).trimEnd().split('\n');
    const answer = await verify(`${change(rows).join('\n')}\n`);

    expect(answer.said).toContain(`Broken at ${said}`);
    expect(answer.code).toBe(1);
  });

  it('shows a chain that was made anew, beside an earlier file', async () => {
    await chainOf(3);
    const earlier = await exported();
    for (let n = 1; n <= 3; n += 1) await link(n).delete();
    await place(`auditChains/${company}`).delete();
    await place(`audit/${lineId(2)}`).update({ reason: 'Rewritten' });
    for (let n = 1; n <= 3; n += 1) await sealLine(world.trusted, lineId(n));
    const anew = await exported();

    expect((await verify(anew)).code).toBe(0);
    expect((await verify(anew, earlier)).said).toBe(
      'Broken at line 2: it is another one than in the earlier file.',
    );
  });
});

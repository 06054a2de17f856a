import {
  engagementsOfClientQuery,
  engagementsOfContractorsQuery,
  handedInPoliciesQuery,
  type PageRequest,
  pageOf,
  pageQuery,
  WAITING_STATES,
  waitingPolicies,
} from '@vcms/data';
import { getDocsFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessWorld, startAccessWorld } from './access/access-world.ts';
import { POLICY } from './access/evidence-fixtures.ts';
import { ACTORS } from './rules-world.ts';

const WAITING = 2_000;
const CONTRACTORS = 400;
/** Rows on a page of the queue; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;

const LINES = ['gl', 'auto', 'umbrella', 'wc_el'] as const;
const oldestFirst = { field: 'submittedOn', descending: false, holds: 'text' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: oldestFirst, size: SIZE };

function contractorOf(at: number): string {
  return `k${at % CONTRACTORS}`;
}

function dayOf(at: number): string {
  return `2026-${String(1 + (at % 10)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
}

function policyAt(at: number): readonly [string, Record<string, unknown>] {
  const path = `companies/${contractorOf(at)}/policies/p${at}`;
  const data = {
    ...POLICY,
    limits: {},
    line: LINES[at % LINES.length],
    contractorId: contractorOf(at),
    state: at % 9 === 0 ? 'in_review' : 'submitted',
    version: 1,
    submittedOn: dayOf(at),
    createdAt: new Date(),
    createdBy: 'u-somebody',
    updatedAt: new Date(),
    updatedBy: 'u-somebody',
    v: 1,
  };
  return [path, data];
}

/** Each contractor works for two clients; client X has every tenth of them. */
function engagementsOf(at: number): readonly (readonly [string, Record<string, unknown>])[] {
  return [at % 10 === 0 ? 'X' : 'W', 'V'].map((clientId) => [
    `engagements/${clientId}_${contractorOf(at)}`,
    {
      clientId,
      contractorId: contractorOf(at),
      clientName: `Client ${clientId}`,
      contractorName: `Contractor ${at}`,
      state: 'approved',
      workTypes: ['roofing'],
      riskLevel: 'low',
      sites: [],
      updatedAt: new Date(),
    },
  ]);
}

let world: AccessWorld;

async function reads(method = 'GET'): Promise<number> {
  const answer = await fetch(`${world.origin}/emulator/v1/usage`, { method });
  return method === 'GET' ? ((await answer.json()) as { readonly reads: number }).reads : 0;
}

beforeAll(async () => {
  world = await startAccessWorld();
  const policies = Array.from({ length: WAITING }, (_, at) => policyAt(at));
  const engagements = Array.from({ length: CONTRACTORS }, (_, at) => engagementsOf(at)).flat();
  await world.write(new Map([...policies, ...engagements]));
}, 180_000);
afterAll(() => world.stop());

const STEPS: readonly (readonly [step: string, request: PageRequest])[] = [
  ['first page', FIRST],
  [
    'next page',
    {
      ...FIRST,
      cursor: { side: 'after', value: '2026-03-11', id: `companies/${contractorOf(2)}/policies/p2` },
    },
  ],
  ['one line', { ...FIRST, filters: { line: 'auto' } }],
  ['one line, being reviewed', { ...FIRST, filters: { line: 'gl', state: 'in_review' } }],
  ['newest first', { ...FIRST, order: { ...oldestFirst, descending: true } }],
];

describe(`a queue of ${WAITING} waiting policies`, () => {
  it('opens with one page of reads for the reviewers of the firm, and with their companies named', async () => {
    const staff = world.as(ACTORS['5002']);
    const measured: { readonly step: string; readonly reads: number; readonly named: number }[] = [];
    for (const [step, request] of STEPS) {
      await reads('DELETE');
      const found = await getDocsFromServer(pageQuery(waitingPolicies(staff), request));
      const { rows, hasMore } = pageOf(found.docs, request);
      const listed = await reads();
      const contractors = rows.flatMap((row) => {
        const entry = row.data();
        return entry.ok ? [entry.value.contractorId] : [];
      });
      const relations = await getDocsFromServer(
        engagementsOfContractorsQuery(staff, [...new Set(contractors)]),
      );
      measured.push({ step, reads: listed, named: (await reads()) - listed });
      expect([rows.length, contractors.length, hasMore], step).toEqual([SIZE, SIZE, true]);
      expect(new Set(relations.docs.map((entry) => entry.get('contractorId'))), step).toEqual(
        new Set(contractors),
      );
    }
    const lines = measured.map(
      (entry) => `${entry.step}: ${entry.reads} reads, and ${entry.named} engagements for the names`,
    );
    process.stdout.write(`\n${lines.join('\n')}\n`);
    // Two engagements a contractor: the names follow the page, not the length of the queue.
    expect(measured.filter((entry) => entry.reads > ONE_PAGE || entry.named > 2 * SIZE)).toEqual([]);
  }, 60_000);

  it('costs a client its engagements and what waits at its own contractors', async () => {
    const client = world.as(ACTORS['5003']);
    await reads('DELETE');
    const relations = await getDocsFromServer(engagementsOfClientQuery(client, 'X'));
    const own = relations.docs
      .map((entry) => String(entry.get('contractorId')))
      .filter((id) => id[0] === 'k');
    const listed = await reads();
    const found = await Promise.all(
      own.map((id) => getDocsFromServer(handedInPoliciesQuery(client, id, WAITING_STATES))),
    );
    const waiting = found.flatMap(({ docs }) => docs).length;
    process.stdout.write(
      `\n${own.length} contractors, ${waiting} waiting: ${(await reads()) - listed} reads\n`,
    );
    expect([own.length, waiting]).toEqual([CONTRACTORS / 10, WAITING / 10]);
    expect((await reads()) - listed).toBeLessThanOrEqual(waiting);
  }, 60_000);

  it('refuses a client the list over all contractors', async () => {
    const client = world.as(ACTORS['5003']);
    await expect(getDocsFromServer(pageQuery(waitingPolicies(client), FIRST))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

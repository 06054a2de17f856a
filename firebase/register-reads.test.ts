import { companyRecord } from '@vcms/companies/access';
import { type PageRequest, recordsOf } from '@vcms/data';
import { nameWords } from '@vcms/domain';
import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { measurePages, type RegisterSteps } from './access/measure-pages.ts';

const COMPANIES = 10_000;
/** Rows on a page of the register; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;

const KINDS = ['contractor', 'contractor', 'contractor', 'client'] as const;
const STATUSES = ['active', 'active', 'active', 'suspended', 'archived'] as const;
const PLANS = { client: ['full', 'reduced'], contractor: ['full', 'limited'] } as const;

function nameOf(at: number): string {
  return `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}corn ${String(at).padStart(5, '0')} Steel`;
}

function companyAt(at: number): Record<string, unknown> {
  const kind = KINDS[at % KINDS.length] ?? 'contractor';
  return {
    ...companyRecord('XX'),
    name: nameOf(at),
    nameWords: nameWords(nameOf(at)),
    kind,
    plan: PLANS[kind][at % 2],
    status: STATUSES[at % STATUSES.length],
    updatedAt: new Date(1_700_000_000_000 + at * 60_000),
    counts: { users: at % 9, engagements: at % 40 },
  };
}

const byName = { field: 'name', descending: false, type: 'text' } as const;
const byChange = { field: 'updatedAt', descending: true, type: 'time' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: byName, size: SIZE };

/** What a person does with the list, each as the page asks the server for it. */
const STEPS: RegisterSteps = [
  ['first page', FIRST],
  ['next page', { ...FIRST, cursor: { side: 'after', value: nameOf(624), id: 'c624' } }],
  ['filtered by kind', { ...FIRST, filters: { kind: 'client' } }],
  ['filtered by kind and status', { ...FIRST, filters: { kind: 'contractor', status: 'suspended' } }],
  ['three filters', { ...FIRST, filters: { kind: 'contractor', plan: 'full', status: 'active' } }],
  ['sorted backwards', { ...FIRST, order: { ...byName, descending: true } }],
  ['sorted by last change', { ...FIRST, order: byChange }],
  ['filtered and sorted', { ...FIRST, filters: { status: 'archived' }, order: byChange }],
  ['searched', { ...FIRST, word: 'acorn' }],
  ['searched by the last word', { ...FIRST, word: 'steel' }],
  ['searched, filtered and sorted', { ...FIRST, word: 'bc', filters: { status: 'active' }, order: byChange }],
];

let world: AccessWorld;

beforeAll(async () => {
  world = await startAccessWorld();
  const documents = Array.from(
    { length: COMPANIES },
    (_, at) => [`companies/c${at}`, companyAt(at)] as const,
  );
  await world.write(new Map(documents));
}, 180_000);
afterAll(() => world.stop());

describe(`a register of ${COMPANIES} companies`, () => {
  it('reads one page for the first view, and for every filter, order, search and turn of the page', async () => {
    const base = recordsOf(world.as(ACTORS['5001']), 'companies');
    const title = `register of ${COMPANIES} companies, counts of users and engagements included`;
    const measured = await measurePages(world, title, base, STEPS);
    for (const { step, rows, hasMore } of measured) {
      expect(hasMore, step).toBe(true);
      // The columns of counts stand on the rows: the page asks for nothing more.
      const companies = rows.map((row) => row.data());
      expect(
        companies.every((company) => company.ok && company.value.counts !== undefined),
        step,
      ).toBe(true);
    }
    const beyond = measured.filter(({ reads, rows }) => reads > ONE_PAGE || rows.length !== SIZE);
    expect(beyond.map(({ step, reads }) => [step, reads])).toEqual([]);
  }, 60_000);
});

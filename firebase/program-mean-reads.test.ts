import { type PageRequest, pageOf, pageQuery, standingsOf } from '@vcms/data';
import { nameWords } from '@vcms/domain';
import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { getDocsFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { readsOf } from './access/reads-of.ts';

const CONTRACTORS = 600;
/** Rows on a page of the register; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;

/** A third has no score. */
function meanAt(at: number): string {
  return at % 3 === 0 ? '' : `${((at * 37) % 1001) / 10}`.replace(/^\d+$/, '$&.0').padStart(5, '0');
}

function snapshotAt(at: number): Record<string, unknown> {
  const contractorName = `Acorn ${at % 2 === 0 ? 'Steel' : 'Paint'} ${String(at).padStart(4, '0')}`;
  return {
    clientId: at % 5 === 0 ? 'Y' : 'X',
    contractorId: `c${at}`,
    clientName: 'Client',
    contractorName,
    nameWords: nameWords(contractorName),
    engagementState: 'approved',
    visible: at % 7 !== 0,
    result: { asOf: '2026-11-20', overall: 'compliant', siteAccess: true, readinessPct: 100, items: [] },
    outlook: [],
    programMean: meanAt(at),
  };
}

const SEEN = Array.from({ length: CONTRACTORS }, (_, at) => snapshotAt(at)).filter(
  ({ clientId, visible }) => clientId === 'X' && visible === true,
);

const byMean = { field: 'programMean', descending: false, type: 'text' } as const;
const byName = { field: 'contractorName', descending: false, type: 'text' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: byMean, size: SIZE };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  const documents = Array.from(
    { length: CONTRACTORS },
    (_, at) => [`snapshots/X_c${at}`, snapshotAt(at)] as const,
  );
  await world.write(new Map(documents));
}, 120_000);
afterAll(() => world.stop());

async function pageAt(request: PageRequest) {
  const base = standingsOf(world.as(ACTORS['5003']), { clientId: 'X' });
  const { rows, hasMore } = pageOf((await getDocsFromServer(pageQuery(base, request))).docs, request);
  const standings = rows.map((row) => {
    const standing = row.data();
    if (!standing.ok) throw new Error(`${row.id} cannot be read`);
    return standing.value;
  });
  return { standings, hasMore };
}

/** Every row, as somebody turns the pages: the cursor of a contractor without a score is an empty text. */
async function turnAll(order: PageRequest['order']) {
  const all = [];
  let request: PageRequest = { ...FIRST, order };
  for (;;) {
    const { standings, hasMore } = await pageAt(request);
    all.push(...standings);
    const last = standings.at(-1);
    if (!hasMore || last === undefined) return all;
    request = {
      ...request,
      cursor: { side: 'after', value: String(last.programMean), id: last.id },
    };
  }
}

describe(`contractors sorted by the mean of their programs`, () => {
  it.each([
    ['the lowest on top', FIRST],
    ['the highest on top', { ...FIRST, order: { ...byMean, descending: true } }],
    ['the lowest on top, searched', { ...FIRST, word: 'stee' }],
    ['the highest on top, searched', { ...FIRST, word: 'stee', order: { ...byMean, descending: true } }],
    ['the next page', { ...FIRST, cursor: { side: 'after', value: '', id: 'X_c3' } }],
  ] satisfies readonly (readonly [string, PageRequest])[])(
    'cost one page of reads: %s',
    async (_, request) => {
      const base = standingsOf(world.as(ACTORS['5003']), { clientId: 'X' });
      let rows = 0;
      const reads = await readsOf(world, async () => {
        rows = (await getDocsFromServer(pageQuery(base, request))).size;
      });
      expect({ rows, isOnePage: reads <= ONE_PAGE }).toEqual({ rows: ONE_PAGE, isOnePage: true });
    },
  );

  it.each([false, true])(
    'lose nobody over all pages, and nobody without a score (descending: %s)',
    async (descending) => {
      const found = await turnAll({ ...byMean, descending });
      const means = found.map(({ programMean }) => programMean ?? 'none stored');

      expect(new Set(found.map(({ contractorId }) => contractorId))).toEqual(
        new Set(SEEN.map(({ contractorId }) => contractorId)),
      );
      expect(found).toHaveLength(SEEN.length);
      expect(means).toEqual(descending ? means.toSorted().reverse() : means.toSorted());
      expect(descending ? means.at(-1) : means[0]).toBe('');
    },
  );

  it('still read a snapshot from before it was kept, in the order of the names', async () => {
    const { programMean: _mean, ...before } = snapshotAt(1);
    const contractorName = 'Aaron Paving';
    await world.write(new Map([['snapshots/X_old', { ...before, contractorId: 'old', contractorName }]]));

    const { standings } = await pageAt({ ...FIRST, order: byName });

    expect(standings[0]).toMatchObject({ contractorId: 'old', programMean: undefined });
  });
});

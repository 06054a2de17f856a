import { type PageRequest, pageQuery, standingsOf } from '@vcms/data';
import { addDays, NO_END, nameWords } from '@vcms/domain';
import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { getDocsFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { readsOf } from './access/reads-of.ts';

const CONTRACTORS = 2_000;
/** Rows on a page of the register; one more is read to know whether there are others. */
const SIZE = 25;
const ONE_PAGE = SIZE + 1;
const TODAY = '2026-11-20';

function snapshotAt(at: number): Record<string, unknown> {
  const contractorName = `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}corn ${at % 3 === 0 ? 'Steel' : 'Paint'} ${at}`;
  const endsOn = at % 5 === 0 ? NO_END : addDays(TODAY, at % 365);
  return {
    clientId: at % 2 === 0 ? 'X' : 'Y',
    contractorId: `c${at}`,
    clientName: 'Client',
    contractorName,
    nameWords: nameWords(contractorName),
    engagementState: 'approved',
    visible: true,
    result: { asOf: TODAY, overall: 'compliant', siteAccess: true, readinessPct: 100, items: [] },
    outlook: [],
    insurance: { flags: at % 3 === 0 ? ['missing'] : ['ends_90'], endsOn, ends: {} },
  };
}

const byName = { field: 'contractorName', descending: false, type: 'text' } as const;
const byEnd = { field: 'insurance.endsOn', descending: false, type: 'text' } as const;
const FIRST: PageRequest = { filters: {}, search: '', order: byName, size: SIZE };
const MISSING = { 'insurance.flags': 'missing' };

/** What a person does with the register, each as the page asks the server for it. */
const STEPS: readonly (readonly [step: string, request: PageRequest])[] = [
  ['first page', FIRST],
  ['what is missing', { ...FIRST, holding: MISSING }],
  ['the first end on top', { ...FIRST, order: byEnd }],
  [
    'the last end of what is missing on top',
    { ...FIRST, holding: MISSING, order: { ...byEnd, descending: true } },
  ],
  ['sorted backwards', { ...FIRST, order: { ...byName, descending: true } }],
  ['searched by a word in the middle', { ...FIRST, word: 'stee' }],
  ['searched, the first end on top', { ...FIRST, word: 'stee', order: byEnd }],
];

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

it.each(['5002', '5003'] as const)(
  'the register of certificates reads one page of results for %s, however it is filtered and sorted',
  async (role) => {
    const firestore = world.as(ACTORS[role]);
    const side = role === '5002' ? {} : { clientId: 'X' };
    const measured: { step: string; rows: number; reads: number }[] = [];
    for (const [step, request] of STEPS) {
      let rows = 0;
      const reads = await readsOf(world, async () => {
        rows = (await getDocsFromServer(pageQuery(standingsOf(firestore, side), request))).size;
      });
      measured.push({ step, rows, reads });
    }
    expect(measured.filter(({ rows, reads }) => rows !== ONE_PAGE || reads > ONE_PAGE)).toEqual([]);
  },
  60_000,
);

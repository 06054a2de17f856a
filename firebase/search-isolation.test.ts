import { ACTORS, type AccessWorld } from '@vcms/testing/access';
import { getDocsFromServer } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';
import { ALL_SOURCES, FAMILIES, type Looked, SEARCH_SIZE } from './access/search-sources.ts';
import { randomFrom, recordsOfTenant, termOf } from './access/search-tenants.ts';

const TRIES = 500;
const AT_ONCE = 25;
/** Records of each kind in each tenant: more than one search may read. */
const RECORDS = 50;

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  const own = Array.from({ length: RECORDS }, (_, at) => [
    ...recordsOfTenant(0, at),
    ...recordsOfTenant(1, at),
  ]);
  await world.write(new Map([...worldDocuments(), ...own.flat()]));
});
afterAll(() => world.stop());

async function tryOnce(looked: Looked, term: string, asksForOthers: boolean): Promise<string | undefined> {
  const db = world.as(ACTORS[looked.role]);
  if (asksForOthers && looked.foreign !== undefined) {
    const { answer } = await answerOf(getDocsFromServer(looked.foreign(db, term)));
    return answer === 'denied' ? undefined : `${looked.role} asked others for ${term}: ${answer}`;
  }
  const { docs } = await getDocsFromServer(looked.own(db, term));
  found += docs.length;
  const strange = docs.filter((entry) => !looked.isOwn(entry)).map(({ ref }) => ref.path);
  const isTooMuch = docs.length > SEARCH_SIZE + 1;
  return strange.length > 0 || isTooMuch ? `${looked.role} by ${term}: ${strange.join(' ')}` : undefined;
}
let found = 0;

describe('the search', () => {
  it.each(Object.entries(FAMILIES))(
    `of the family %s finds nothing of another tenant in ${TRIES} random tries`,
    async (_family, sources) => {
      const random = randomFrom(20_261_123);
      const faults: (string | undefined)[] = [];
      found = 0;
      for (let at = 0; at < TRIES; at += AT_ONCE) {
        const tries = Array.from({ length: AT_ONCE }, (_, place) => {
          const looked = sources[(at + place) % sources.length];
          return looked === undefined ? undefined : tryOnce(looked, termOf(random), random() < 0.2);
        });
        faults.push(...(await Promise.all(tries)));
      }
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      // It would say nothing if it had looked for nothing that is there.
      expect(found).toBeGreaterThan(TRIES);
    },
    60_000,
  );

  it(`of a limited contractor is refused in every source, in ${TRIES} random tries`, async () => {
    const db = world.as(ACTORS['5006']);
    const random = randomFrom(20_261_126);
    const answers = new Map<string, number>();
    for (let at = 0; at < TRIES; at += AT_ONCE) {
      const tries = Array.from({ length: AT_ONCE }, async (_, place) => {
        const source = (at + place) % ALL_SOURCES.length;
        const asked = ALL_SOURCES[source]?.(db, termOf(random));
        if (asked === undefined) return;
        const { answer } = await answerOf(getDocsFromServer(asked));
        const told = answer === 'denied' ? answer : `${source}: ${answer}`;
        answers.set(told, (answers.get(told) ?? 0) + 1);
      });
      await Promise.all(tries);
    }
    expect([...answers]).toEqual([['denied', TRIES]]);
  });

  it('reads at most a page for each source, however many records fit', async () => {
    const address = `${world.origin}/emulator/v1/usage`;
    const measured: Record<string, number> = {};
    for (const [family, sources] of Object.entries(FAMILIES)) {
      await fetch(address, { method: 'DELETE' });
      const [first] = sources;
      const own = sources.filter(({ role }) => role === first?.role);
      for (const looked of own) await getDocsFromServer(looked.own(world.as(ACTORS[looked.role]), 'g'));
      const { reads } = (await (await fetch(address)).json()) as { reads: number };
      measured[family] = reads / own.length;
    }
    process.stdout.write(`\nreads of one search for each source: ${JSON.stringify(measured)}\n`);
    // One more where a rule looks at a record of its own.
    const strange = Object.values(measured).filter(
      (reads) => reads < SEARCH_SIZE + 1 || reads > SEARCH_SIZE + 2,
    );
    expect(strange).toEqual([]);
  });
});

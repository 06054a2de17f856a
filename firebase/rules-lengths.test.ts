import { parseRecord, RECORD_SCHEMAS, type RecordName } from '@vcms/data';
import type { z } from '@vcms/domain/schemas';
import { type AccessWorld, change, creation, type Fields } from '@vcms/testing/access';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { pathOf, startAccessWorld } from './access/access-world.ts';
import { actorOf, type Cell, cellsOf, fixtureOf } from './access/cells.ts';
import { longValuesOf, type Place, withValue } from './access/long-values.ts';
import { ENTITIES, recordAccess } from './access/records.ts';
import { answerOf } from './access/run-cell.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** Everything that somebody may create or change, in one place of each. */
const PLACES = ENTITIES.filter((name): name is RecordName => name in RECORD_SCHEMAS).flatMap((name) =>
  cellsOf(name)
    .filter(
      ({ operation, allowed, spot }) => /create|update/.test(operation) && allowed && spot !== undefined,
    )
    .map((cell) => [`${cell.role} ${cell.operation} ${name}`, { name, cell }] as const),
);
const WRITES = new Map(PLACES);

/** One attempt; the stored content where it passed. */
async function attempt(name: RecordName, cell: Cell, data: (before: Fields) => Fields) {
  const { role, spot, operation } = cell;
  if (spot === undefined) return undefined;
  const actor = actorOf(role);
  const fixture = fixtureOf(name);
  const target = operation === 'create' ? fixture.fresh(spot, actor) : fixture.stored(spot, actor);
  const reference = doc(world.as(actor), pathOf(name, target));
  const sent =
    operation === 'create'
      ? setDoc(reference, creation(name, actor.uid, data(target.data)))
      : setDoc(reference, change(name, actor.uid, data({ ...target.data, ...fixture.edit(spot, actor) })));
  const { answer } = await answerOf(sent);
  if (answer !== 'allowed') return undefined;
  const place = doc(world.trusted, reference.path);
  const stored = (await getDoc(place)).data();
  await (operation === 'create' ? deleteDoc(place) : setDoc(place, target.data));
  return stored;
}

/** Lists of maps: rules have no loops. What passes there nobody's reader takes, and a damaged record counts against its writer. */
function isLeft(name: RecordName, [field]: Place, stored: Fields): boolean {
  if (recordAccess(name).leftToReaders?.includes(String(field)) !== true) return false;
  return !parseRecord<z.ZodType<object>>(RECORD_SCHEMAS[name], name, stored).ok;
}

it('no text of 100 kB and no list of 2,000 passes, in no field that anybody may write', async () => {
  const passed: string[] = [];
  let tried = 0;
  for (const [title, { name, cell }] of WRITES) {
    for (const { place, value } of longValuesOf(name)) {
      tried += 1;
      const stored = await attempt(name, cell, (before) => withValue(before, place, value) as Fields);
      if (stored !== undefined && !isLeft(name, place, stored)) passed.push(`${title}: ${place.join('.')}`);
    }
  }
  expect(passed).toEqual([]);
  expect(tried).toBeGreaterThan(1000);
}, 240_000);

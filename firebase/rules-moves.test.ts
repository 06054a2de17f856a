import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { addDays, type CollectionName } from '@vcms/domain';
import { type AccessWorld, change, TODAY } from '@vcms/testing/access';
import { doc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { pathOf, startAccessWorld } from './access/access-world.ts';
import { actorOf } from './access/cells.ts';
import {
  describeMove,
  type MoveCell,
  moveCellsOf,
  patchOf,
  recordBefore,
  STATEFUL,
} from './access/move-cells.ts';
import { answerOf } from './access/run-cell.ts';

let world: AccessWorld;
let tested = 0;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

function pathBefore(cell: MoveCell): string {
  return pathOf(cell.name, recordBefore(cell));
}

async function putIntoState(cells: readonly MoveCell[]): Promise<void> {
  await world.write(new Map(cells.map((cell) => [pathBefore(cell), recordBefore(cell).data])));
}

async function wrongAnswer(cell: MoveCell): Promise<readonly string[]> {
  const actor = actorOf(cell.role);
  const record = doc(world.as(actor), pathBefore(cell));
  const { answer, text } = await answerOf(updateDoc(record, change(cell.name, actor.uid, patchOf(cell))));
  tested += 1;
  return answer === (cell.allowed ? 'allowed' : 'denied')
    ? []
    : [`${describeMove(cell)}: ${answer} ${text.slice(0, 400)}`];
}

/** All refusals of one state together, as they change nothing; then each allowed move from the state it starts in. */
async function wrongAnswers(name: CollectionName): Promise<readonly string[]> {
  const cells = moveCellsOf(name);
  const wrong: string[] = [];
  for (const from of new Set(cells.map((cell) => cell.from))) {
    const fromHere = cells.filter((cell) => cell.from === from);
    await putIntoState(fromHere);
    const refused = fromHere.filter((cell) => !cell.allowed);
    wrong.push(...(await Promise.all(refused.map(wrongAnswer))).flat());
    for (const cell of fromHere.filter(({ allowed }) => allowed)) {
      await putIntoState([cell]);
      wrong.push(...(await wrongAnswer(cell)));
    }
  }
  return wrong;
}

/** Grace counts from the day of handing in. */
describe('the day of handing in', () => {
  const handIns = STATEFUL.flatMap((name) => moveCellsOf(name)).filter(
    (cell) => cell.allowed && cell.role === '5005' && 'submittedOn' in patchOf(cell),
  );

  it.each(handIns.map((cell) => [cell.name, cell] as const))(
    'of %s is neither dated back nor ahead',
    async (_name, cell) => {
      const actor = actorOf(cell.role);
      await putIntoState([cell]);
      const handIn = (submittedOn: string) => {
        const patch = { ...patchOf(cell), submittedOn };
        return updateDoc(doc(world.as(actor), pathBefore(cell)), change(cell.name, actor.uid, patch));
      };
      for (const days of [-3650, -2, 2]) await assertFails(handIn(addDays(TODAY, days)));
      await assertSucceeds(handIn(TODAY));
    },
  );

  it('is of every kind of evidence', () => {
    expect(handIns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['policies', 'oshaYears', 'emr', 'programVersions', 'answers']),
    );
  });
});

describe('every move between two states', () => {
  it.each(STATEFUL)('of %s', async (name) => {
    expect(await wrongAnswers(name)).toEqual([]);
  });

  it('has been tested', () => {
    const existing = STATEFUL.flatMap((name) => moveCellsOf(name)).length;
    process.stdout.write(`\nstate moves tested / existing: ${tested} / ${existing}\n`);

    expect(tested).toBe(existing);
  });
});

import type { AccessWorld } from '@vcms/testing/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { type Cell, cellsOf, describeCell } from './access/cells.ts';
import { ENTITIES, namedTwice } from './access/records.ts';
import { runCell } from './access/run-cell.ts';

let world: AccessWorld;
let tested = 0;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

/** Reads and refusals disturb nobody and go together; allowed writes one by one, each put back. */
async function wrongAnswers(cells: readonly Cell[]): Promise<readonly string[]> {
  const writes = cells.filter(
    ({ allowed, operation }) => allowed && ['create', 'update', 'delete'].includes(operation),
  );
  const wrong: string[] = [];
  const note = async (cell: Cell): Promise<void> => {
    const answer = await runCell(world, cell);
    tested += 1;
    if (answer !== undefined) wrong.push(`${describeCell(cell)}: ${answer}`);
  };
  await Promise.all(cells.filter((cell) => !writes.includes(cell)).map(note));
  for (const cell of writes) await note(cell);
  return wrong;
}

describe('every cell of the permission matrix', () => {
  it.each(ENTITIES)('of %s', async (name) => {
    expect(await wrongAnswers(cellsOf(name))).toEqual([]);
  });

  it('has been tested', () => {
    const existing = ENTITIES.flatMap((name) => cellsOf(name)).length;
    process.stdout.write(`\nmatrix cells tested / existing: ${tested} / ${existing}\n`);

    expect(tested).toBe(existing);
  });

  it('stands in one place', () => {
    expect(namedTwice()).toEqual([]);
  });
});

import { isUnconfirmed } from '@vcms/data';

/**
 * Rows of another answer, where those that say the same stay the objects that they were: another order or filter reads each
 * record anew, and a row that stands is not drawn for that. Records are texts, numbers, times, lists and maps, so what they say can
 * be written out. What was written here and waits for the server is told apart by its object: it is always the one that came.
 */
export function keepRows<Row extends { readonly id: string }>(
  before: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const held = known.get(row.id);
    const isKnown = held !== undefined && !isUnconfirmed(held) && !isUnconfirmed(row);
    return isKnown && JSON.stringify(held) === JSON.stringify(row) ? held : row;
  });
}

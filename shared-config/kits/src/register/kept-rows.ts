import { isUnconfirmed } from '@vcms/data';

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether two values of a record say the same; what is neither a text, a number, a time, a list nor a map is not known to. */
function saysSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left instanceof Date) return right instanceof Date && left.getTime() === right.getTime();
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((one, at) => saysSame(one, right[at]))
    );
  }
  if (!isPlain(left) || !isPlain(right)) return false;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && saysSame(left[name], right[name]))
  );
}

/**
 * Rows of another answer, where those that say the same stay the objects that they were: another order or filter reads each
 * record anew, and a row that stands is not drawn for that. What was written here and waits for the server is told apart by its
 * object, so it is always the one that came.
 */
export function keepRows<Row extends { readonly id: string }>(
  before: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const held = known.get(row.id);
    if (held === undefined || isUnconfirmed(held) || isUnconfirmed(row)) return row;
    return saysSame(held, row) ? held : row;
  });
}

import { PAGE_SIZE } from './register-definition.ts';
import type { RegisterShape, RegisterState } from './register-state.ts';

/** Pages of a list in memory are numbers; `page` belongs to lists that go by a cursor. */
export const PAGE_PARAMETER = 'at';

/** A list that is small enough to be read at once: filtered, sorted and cut here. */
export interface LocalRegister<Row> {
  readonly shape: RegisterShape;
  /** What the search looks into, wherever it stands, in any case. */
  readonly textOf: (row: Row) => string;
  /** The value that a filter compares. */
  readonly valueOf: (row: Row, filter: string) => string;
  /** The text that a column sorts by. */
  readonly placeOf: (row: Row, sort: string) => string;
}

/** At least one: an empty list has a first page. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}

/** The rows that meet the conditions, in their order. */
export function localRows<Row>(
  all: readonly Row[],
  { search, filters, sort, descending }: RegisterState,
  { textOf, valueOf: valueIn, placeOf }: LocalRegister<Row>,
): readonly Row[] {
  const wanted = search.toLowerCase();
  const chosen = Object.entries(filters);
  const direction = descending ? -1 : 1;
  return all
    .filter((row) => textOf(row).toLowerCase().includes(wanted))
    .filter((row) => chosen.every(([filter, value]) => valueIn(row, filter) === value))
    .toSorted((left, right) => direction * placeOf(left, sort).localeCompare(placeOf(right, sort)));
}

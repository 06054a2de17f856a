import type { RegisterColumn } from './register-definition.ts';
import type { ViewStorage } from './saved-views-store.ts';

/** By title, whether a column is to be shown; a column that nobody has chosen about is absent. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

function keyOf(userId: string, register: string): string {
  return `vcms.columns.${userId}.${register}`;
}

/** What a user chose for a register; what cannot be read counts as nothing. */
export function readColumnChoice(storage: ViewStorage, userId: string, register: string): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId, register)) ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'boolean'));
  } catch {
    return {};
  }
}

/** False when the browser keeps nothing. */
export function writeColumnChoice(
  storage: ViewStorage,
  userId: string,
  register: string,
  choice: ColumnChoice,
): boolean {
  try {
    storage.setItem(keyOf(userId, register), JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}

function isEmpty<Row>({ isEmpty: isEmptyIn, value }: RegisterColumn<Row>, rows: readonly Row[]): boolean {
  // Of a list without rows nothing is known.
  if (rows.length === 0) return false;
  return rows.every((row) => (isEmptyIn === undefined ? (value(row) ?? '') === '' : isEmptyIn(row)));
}

/** The columns to draw: as chosen, and else those with a value in one of the rows. The first names the rows, and stays. */
export function shownColumns<Row>(
  columns: readonly RegisterColumn<Row>[],
  rows: readonly Row[],
  choice: ColumnChoice,
): readonly RegisterColumn<Row>[] {
  return columns.filter((column, index) => index === 0 || (choice[column.title] ?? !isEmpty(column, rows)));
}

import type { OshaEstablishment, OshaYear } from '@vcms/domain';
import { type EstablishmentRow, type EstablishmentValues, storedValues } from './establishment-values.ts';

/** The list before something was taken out of it. */
export interface RemovedRows {
  readonly before: Pick<EstablishmentRows, 'rows' | 'source'>;
  /** The one that was taken out; absent: all. */
  readonly row?: EstablishmentRow;
}

/** The establishments of a form, and which of them is open. */
export interface EstablishmentRows {
  readonly rows: readonly EstablishmentRow[];
  readonly open: string | undefined;
  /** What was taken out last, until something else happens; it can come back. */
  readonly removed: RemovedRows | undefined;
  /** Where the numbers come from, as the record says it. */
  readonly source: OshaYear['source'];
  /** Counts the keys that were given. */
  readonly given: number;
  /** The row that saving stopped at last, and how often it did. */
  readonly stops: { readonly key: string | undefined; readonly count: number };
}

export type RowsAction =
  | { readonly kind: 'add'; readonly values: EstablishmentValues }
  | { readonly kind: 'change'; readonly key: string; readonly values: EstablishmentValues }
  | { readonly kind: 'toggle'; readonly key: string }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'restore' }
  /** The year's numbers are typed again. */
  | { readonly kind: 'forget' }
  /** The year cannot be saved as this row is. */
  | { readonly kind: 'stop'; readonly key: string };

export function firstRows(
  establishments: readonly OshaEstablishment[] = [],
  source: OshaYear['source'] = 'form',
): EstablishmentRows {
  const rows = establishments.map((one, at) => ({
    key: String(at),
    values: storedValues(one),
    imported: { companyName: one.companyName, industry: one.industry },
  }));
  const nothing = { open: undefined, removed: undefined, stops: { key: undefined, count: 0 } };
  return { ...nothing, rows, source: rows.length === 0 ? 'form' : source, given: rows.length };
}

function withRows(state: EstablishmentRows, rows: readonly EstablishmentRow[]): EstablishmentRows {
  return { ...state, rows, removed: undefined, source: rows.length === 0 ? 'form' : state.source };
}

function listOf({ rows, source }: RemovedRows['before']): RemovedRows['before'] {
  return { rows, source };
}

/** The list after what somebody did. */
export function changeRows(state: EstablishmentRows, action: RowsAction): EstablishmentRows {
  const { rows, removed, given } = state;
  switch (action.kind) {
    case 'add': {
      const row = { key: String(given), values: action.values, imported: {} };
      return { ...withRows(state, [...rows, row]), open: row.key, given: given + 1 };
    }
    case 'change':
      return withRows(
        state,
        rows.map((row) => (row.key === action.key ? { ...row, values: action.values } : row)),
      );
    case 'toggle':
      return { ...state, open: state.open === action.key ? undefined : action.key };
    case 'remove': {
      const row = rows.find(({ key }) => key === action.key);
      if (row === undefined) return state;
      const others = rows.filter((one) => one !== row);
      return { ...withRows(state, others), removed: { before: listOf(state), row } };
    }
    case 'restore':
      if (removed === undefined) return state;
      return { ...state, ...listOf(removed.before), open: removed.row?.key, removed: undefined };
    case 'forget':
      return { ...withRows(state, []), removed: { before: listOf(state) } };
    case 'stop':
      return { ...state, open: action.key, stops: { key: action.key, count: state.stops.count + 1 } };
  }
}

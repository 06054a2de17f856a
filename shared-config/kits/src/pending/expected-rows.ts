import { isUnconfirmed } from '@vcms/data';
import type { PendingChange, PendingChanges } from './pending-changes.ts';

/** Whether a record still says what it said when the change was asked for. */
function isBefore(row: object, { before }: PendingChange): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  return Object.entries(before).every(([field, value]) => fields[field] === value);
}

/** A record as it will be, and whether that waits for the server. */
export interface ExpectedRow<Row> {
  readonly row: Row;
  readonly isPending: boolean;
}

/** One record with the change that was asked for, and the mark of a write of this browser that is on its way. */
export function expectedRow<Row extends object>(
  stored: Row,
  change: PendingChange | undefined,
): ExpectedRow<Row> {
  if (change === undefined || !isBefore(stored, change)) {
    return { row: stored, isPending: isUnconfirmed(stored) };
  }
  return { row: { ...stored, ...change.after }, isPending: !change.isConfirmed };
}

export interface ExpectedRows<Row> {
  readonly rows: readonly Row[];
  /** Those that wait for the server, by their keys: ids, as a rule. */
  readonly pending: ReadonlySet<string>;
}

/** The rows of a list in the same way; a row without a change stays the object that it was. */
export function expectedRows<Row extends object>(
  stored: readonly Row[],
  changes: PendingChanges,
  pathOf: (row: Row) => string,
  keyOf: (row: Row) => string,
): ExpectedRows<Row> {
  const all = stored.map((row) => expectedRow(row, changes.get(pathOf(row))));
  return {
    rows: all.some(({ row }, at) => row !== stored[at]) ? all.map(({ row }) => row) : stored,
    pending: new Set(all.flatMap(({ row, isPending }) => (isPending ? [keyOf(row)] : []))),
  };
}

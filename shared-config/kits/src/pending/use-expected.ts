import { useSameValue } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type ExpectedRow, type ExpectedRows, expectedRow, expectedRows } from './expected-rows.ts';
import { usePendingChanges } from './pending-changes.ts';

function isSameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/**
 * The rows of a list as they will be once the server has done what was asked, and which of them wait for it.
 * @param pathOf stays the same function; where records are read, not made
 */
export function useExpectedRows<Row extends { readonly id: string }>(
  stored: readonly Row[],
  pathOf: (row: Row) => string,
): ExpectedRows<Row> {
  const { firestore } = useBackend();
  const changes = usePendingChanges(firestore);
  const { rows, pending } = useMemo(() => expectedRows(stored, changes, pathOf), [stored, changes, pathOf]);
  return { rows, pending: useSameValue(pending, isSameSet) };
}

/** One record in the same way. */
export function useExpectedRow<Row extends object>(stored: Row, path: string): ExpectedRow<Row> {
  const { firestore } = useBackend();
  const change = usePendingChanges(firestore).get(path);
  return useMemo(() => expectedRow(stored, change), [stored, change]);
}

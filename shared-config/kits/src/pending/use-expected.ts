import { type LiveState, useSameValue } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type ExpectedRow, type ExpectedRows, expectedRow, expectedRows } from './expected-rows.ts';
import { usePendingChanges } from './pending-changes.ts';

function isSameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && [...left].every((id) => right.has(id));
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function useExpected<Row extends object>(
  stored: readonly Row[],
  pathOf: (row: Row) => string,
  keyOf: (row: Row) => string,
): ExpectedRows<Row> {
  const { firestore } = useBackend();
  const changes = usePendingChanges(firestore);
  const { rows, pending } = useMemo(
    () => expectedRows(stored, changes, pathOf, keyOf),
    [stored, changes, pathOf, keyOf],
  );
  // The same set while the same rows wait: what is drawn from it is not drawn anew.
  return { rows, pending: useSameValue(pending, isSameSet) };
}

/**
 * The rows of a list as they will be once the server has done what was asked, and which of them wait for it.
 * @param pathOf stays the same function; where records are read, not made
 */
export function useExpectedRows<Row extends { readonly id: string }>(
  stored: readonly Row[],
  pathOf: (row: Row) => string,
): ExpectedRows<Row> {
  return useExpected(stored, pathOf, idOf);
}

function recordPathOf({ record }: { readonly record: { readonly path: string } }): string {
  return record.path;
}

/** The records of a list by their own paths, which are also the keys of those that wait. */
export function useExpectedRecords<Row extends { readonly record: { readonly path: string } }>(
  stored: readonly Row[],
): ExpectedRows<Row> {
  return useExpected(stored, recordPathOf, recordPathOf);
}

const NONE: readonly never[] = [];

/** What is known of a list that is read live, in the same way. */
export function useExpectedState<Row extends { readonly id: string }>(
  state: LiveState<Row>,
  pathOf: (row: Row) => string,
): { readonly state: LiveState<Row>; readonly pending: ReadonlySet<string> } {
  const stored = state.kind === 'ready' ? state.items : NONE;
  const { rows, pending } = useExpectedRows<Row>(stored, pathOf);
  const expected = useMemo(
    () => (state.kind === 'ready' && state.items !== rows ? { ...state, items: rows } : state),
    [state, rows],
  );
  return { state: expected, pending };
}

/** One record in the same way. */
export function useExpectedRow<Row extends object>(stored: Row, path: string): ExpectedRow<Row> {
  const { firestore } = useBackend();
  const change = usePendingChanges(firestore).get(path);
  return useMemo(() => expectedRow(stored, change), [stored, change]);
}

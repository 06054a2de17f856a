import { useSameValue } from '@vcms/data';
import { useSession } from '@vcms/sdk';
import { useCallback, useMemo, useState } from 'react';
import { type ColumnChoice, readColumnChoice, shownColumns, writeColumnChoice } from './column-choice.ts';
import type { RegisterColumn, RegisterDefinition } from './register-definition.ts';
import type { ViewStorage } from './saved-views-store.ts';

export interface ColumnsHandle<Row> {
  /** All that the screen may show. */
  readonly all: readonly RegisterColumn<Row>[];
  readonly shown: readonly RegisterColumn<Row>[];
  /** Shows or hides one. False when the browser keeps nothing; the choice then lasts as long as the page. */
  readonly choose: (title: string, isShown: boolean) => boolean;
  /** Takes all choices back. */
  readonly reset: () => boolean;
}

function areSame<Row>(left: readonly RegisterColumn<Row>[], right: readonly RegisterColumn<Row>[]): boolean {
  return left.length === right.length && left.every((column, index) => column === right[index]);
}

/** The columns of a register as its user chose them in this browser. */
export function useColumns<Row extends { readonly id: string }>(
  { name, columns, choosesColumns = false }: RegisterDefinition<Row>,
  rows: readonly Row[],
  storage: ViewStorage = window.localStorage,
): ColumnsHandle<Row> {
  const { userId } = useSession();
  const [choice, setChoice] = useState(() => readColumnChoice(storage, userId, name));
  const all = useMemo(() => columns.filter(({ onScreen = true }) => onScreen), [columns]);
  const wanted = useMemo(
    () => (choosesColumns ? shownColumns(all, rows, choice) : all),
    [choosesColumns, all, rows, choice],
  );
  // Rows that come anew mostly leave the columns as they are: then no row has to be drawn for them.
  const shown = useSameValue(wanted, areSame);
  const keep = useCallback(
    (next: ColumnChoice) => {
      setChoice(next);
      return writeColumnChoice(storage, userId, name, next);
    },
    [storage, userId, name],
  );
  return {
    all,
    shown,
    choose: (title, isShown) => keep({ ...choice, [title]: isShown }),
    reset: () => keep({}),
  };
}

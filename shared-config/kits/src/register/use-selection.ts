import { useMemo, useState } from 'react';

export interface Selection<Row> {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly clear: () => void;
}

/** Rows that were chosen among those on screen; one that leaves the screen, or no longer fits, is chosen no more. */
export function useSelection<Row extends { readonly id: string }>(
  shown: readonly Row[],
  fits: (row: Row) => boolean,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => shown.filter((row) => ids.has(row.id) && fits(row)), [shown, ids, fits]);
  // The same until something is chosen: rows are drawn from it.
  return useMemo(
    () => ({
      rows,
      has: ({ id }) => ids.has(id),
      // From what is chosen by then: two quick clicks may both come before the table is drawn again.
      toggle: ({ id }) =>
        setIds((chosen) => {
          const kept = new Set(shown.filter((row) => chosen.has(row.id) && fits(row)).map((row) => row.id));
          if (!kept.delete(id)) kept.add(id);
          return kept;
        }),
      clear: () => setIds(new Set()),
    }),
    [rows, ids, shown, fits],
  );
}

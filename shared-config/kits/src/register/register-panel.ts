import { type ComponentType, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAMETER } from './list-address.tsx';

export interface RegisterPanelProps<Row> {
  /** Of the open row, as the address has it: it may come from an old or mistyped link. */
  readonly id: string;
  /** Absent when the row is not on the page that the list shows. */
  readonly row: Row | undefined;
  readonly onClose: () => void;
  /** The row's link, or the table where the row has gone. */
  readonly returnTo: () => HTMLElement | null;
}

/** What a register shows of one row beside the list. */
export type RegisterPanelComponent<Row> = ComponentType<RegisterPanelProps<Row>>;

/** The id of the open row in the address, and how to close it; the conditions of the list stay. */
export function useOpenRow(): readonly [id: string | undefined, close: () => void] {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(OPEN_PARAMETER);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params.get(OPEN_PARAMETER) ?? undefined, close];
}

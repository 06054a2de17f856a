import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LocalRegister, localRows, PAGE_PARAMETER, pagesOf } from './local-register.ts';
import { PAGE_SIZE } from './register-definition.ts';
import { formatRegisterState, parseRegisterState, type RegisterState } from './register-state.ts';
import { type ShowRegister, useShowRegister } from './use-show-register.ts';

interface LocalPage<Row> {
  readonly state: RegisterState;
  readonly show: ShowRegister;
  /** Of this page. */
  readonly rows: readonly Row[];
  /** Of all pages, filtered and sorted. */
  readonly found: readonly Row[];
  readonly next: RegisterState | undefined;
  readonly previous: RegisterState | undefined;
}

/** One page of a list that is in memory, as its address says. Build the definition once per page. */
export function useLocalRegister<Row>(all: readonly Row[], definition: LocalRegister<Row>): LocalPage<Row> {
  const [params, setParams] = useSearchParams();
  const { shape } = definition;
  const conditions = useMemo(() => parseRegisterState(params, shape), [params, shape]);
  const found = useMemo(() => localRows(all, conditions, definition), [all, conditions, definition]);
  const page = Math.min(Number(params.get(PAGE_PARAMETER) ?? '1') || 1, pagesOf(found.length));
  const state = useMemo(() => ({ ...conditions, page }), [conditions, page]);
  const rows = useMemo(() => found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [found, page]);
  const write = useCallback(
    (next: RegisterState) =>
      setParams((current) => {
        const address = formatRegisterState(next, shape, current);
        address.delete(PAGE_PARAMETER);
        if (next.page > 1) address.set(PAGE_PARAMETER, String(next.page));
        return address;
      }),
    [setParams, shape],
  );
  const show = useShowRegister(state, write);
  return {
    state,
    show,
    found,
    rows,
    next: page < pagesOf(found.length) ? { ...state, page: page + 1 } : undefined,
    previous: page > 1 ? { ...state, page: page - 1 } : undefined,
  };
}

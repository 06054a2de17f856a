import { type LiveState, pageOf, pageQuery, useLiveQuery } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  cursorAt,
  PAGE_SIZE,
  pageRequestOf,
  type RegisterDefinition,
  shapeOf,
} from './register-definition.ts';
import { formatRegisterState, parseRegisterState, type RegisterState } from './register-state.ts';

export interface RegisterPage<Row> {
  readonly state: RegisterState;
  readonly live: LiveState<Row>;
  readonly rows: readonly Row[];
  readonly show: (next: RegisterState) => void;
  /** The state of the page after or before this one; undefined at the end of the list. */
  readonly next: RegisterState | undefined;
  readonly previous: RegisterState | undefined;
}

/** One page of a register as its address says, live. */
export function useRegister<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
): RegisterPage<Row> {
  const { firestore } = useBackend();
  const [params, setParams] = useSearchParams();
  const shape = useMemo(() => shapeOf(definition), [definition]);
  const state = useMemo(() => parseRegisterState(params, shape), [params, shape]);
  const live = useLiveQuery(pageQuery(definition.base(firestore), pageRequestOf(definition, state)));
  const show = useCallback(
    (next: RegisterState) => setParams((current) => formatRegisterState(next, shape, current)),
    [setParams, shape],
  );
  const items = live.kind === 'ready' ? live.items : [];
  const { rows, hasMore } = pageOf(items, { cursor: state.cursor, size: PAGE_SIZE });
  const [first, last] = [rows[0], rows.at(-1)];
  const isFirst = state.page === 1;
  const cameBack = state.cursor?.side === 'before';
  const hasNext = cameBack || hasMore;
  return {
    state,
    live,
    rows,
    show,
    next: hasNext && last !== undefined ? turned(definition, state, 'after', last) : undefined,
    previous: isFirst || first === undefined ? undefined : turned(definition, state, 'before', first),
  };
}

function turned<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
  state: RegisterState,
  side: 'after' | 'before',
  row: Row,
): RegisterState {
  const page = state.page + (side === 'after' ? 1 : -1);
  if (page > 1) return { ...state, page, cursor: cursorAt(definition, state, side, row) };
  const { cursor: _first, ...rest } = state;
  return { ...rest, page: 1 };
}

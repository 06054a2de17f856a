import { type LiveState, pageQuery, siftedPageOf, useLiveQuery, useSameValue } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExpectedRows } from '../pending/use-expected.ts';
import { useKeepPreviousData } from '../use-keep-previous-data.ts';
import { keepRows } from './kept-rows.ts';
import { addressOfList } from './list-address.tsx';
import {
  cursorAt,
  PAGE_SIZE,
  pageRequestOf,
  type RegisterDefinition,
  shapeOf,
  sieveOf,
} from './register-definition.ts';
import { formatRegisterState, isNarrowed, parseRegisterState, type RegisterState } from './register-state.ts';
import { type ShowRegister, useShowRegister } from './use-show-register.ts';

export interface RegisterPage<Row> {
  readonly state: RegisterState;
  /** The last answer: while another page or order is asked for, what was there stays, and with it the focus. */
  readonly live: LiveState<Row>;
  /** True while the answer is not yet that to `state`; absent where answers come at once. */
  readonly isStale?: boolean;
  readonly rows: readonly Row[];
  /** The ids of rows that show what the server has not confirmed yet. */
  readonly pending?: ReadonlySet<string>;
  /** The query part of the address that the rows answer to, without the open record; absent where answers come at once. */
  readonly address?: string;
  readonly show: ShowRegister;
  /** The state of the page after or before this one; undefined at the end of the list. */
  readonly next: RegisterState | undefined;
  readonly previous: RegisterState | undefined;
}

const everyRow = (): boolean => true;
const noPath = (): string => '';

function isSameState(left: RegisterState, right: RegisterState): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** One page of a register as its address says, live. */
export function useRegister<Row extends { readonly id: string }>(
  definition: RegisterDefinition<Row>,
): RegisterPage<Row> {
  const { firestore } = useBackend();
  const [params, setParams] = useSearchParams();
  const shape = useMemo(() => shapeOf(definition), [definition]);
  const parsed = useMemo(() => parseRegisterState(params, shape), [params, shape]);
  // What else stands in the address, such as the open row, asks for nothing anew.
  const state = useSameValue(parsed, isSameState);
  // A page that was the whole list is put in another order at once. Else the cache knows another page's rows, not this one's.
  const wasWhole = useRef(false);
  const isPart = useCallback(() => !wasWhole.current, []);
  const request = pageRequestOf(definition, state);
  const newest = useLiveQuery(pageQuery(definition.base(firestore), request), { isPart });
  const here = addressOfList(params);
  const answer = useMemo(
    () => ({ kind: newest.kind, live: newest, asked: state, address: here }),
    [newest, state, here],
  );
  const { live, asked, address } = useKeepPreviousData(answer);
  const write = useCallback(
    (next: RegisterState) => setParams((current) => formatRegisterState(next, shape, current)),
    [setParams, shape],
  );
  const show = useShowRegister(state, write);
  const standing = useRef<readonly Row[]>([]);
  const {
    rows: stored,
    hasMore,
    first,
    last,
  } = useMemo(() => {
    const items = live.kind === 'ready' ? live.items : [];
    const { size: read } = pageRequestOf(definition, asked);
    const passes = sieveOf(definition, asked) ?? everyRow;
    const found = siftedPageOf(items, { cursor: asked.cursor, size: PAGE_SIZE, read }, passes);
    return { ...found, rows: keepRows(standing.current, found.rows) };
  }, [definition, live, asked]);
  const { rows, pending } = useExpectedRows(stored, definition.pathOf ?? noPath);
  const isFirst = asked.page === 1;
  const isWhole = live.kind === 'ready' && isFirst && !hasMore && !isNarrowed(asked);
  useEffect(() => {
    wasWhole.current = isWhole;
    standing.current = stored;
  }, [isWhole, stored]);
  const cameBack = asked.cursor?.side === 'before';
  const hasNext = cameBack || hasMore;
  return {
    state,
    live,
    isStale: newest.kind === 'loading' && live.kind !== 'loading',
    rows,
    pending,
    address,
    show,
    next: hasNext && last !== undefined ? turned(definition, asked, 'after', last) : undefined,
    previous: isFirst || first === undefined ? undefined : turned(definition, asked, 'before', first),
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

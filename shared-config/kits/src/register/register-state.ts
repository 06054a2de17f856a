/** Where a page of a register begins: after or before one row, which is named by its sort value and id. */
export interface RegisterCursor {
  readonly side: 'after' | 'before';
  /** A text, or milliseconds since 1970 where the column holds times. */
  readonly value: string | number;
  readonly id: string;
}

/** What a register shows, all of it in the query part of the address (domain 4, rules for every page). */
export interface RegisterState {
  /** Beginning of a name; '' for all. */
  readonly search: string;
  /** Chosen value by filter; a filter that is not set is absent. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly cursor?: RegisterCursor | undefined;
}

/** What may stand in the address of one register. */
export interface RegisterShape {
  /** Allowed values by filter; `id`: the id of any document. */
  readonly filters: Readonly<Record<string, readonly string[] | 'id'>>;
  /** Columns that may be sorted by; the first is the default. */
  readonly sorts: readonly [string, ...string[]];
  /** The default order runs from the last to the first. */
  readonly descends?: boolean;
}

const DOCUMENT_ID = /^[^/]{1,200}$/;

function isAllowed(value: string, values: readonly string[] | 'id'): boolean {
  return values === 'id' ? DOCUMENT_ID.test(value) : values.includes(value);
}

const SEARCH_MAX = 120;
const PAGE_MAX = 100_000;

function decodeCursor(side: RegisterCursor['side'], text: string): RegisterCursor | undefined {
  try {
    const [value, id]: readonly unknown[] = JSON.parse(text);
    const known = typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
    return known && typeof id === 'string' && id !== '' ? { side, value, id } : undefined;
  } catch {
    return undefined;
  }
}

function readCursor(params: URLSearchParams): RegisterCursor | undefined {
  const after = params.get('after');
  if (after !== null) return decodeCursor('after', after);
  const before = params.get('before');
  return before === null ? undefined : decodeCursor('before', before);
}

/** Reads an address. What does not fit is left out: an old or mistyped link shows the nearest list, never an error. */
export function parseRegisterState(params: URLSearchParams, shape: RegisterShape): RegisterState {
  const filters = Object.entries(shape.filters).flatMap(([name, values]): [string, string][] => {
    const value = params.get(name);
    return value !== null && isAllowed(value, values) ? [[name, value]] : [];
  });
  const asked = params.get('sort') ?? '';
  const descending = asked.startsWith('-');
  const sort = shape.sorts.find((name) => name === asked.replace(/^-/, ''));
  const cursor = readCursor(params);
  const page = Number(params.get('page'));
  const isPage = Number.isInteger(page) && page > 1 && page <= PAGE_MAX;
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
    filters: Object.fromEntries(filters),
    sort: sort ?? shape.sorts[0],
    descending: sort === undefined ? shape.descends === true : descending,
    page: cursor !== undefined && isPage ? page : 1,
    ...(cursor !== undefined && isPage ? { cursor } : {}),
  };
}

/** Writes the state into an address; parameters of others stay, defaults are left out. */
export function formatRegisterState(
  state: RegisterState,
  shape: RegisterShape,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const own = ['search', 'sort', 'page', 'after', 'before', ...Object.keys(shape.filters)];
  const params = new URLSearchParams([...others].filter(([name]) => !own.includes(name)));
  if (state.search !== '') params.set('search', state.search);
  for (const [name, value] of Object.entries(state.filters)) params.set(name, value);
  if (state.descending !== (shape.descends === true) || state.sort !== shape.sorts[0]) {
    params.set('sort', state.descending ? `-${state.sort}` : state.sort);
  }
  if (state.cursor !== undefined && state.page > 1) {
    params.set('page', String(state.page));
    params.set(state.cursor.side, JSON.stringify([state.cursor.value, state.cursor.id]));
  }
  return params;
}

/** Whether it leaves rows out. */
export function isNarrowed({ search, filters }: RegisterState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** The state with other conditions; a list that changes begins at its first page. */
export function withConditions(
  state: RegisterState,
  change: Partial<Pick<RegisterState, 'search' | 'filters' | 'sort' | 'descending'>>,
): RegisterState {
  const { cursor: _left, ...kept } = state;
  return { ...kept, ...change, page: 1 };
}

/** The state with one filter set, or taken away by ''. */
export function withFilter(state: RegisterState, name: string, value: string): RegisterState {
  const { [name]: _before, ...rest } = state.filters;
  return withConditions(state, { filters: value === '' ? rest : { ...rest, [name]: value } });
}

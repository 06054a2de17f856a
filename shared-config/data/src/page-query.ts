import {
  and,
  documentId,
  endBefore,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';

/** One page of a long list: conditions, order, and where it begins. */
export interface PageRequest {
  /** Equality conditions by field. */
  readonly filters: Readonly<Record<string, string>>;
  /** Values of which a field must have one, by field. */
  readonly anyOf?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A value that the list in a field must hold, by field. */
  readonly holding?: Readonly<Record<string, string>> | undefined;
  /** A beginning of a word that a record's `nameWords` must hold, folded as `wordToFind` does. `holding` must be empty beside it. */
  readonly word?: string | undefined;
  /** Beginning of the text in `order.field`; '' for all. Upper and lower case count as typed, as words, or all upper. */
  readonly search: string;
  readonly order: { readonly field: string; readonly descending: boolean; readonly type: 'text' | 'time' };
  readonly cursor?:
    | { readonly side: 'after' | 'before'; readonly value: string | number; readonly id: string }
    | undefined;
  /** Rows; one more is read to know whether there are others. */
  readonly size: number;
}

/** Greater than every text that begins with the same characters. */
const AFTER_ALL = '\uf8ff';

function capitalised(text: string): string {
  return text.toLowerCase().replace(/(^|[\s\-(&/])(\p{L})/gu, (_all, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** The spellings a name may begin with: as typed, every word capitalised, all upper, all lower. */
function spellingsOf(search: string): readonly string[] {
  return [...new Set([search, capitalised(search), search.toUpperCase(), search.toLowerCase()])];
}

function conditionsOf({
  filters,
  anyOf = {},
  holding = {},
  word,
  search,
  order,
}: PageRequest): QueryCompositeFilterConstraint | undefined {
  const equal = [
    ...Object.entries(filters).map(([field, value]) => where(field, '==', value)),
    ...Object.entries(anyOf).map(([field, values]) => where(field, 'in', [...values])),
    ...Object.entries(holding).map(([field, value]) => where(field, 'array-contains', value)),
    ...(word === undefined ? [] : [where('nameWords', 'array-contains', word)]),
  ];
  if (search === '' || order.type !== 'text') return equal.length === 0 ? undefined : and(...equal);
  const ranges = spellingsOf(search).map((start) =>
    and(where(order.field, '>=', start), where(order.field, '<', start + AFTER_ALL)),
  );
  return and(...equal, or(...ranges));
}

/** A time as a cursor names it exactly: `seconds.nanoseconds`, nine digits behind the point. */
export function momentOf({ seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${String(nanoseconds).padStart(9, '0')}`;
}

/** A time of a cursor: milliseconds, or a moment. What is neither, out of a mistyped address, is the beginning of time. */
function timeOf(value: string | number): Timestamp {
  if (typeof value === 'number') return Timestamp.fromMillis(value);
  const [, seconds, nanoseconds] = /^(\d{1,11})\.(\d{9})$/.exec(value) ?? [];
  return new Timestamp(Number(seconds ?? 0), Number(nanoseconds ?? 0));
}

function placeOf({ cursor, order, size }: PageRequest): readonly QueryNonFilterConstraint[] {
  if (cursor === undefined) return [limit(size + 1)];
  const value = order.type === 'time' ? timeOf(cursor.value) : String(cursor.value);
  return cursor.side === 'after'
    ? [startAfter(value, cursor.id), limit(size + 1)]
    : [endBefore(value, cursor.id), limitToLast(size + 1)];
}

/** All rows that meet the conditions of a page, in its order, without a bound. */
export function listQuery<T>(base: Query<T>, request: PageRequest): Query<T> {
  const direction = request.order.descending ? 'desc' : 'asc';
  const order = [orderBy(request.order.field, direction), orderBy(documentId(), direction)];
  const conditions = conditionsOf(request);
  return conditions === undefined ? query(base, ...order) : query(base, conditions, ...order);
}

/** The query of one page; it answers `size + 1` rows where there are more beyond it. */
export function pageQuery<T>(base: Query<T>, request: PageRequest): Query<T> {
  return query(listQuery(base, request), ...placeOf(request));
}

/** Cuts the row that was read to know of others: the last one, or on the way back the first one. */
export function pageOf<T>(
  rows: readonly T[],
  { cursor, size }: Pick<PageRequest, 'cursor' | 'size'>,
): { readonly rows: readonly T[]; readonly hasMore: boolean } {
  const hasMore = rows.length > size;
  if (!hasMore) return { rows, hasMore };
  return { rows: cursor?.side === 'before' ? rows.slice(1) : rows.slice(0, size), hasMore };
}

/** A page whose rows were narrowed down once more after they came. */
export interface SiftedPage<T> {
  readonly rows: readonly T[];
  readonly hasMore: boolean;
  /** Where the page before goes on, and where the next one does; undefined where nothing came. */
  readonly first: T | undefined;
  readonly last: T | undefined;
}

/**
 * One page of the rows that pass a test, out of the answer to a request of `read` rows; fewer than `size` where fewer passed.
 * The next page goes on behind the last row that was looked at, so no row is ever skipped.
 */
export function siftedPageOf<T>(
  answer: readonly T[],
  { cursor, size, read }: Pick<PageRequest, 'cursor' | 'size'> & { readonly read: number },
  passes: (row: T) => boolean,
): SiftedPage<T> {
  const isBack = cursor?.side === 'before';
  const { rows: seen, hasMore } = pageOf(answer, { cursor, size: read });
  const passing = seen.filter(passes);
  const rows = isBack ? passing.slice(-size) : passing.slice(0, size);
  const isCut = passing.length > rows.length;
  return {
    rows,
    hasMore: hasMore || isCut,
    first: isCut && isBack ? rows[0] : seen[0],
    last: isCut && !isBack ? rows.at(-1) : seen.at(-1),
  };
}

import type { FieldPath } from '../values/field-path.ts';
import type { NearestSearch } from './find-nearest.ts';
import type { Scope } from './scope.ts';

export type Direction = 'ASCENDING' | 'DESCENDING';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN'
  | 'IS_NAN'
  | 'IS_NULL'
  | 'IS_NOT_NAN'
  | 'IS_NOT_NULL';

/** One comparison. Unary filters are operators without a value. */
export interface FieldFilter {
  readonly kind: 'field';
  readonly field: FieldPath;
  /** True for `__name__`; its operands are paths, not values. */
  readonly onKey: boolean;
  readonly op: FieldOperator;
  /** Keys of the operands (see encodeValue; encodePath for `__name__`); one, or several for the list operators. */
  readonly keys: readonly string[];
  /** The list of NOT_IN holds null: nothing matches. */
  readonly hasNull: boolean;
}

interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface OrderBy {
  readonly field: FieldPath;
  readonly onKey: boolean;
  readonly direction: Direction;
}

/** A position in the order of the query. */
export interface Cursor {
  /** Joined key of the given values, each in its order's direction. */
  readonly key: string;
  /** As a start: true includes the position. As an end: true excludes it. */
  readonly before: boolean;
}

/** A checked query. The order is complete: it always ends with `__name__`. */
export interface Query {
  readonly scope: Scope;
  readonly filter: Filter | undefined;
  readonly orderBy: readonly OrderBy[];
  /** How many of `orderBy` the client wrote itself. */
  readonly explicitOrders: number;
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** Fields to return; undefined: all. */
  readonly select: readonly FieldPath[] | undefined;
  /** A vector search among the results, which the caller runs on them. */
  readonly nearest: NearestSearch | undefined;
  /** The query without its values, for counters. */
  readonly shape: string;
}

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

export function isInequality(op: FieldOperator): boolean {
  return INEQUALITIES.has(op);
}

/** All comparisons of a filter, in the order written. */
export function fieldFilters(filter: Filter | undefined): FieldFilter[] {
  if (filter === undefined) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap((part) => fieldFilters(part));
}

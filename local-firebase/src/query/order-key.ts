import type { Document } from '../values/document.ts';
import { AFTER, encodeValue, invertKey } from '../values/encode-value.ts';
import { getField } from '../values/field-path.ts';
import { matchesFilter } from './evaluate-filter.ts';
import type { Cursor, OrderBy, Query } from './query.ts';
import { isInScope } from './scope.ts';

/** The document's place in the query's order, unique to it; undefined when it lacks an ordered field. */
export function orderKey(orderBy: readonly OrderBy[], document: Document): string | undefined {
  let key = '';
  for (const order of orderBy) {
    const part = orderPart(order, document);
    if (part === undefined) return undefined;
    key += part;
  }
  return key;
}

function orderPart(order: OrderBy, document: Document): string | undefined {
  if (order.onKey) return directed(order, document.key);
  const value = getField(document.fields, order.field);
  return value && directed(order, encodeValue(value));
}

export function directed(order: OrderBy, key: string): string {
  return order.direction === 'DESCENDING' ? invertKey(key) : key;
}

/** Least order key a result may have. */
export function startBound(cursor: Cursor | undefined): string {
  if (cursor === undefined) return '';
  return cursor.before ? cursor.key : cursor.key + AFTER;
}

/** Order key all results stay below. */
export function endBound(cursor: Cursor | undefined): string {
  if (cursor === undefined) return AFTER;
  return cursor.before ? cursor.key : cursor.key + AFTER;
}

/** Whether the document belongs to the query's result, limit and offset apart. */
export function matchesQuery(query: Query, document: Document): boolean {
  if (!isInScope(query.scope, document.path) || !matchesFilter(query.filter, document)) return false;
  const key = orderKey(query.orderBy, document);
  return key !== undefined && key >= startBound(query.startAt) && key < endBound(query.endAt);
}

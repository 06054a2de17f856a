import { encodePath, encodeValue } from '../values/encode-value.ts';
import { type FieldPath, formatFieldPath, isKeyPath } from '../values/field-path.ts';
import { invalidArgument, readBoolean, readEnum, readList, readObject } from '../values/json-reader.ts';
import { parseValue } from '../values/parse-value.ts';
import { type DatabaseName, splitResourceName } from '../values/resource-path.ts';
import type { Value } from '../values/value.ts';
import { readFieldReference } from './compile-filter.ts';
import { directed } from './order-key.ts';
import {
  type Cursor,
  type Direction,
  type Filter,
  fieldFilters,
  isInequality,
  type OrderBy,
} from './query.ts';

const DIRECTIONS = { ASCENDING: 1, DESCENDING: 2 } as const;

/** Reads the written orders. Throws INVALID_ARGUMENT with the platform's texts. */
export function compileOrders(json: unknown): OrderBy[] {
  const orders = readList(json, 'StructuredQuery.orderBy').map((entry) => {
    const order = readObject(entry, 'Order');
    const field = readFieldReference(order.field);
    return orderOf(field, readEnum(order.direction, DIRECTIONS, 'direction') ?? 'ASCENDING');
  });
  const names = new Set<string>();
  orders.forEach(({ field, onKey }, at) => {
    const name = formatFieldPath(field);
    if (names.has(name)) throw invalidArgument(`order by clause cannot contain duplicate fields ${name}`);
    names.add(name);
    if (onKey && at < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  });
  return orders;
}

function orderOf(field: FieldPath, direction: Direction): OrderBy {
  return { field, onKey: isKeyPath(field), direction };
}

/** Adds what the platform implies: the fields of inequalities by name, then `__name__`, in the last direction. */
export function completeOrders(written: readonly OrderBy[], filter: Filter | undefined): OrderBy[] {
  const orders = [...written];
  const direction = orders[orders.length - 1]?.direction ?? 'ASCENDING';
  const names = new Set(orders.map(({ field }) => formatFieldPath(field)));
  const implied = new Map<string, FieldPath>();
  for (const { field, op, onKey } of fieldFilters(filter)) {
    const name = formatFieldPath(field);
    if (isInequality(op) && !onKey && !names.has(name)) implied.set(name, field);
  }
  if (orders.some(({ onKey }) => onKey)) {
    if (implied.size > 0) throw invalidArgument('order by clause cannot contain more fields after the key');
    return orders;
  }
  for (const name of [...implied.keys()].sort()) orders.push(orderOf(implied.get(name) ?? [], direction));
  orders.push(orderOf(['__name__'], direction));
  return orders;
}

/** Reads a cursor against the complete order, of which the client wrote the first `explicit`. */
export function compileCursor(
  json: unknown,
  orders: readonly OrderBy[],
  explicit: number,
  database: DatabaseName,
): Cursor | undefined {
  if (json === undefined || json === null) return undefined;
  const cursor = readObject(json, 'Cursor');
  const values = readList(cursor.values, 'Cursor.values').map((value) => parseValue(value, 'query'));
  if (values.length > explicit) throw invalidArgument('Cursor has too many values.');
  const key = values.map((value, at) => cursorPart(orders[at] as OrderBy, value, database)).join('');
  return { key, before: readBoolean(cursor.before, 'Cursor.before') };
}

function cursorPart(order: OrderBy, value: Value, database: DatabaseName): string {
  return directed(order, order.onKey ? cursorDocumentKey(value, database) : encodeValue(value));
}

function cursorDocumentKey(value: Value, database: DatabaseName): string {
  const resource = 'referenceValue' in value ? splitResourceName(value.referenceValue) : undefined;
  if (resource === undefined || resource.path.length === 0) {
    throw invalidArgument('Cursor __key__ value is not a document reference.');
  }
  const name = 'referenceValue' in value ? value.referenceValue : '';
  if (resource.path.length % 2 !== 0) {
    throw invalidArgument(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
  }
  if (
    resource.database.projectId !== database.projectId ||
    resource.database.databaseId !== database.databaseId
  ) {
    throw invalidArgument(`The document ${name} in a cursor is of another database.`);
  }
  return encodePath(resource.path);
}

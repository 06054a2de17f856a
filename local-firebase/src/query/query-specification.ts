import { getField } from '../values/field-path.ts';
import { specifiedOrder, typeRank } from '../values/order-specification.ts';
import { arrayElements, type Fields, isNaNValue, type Value } from '../values/value.ts';

/**
 * Queries written down naively, to hold the engine against: evaluates the wire form over a plain list, with nothing
 * shared but the field look-up. Fields are single names.
 */
export interface SpecifiedDocument {
  readonly name: string;
  readonly fields: Fields;
}

export type SpecifiedFilter =
  | { readonly compositeFilter: { readonly op: 'AND' | 'OR'; readonly filters: readonly SpecifiedFilter[] } }
  | {
      readonly fieldFilter: {
        readonly field: { readonly fieldPath: string };
        readonly op: string;
        readonly value: Value;
      };
    }
  | { readonly unaryFilter: { readonly field: { readonly fieldPath: string }; readonly op: string } };

interface SpecifiedOrder {
  readonly field: { readonly fieldPath: string };
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

export interface SpecifiedQuery {
  readonly where?: SpecifiedFilter;
  readonly orderBy?: readonly SpecifiedOrder[];
  readonly startAt?: { readonly values: readonly Value[]; readonly before: boolean };
  readonly endAt?: { readonly values: readonly Value[]; readonly before: boolean };
  readonly offset?: number;
  readonly limit?: number;
}

export function specifiedResult(query: SpecifiedQuery, documents: readonly SpecifiedDocument[]): string[] {
  const orders = allOrders(query);
  const found = documents
    .filter((document) => query.where === undefined || holds(query.where, document))
    .filter((document) => orders.every((order) => fieldOf(document, order.field.fieldPath) !== undefined))
    .filter((document) => isWithin(query, orders, document))
    .sort((a, b) =>
      compare(
        orders,
        a,
        orders.map((order) => fieldOf(b, order.field.fieldPath) as Value),
      ),
    );
  const from = query.offset ?? 0;
  return found
    .slice(from, query.limit === undefined ? undefined : from + query.limit)
    .map(({ name }) => name);
}

function fieldOf({ name, fields }: SpecifiedDocument, fieldPath: string): Value | undefined {
  return fieldPath === '__name__' ? { referenceValue: name } : getField(fields, [fieldPath]);
}

const INEQUALITIES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const NEGATIONS = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

function allOrders({ where, orderBy = [] }: SpecifiedQuery): SpecifiedOrder[] {
  const orders = [...orderBy];
  const direction = orders[orders.length - 1]?.direction ?? 'ASCENDING';
  const fields = where === undefined ? [] : inequalityFields(where);
  for (const fieldPath of [...new Set(fields), '__name__'].sort(
    (a, b) => Number(a === '__name__') - Number(b === '__name__') || (a < b ? -1 : 1),
  )) {
    if (!orders.some(({ field }) => field.fieldPath === fieldPath))
      orders.push({ field: { fieldPath }, direction });
  }
  return orders;
}

function inequalityFields(filter: SpecifiedFilter): string[] {
  if ('compositeFilter' in filter) return filter.compositeFilter.filters.flatMap(inequalityFields);
  const { op, field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter;
  return INEQUALITIES.includes(op) || NEGATIONS.includes(op) ? [field.fieldPath] : [];
}

function compare(
  orders: readonly SpecifiedOrder[],
  document: SpecifiedDocument,
  values: readonly Value[],
): number {
  for (let at = 0; at < values.length; at += 1) {
    const order = orders[at] as SpecifiedOrder;
    const value = fieldOf(document, order.field.fieldPath) as Value;
    const result = specifiedOrder(value, values[at] as Value);
    if (result !== 0) return order.direction === 'DESCENDING' ? -result : result;
  }
  return 0;
}

function isWithin(
  query: SpecifiedQuery,
  orders: readonly SpecifiedOrder[],
  document: SpecifiedDocument,
): boolean {
  const start = query.startAt && compare(orders, document, query.startAt.values);
  const end = query.endAt && compare(orders, document, query.endAt.values);
  if (start !== undefined && (query.startAt?.before ? start < 0 : start <= 0)) return false;
  return end === undefined || (query.endAt?.before ? end < 0 : end <= 0);
}

function holds(filter: SpecifiedFilter, document: SpecifiedDocument): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    const results = filters.map((part) => holds(part, document));
    return op === 'AND' ? results.every(Boolean) : results.some(Boolean);
  }
  if ('unaryFilter' in filter) {
    const value = fieldOf(document, filter.unaryFilter.field.fieldPath);
    return value !== undefined && holdsUnary(filter.unaryFilter.op, value);
  }
  const { field, op, value: operand } = filter.fieldFilter;
  const value = fieldOf(document, field.fieldPath);
  return value !== undefined && holdsField(op, value, operand);
}

function holdsUnary(op: string, value: Value): boolean {
  if (op === 'IS_NULL') return 'nullValue' in value;
  if (op === 'IS_NAN') return isNaNValue(value);
  if (op === 'IS_NOT_NULL') return !('nullValue' in value);
  return !('nullValue' in value) && !isNaNValue(value);
}

function isNever(value: Value): boolean {
  return 'nullValue' in value || isNaNValue(value);
}

function equal(a: Value, b: Value): boolean {
  return specifiedOrder(a, b) === 0;
}

function holdsField(op: string, value: Value, operand: Value): boolean {
  const listed = arrayElements(operand) ?? [];
  const elements = arrayElements(value) ?? [];
  const usable = (op === 'IN' || op === 'ARRAY_CONTAINS_ANY' ? listed : [operand]).filter(
    (entry) => !isNever(entry),
  );
  switch (op) {
    case 'EQUAL':
    case 'IN':
      return usable.some((entry) => equal(value, entry));
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return elements.some((element) => usable.some((entry) => equal(element, entry)));
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equal(value, operand);
    case 'NOT_IN': {
      const hasNull = listed.some((entry) => 'nullValue' in entry);
      return !hasNull && !('nullValue' in value) && !listed.some((entry) => equal(value, entry));
    }
    default:
      return (
        !isNever(operand) &&
        typeRank(value) === typeRank(operand) &&
        inRange(op, specifiedOrder(value, operand))
      );
  }
}

function inRange(op: string, order: number): boolean {
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return op === 'GREATER_THAN' ? order > 0 : order >= 0;
}

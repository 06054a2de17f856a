import { describe, expect, test } from 'vitest';
import { formatFieldPath } from '../values/field-path.ts';
import { compileQuery } from './compile-query.ts';

const DATABASE = { projectId: 'p', databaseId: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';
const FROM = [{ collectionId: 'c' }];
const one = { integerValue: '1' };
const key = { referenceValue: `${ROOT}/c/d` };

function compile(query: Record<string, unknown>) {
  return compileQuery({ from: FROM, ...query }, [], DATABASE);
}

function where(fieldPath: string, op: string | number, value: unknown = one) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function and(...filters: unknown[]) {
  return { compositeFilter: { op: 'AND', filters } };
}

function or(...filters: unknown[]) {
  return { compositeFilter: { op: 'OR', filters } };
}

function order(fieldPath: string, direction?: string | number) {
  return { field: { fieldPath }, direction };
}

function listOf(length: number) {
  return { arrayValue: { values: Array.from({ length }, (_, at) => ({ integerValue: String(at) })) } };
}

function ordersOf(query: Record<string, unknown>): string[] {
  return compile(query).orderBy.map(({ field, direction }) => `${formatFieldPath(field)} ${direction}`);
}

describe('the implied order', () => {
  test('is by name alone without inequalities', () => {
    expect(ordersOf({ where: where('a', 'EQUAL') })).toEqual(['__name__ ASCENDING']);
  });

  test('takes the fields of inequalities by name, then the document name', () => {
    expect(ordersOf({ where: and(where('b', 'LESS_THAN'), where('a', 'NOT_EQUAL')) })).toEqual([
      'a ASCENDING',
      'b ASCENDING',
      '__name__ ASCENDING',
    ]);
  });

  test('follows the direction of the last written order', () => {
    expect(ordersOf({ where: where('a', 'LESS_THAN'), orderBy: [order('b', 'DESCENDING')] })).toEqual([
      'b DESCENDING',
      'a DESCENDING',
      '__name__ DESCENDING',
    ]);
  });

  test('leaves a written name as it is', () => {
    expect(ordersOf({ orderBy: [order('b', 'DESCENDING'), order('__name__')] })).toEqual([
      'b DESCENDING',
      '__name__ ASCENDING',
    ]);
  });
});

test('enums may come as numbers and wrapped limits as objects', () => {
  const query = compile({ where: where('a', 8, listOf(2)), orderBy: [order('a', 2)], limit: { value: 3 } });
  expect(query.filter).toMatchObject({ op: 'IN' });
  expect(query.orderBy[0]?.direction).toBe('DESCENDING');
  expect(query.limit).toBe(3);
});

test.each([
  ['a negative limit', { limit: -1 }, 'limit is negative'],
  ['a negative offset', { offset: -1 }, 'offset is negative'],
  [
    'an order after the name',
    { orderBy: [order('__name__'), order('a')] },
    'order by clause cannot contain more fields after the key',
  ],
  [
    'an inequality not ordered before the name',
    { where: where('a', 'LESS_THAN'), orderBy: [order('__name__')] },
    'order by clause cannot contain more fields after the key',
  ],
  [
    'a field ordered twice',
    { orderBy: [order('a'), order('a')] },
    'order by clause cannot contain duplicate fields a',
  ],
  [
    'a cursor longer than the order',
    { orderBy: [order('a')], startAt: { values: [one, key] } },
    'Cursor has too many values.',
  ],
  [
    'a cursor on the name that is no document',
    { orderBy: [order('__name__')], endAt: { values: [one] } },
    'Cursor __key__ value is not a document reference.',
  ],
  [
    'a cursor on a collection',
    { orderBy: [order('__name__')], endAt: { values: [{ referenceValue: `${ROOT}/c` }] } },
    `Document parent name "${ROOT}/c" lacks "/" at index ${ROOT.length + 2}.`,
  ],
  ['a key compared with no key', { where: where('__name__', 'EQUAL') }, '__key__ filter value must be a Key'],
  [
    'an array filter on the key',
    { where: where('__name__', 'ARRAY_CONTAINS', key) },
    'the name __key__ is reserved',
  ],
  [
    'key equality beside an inequality',
    { where: and(where('__name__', 'EQUAL', key), where('a', 'LESS_THAN')) },
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  ],
  ['an empty OR', { where: or() }, 'Composite filter must have at least one sub-filter.'],
  ['IN without a list', { where: where('a', 'IN') }, "'IN' requires an ArrayValue."],
  [
    'IN with an empty list',
    { where: where('a', 'IN', { arrayValue: {} }) },
    "'IN' requires an non-empty ArrayValue.",
  ],
  ['IN with 31 values', { where: where('a', 'IN', listOf(31)) }, "'IN' supports up to 30 comparison values."],
  [
    'ARRAY_CONTAINS_ANY with 31 values',
    { where: where('a', 'ARRAY_CONTAINS_ANY', listOf(31)) },
    "'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
  ],
  [
    'NOT_IN with 11 values',
    { where: where('a', 'NOT_IN', listOf(11)) },
    "'NOT_IN' supports up to 10 comparison values.",
  ],
  [
    'two array-contains',
    { where: and(where('a', 'ARRAY_CONTAINS'), where('b', 'ARRAY_CONTAINS')) },
    "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
  ],
  [
    'two negations',
    { where: and(where('a', 'NOT_EQUAL'), where('b', 'NOT_IN', listOf(1))) },
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
  ],
  [
    'NOT_IN beside IN',
    { where: and(where('a', 'NOT_IN', listOf(1)), where('b', 'IN', listOf(1))) },
    "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
  ],
  [
    'a vector search without a measure',
    { findNearest: {} },
    'FindNearest.distanceMeasure must be specified.',
  ],
  ['an unknown operator', { where: where('a', 'LIKE') }, 'LIKE is no operator of a field filter.'],
  [
    'a filter without content',
    { where: {} },
    'A filter needs a compositeFilter, a fieldFilter or a unaryFilter.',
  ],
])('%s is refused', (_, query, message) => {
  expect(() => compile(query)).toThrow(message);
});

test('more than 30 disjunctions are refused, also when they come from combined lists', () => {
  const wide = and(where('a', 'IN', listOf(6)), where('b', 'IN', listOf(6)));
  expect(() => compile({ where: wide })).toThrow('The query has 36 disjunctions');
});

test('more than ten inequality fields are refused', () => {
  const filters = Array.from({ length: 11 }, (_, at) => where(`f${at}`, 'GREATER_THAN'));
  expect(() => compile({ where: and(...filters) })).toThrow(
    'The query contains 11 distinct inequality fields: [f0',
  );
});

test('a query over all collections may only be ordered by name', () => {
  const kindless = (query: Record<string, unknown>) =>
    compileQuery({ from: [{ allDescendants: true }], ...query }, [], DATABASE);
  expect(kindless({}).scope).toEqual({ parent: [], collectionId: undefined, allDescendants: true });
  expect(() => kindless({ where: where('n', 'EQUAL') })).toThrow('kind is required for filter: n');
  expect(() => kindless({ orderBy: [order('__name__', 'DESCENDING')] })).toThrow(
    'kind is required for all orders except __key__ ascending',
  );
});

test('a query is described without its values', () => {
  const query = compile({
    where: and(where('role', 'EQUAL'), or(where('age', 'LESS_THAN'), where('tags', 'ARRAY_CONTAINS'))),
    orderBy: [order('age', 'DESCENDING')],
    limit: 5,
  });
  expect(query.shape).toBe(
    'c where (role == ? and (age < ? or tags array-contains ?)) order by age desc, __name__ desc limit ?',
  );
});

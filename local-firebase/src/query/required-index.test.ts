import { describe, expect, test } from 'vitest';
import { compileQuery } from './compile-query.ts';
import { type IndexFile, parseIndexFile } from './index-file.ts';
import { missingIndex } from './required-index.ts';

const NO_INDEXES: IndexFile = { indexes: [], fieldOverrides: [] };
const one = { integerValue: '1' };

function where(fieldPath: string, op: string) {
  const value = op === 'IN' ? { arrayValue: { values: [one, { integerValue: '2' }] } } : one;
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function query(filters: unknown[], orders: string[] = [], group = false) {
  return compileQuery(
    {
      from: [{ collectionId: 'c', allDescendants: group }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy: orders.map((order) => {
        const [fieldPath, direction] = order.split(' ');
        return { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
      }),
    },
    [],
    { projectId: 'p', databaseId: 'd' },
  );
}

function composite(...fields: string[]): IndexFile {
  return parseIndexFile({
    indexes: [
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: fields.map((field) => {
          const [fieldPath, mode = 'asc'] = field.split(' ');
          if (mode === 'contains') return { fieldPath, arrayConfig: 'CONTAINS' };
          return { fieldPath, order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
        }),
      },
    ],
  });
}

describe('without composite indexes', () => {
  test.each([
    ['everything', query([])],
    ['one equality', query([where('a', 'EQUAL')])],
    ['several equalities', query([where('a', 'EQUAL'), where('b', 'EQUAL'), where('t', 'ARRAY_CONTAINS')])],
    ['a range', query([where('a', 'LESS_THAN')])],
    ['a range ordered by its field downwards', query([where('a', 'LESS_THAN')], ['a desc'])],
    ['one order', query([], ['a desc'])],
    ['a list', query([where('a', 'IN')])],
    ['an order of a field held equal', query([where('a', 'EQUAL')], ['a'])],
    ['a range of names', query([where('a', 'EQUAL')], ['__name__ desc'])],
  ])('%s can be queried', (_, wanted) => {
    expect(missingIndex(wanted, NO_INDEXES)).toBeUndefined();
  });

  test.each([
    ['an equality and a range', query([where('a', 'EQUAL'), where('b', 'LESS_THAN')])],
    ['an equality and an order', query([where('a', 'EQUAL')], ['b'])],
    ['two orders', query([], ['a', 'b'])],
    ['ranges of two fields', query([where('a', 'LESS_THAN'), where('b', 'LESS_THAN')])],
    ['an order with the name the other way round', query([], ['a', '__name__ desc'])],
    ['a list and an order', query([where('a', 'IN')], ['b'])],
  ])('%s cannot', (_, wanted) => {
    expect(missingIndex(wanted, NO_INDEXES)).toContain('The query requires an index.');
  });
});

test('the message holds the index to add, and adding it helps', () => {
  const wanted = query([where('a', 'EQUAL'), where('t', 'ARRAY_CONTAINS')], ['b desc']);
  const message = missingIndex(wanted, NO_INDEXES) ?? '';

  const index: unknown = JSON.parse(message.slice(message.indexOf('{')));

  expect(index).toEqual({
    collectionGroup: 'c',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 't', arrayConfig: 'CONTAINS' },
      { fieldPath: 'b', order: 'DESCENDING' },
    ],
  });
  expect(missingIndex(wanted, parseIndexFile({ indexes: [index] }))).toBeUndefined();
});

test('equal fields may stand in any order and direction, the order must match exactly', () => {
  const wanted = query([where('a', 'EQUAL'), where('b', 'EQUAL')], ['o desc']);
  expect(missingIndex(wanted, composite('b desc', 'a', 'o desc'))).toBeUndefined();
  expect(missingIndex(wanted, composite('b', 'a', 'o'))).toContain('requires an index');
  expect(missingIndex(wanted, composite('o desc', 'a', 'b'))).toContain('requires an index');
});

test('an index may name the document name that it ends with anyway', () => {
  expect(missingIndex(query([where('a', 'EQUAL')], ['o']), composite('a', 'o', '__name__'))).toBeUndefined();
});

test('two indexes with the same order are merged', () => {
  const wanted = query([where('a', 'EQUAL'), where('b', 'EQUAL')], ['o']);
  const merged = {
    indexes: [...composite('a', 'o').indexes, ...composite('b', 'o').indexes],
    fieldOverrides: [],
  };
  expect(missingIndex(wanted, merged)).toBeUndefined();
  expect(missingIndex(wanted, composite('a', 'o'))).toContain('requires an index');
});

test('an index with a field that the query does not hold equal does not serve it', () => {
  expect(missingIndex(query([where('a', 'EQUAL')], ['o']), composite('a', 'b', 'o'))).toContain(
    'requires an index',
  );
});

test('a collection group needs its single-field index too', () => {
  const wanted = query([where('a', 'EQUAL')], [], true);
  const message = missingIndex(wanted, NO_INDEXES) ?? '';
  expect(message).toContain('requires a COLLECTION_GROUP index of the field a in c');

  const override: unknown = JSON.parse(message.slice(message.indexOf('{')));

  expect(missingIndex(wanted, parseIndexFile({ fieldOverrides: [override] }))).toBeUndefined();
  expect(missingIndex(query([], [], true), NO_INDEXES)).toBeUndefined();
});

test('an exempted field cannot be queried', () => {
  const exempt = parseIndexFile({ fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }] });
  expect(missingIndex(query([where('a', 'EQUAL')]), exempt)).toContain('of the field a in c');
});

import { expect, test } from 'vitest';
import { makeDocument } from '../values/document.ts';
import { doubleValue, type Fields, NULL_VALUE, type Value } from '../values/value.ts';
import { aggregate, compileAggregations } from './aggregation.ts';

const integer = (number: number | bigint | string): Value => ({ integerValue: String(number) });

function documents(...values: (Value | undefined)[]) {
  return values.map((value, at) => {
    const fields: Fields = value === undefined ? {} : { n: value };
    const database = { projectId: 'p', databaseId: 'd' };
    return makeDocument(database, ['c', `d${at}`], fields, { createTime: 1, updateTime: 1 });
  });
}

const field = { fieldPath: 'n' };
const both = compileAggregations([
  { sum: { field }, alias: 's' },
  { avg: { field }, alias: 'a' },
]);

test('counting stops at its bound', () => {
  const counts = compileAggregations([{ count: {} }, { count: { upTo: '2' }, alias: 'few' }]);
  expect(aggregate(counts, documents(undefined, undefined, undefined))).toEqual({
    field_1: integer(3),
    few: integer(2),
  });
});

test('numbers are added and averaged, everything else is passed over', () => {
  expect(aggregate(both, documents(integer(1), integer(4), { stringValue: '9' }, NULL_VALUE))).toEqual({
    s: integer(5),
    a: doubleValue(2.5),
  });
});

test('a sum with a double is a double', () => {
  expect(aggregate(both, documents(integer(1), doubleValue(0.5))).s).toEqual(doubleValue(1.5));
});

test('integers are added exactly beyond 2^53 and become a double on overflow', () => {
  const large = 2n ** 53n;
  expect(aggregate(both, documents(integer(large), integer(1))).s).toEqual(integer(large + 1n));
  const greatest = integer(2n ** 63n - 1n);
  expect(aggregate(both, documents(greatest, greatest)).s).toEqual(doubleValue(2 ** 64));
});

test('NaN swallows the sum, nothing to add is 0 and has no average', () => {
  expect(aggregate(both, documents(doubleValue(Number.NaN), integer(1))).s).toEqual({ doubleValue: 'NaN' });
  expect(aggregate(both, documents({ stringValue: 'x' }))).toEqual({ s: integer(0), a: NULL_VALUE });
});

test('documents without an aggregated field do not count', () => {
  const mixed = compileAggregations([
    { count: {}, alias: 'c' },
    { sum: { field }, alias: 's' },
  ]);
  expect(aggregate(mixed, documents(integer(2), undefined))).toEqual({ c: integer(1), s: integer(2) });
});

test.each([
  ['none', [], 'Aggregations can not be empty.'],
  [
    'six',
    Array.from({ length: 6 }, (_, at) => ({ count: {}, alias: `a${at}` })),
    'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
  ],
  [
    'one alias twice',
    [
      { count: {}, alias: 'a' },
      { count: {}, alias: 'a' },
    ],
    'Aggregation aliases contain duplicate alias: a',
  ],
  ['a bound of zero', [{ count: { upTo: 0 } }], 'count.upTo must be greater than zero.'],
])('%s is refused', (_, json, message) => {
  expect(() => compileAggregations(json)).toThrow(message);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Document, makeDocument } from '../values/document.ts';
import { arrayOf, doubleValue, type Fields, NULL_VALUE, type Value } from '../values/value.ts';
import { scalars } from '../values/value-arbitrary.ts';
import { compileQuery } from './compile-query.ts';
import { matchesQuery } from './order-key.ts';
import { createQueryIndexes } from './query-indexes.ts';
import { type SpecifiedFilter, type SpecifiedQuery, specifiedResult } from './query-specification.ts';
import { runQuery, scanQuery } from './run-query.ts';

const DATABASE = { projectId: 'p', databaseId: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';
const FIELDS = ['a', 'b', 'constructor'];

/** Mostly few plain values, so that filters find something; now and then any value. */
const operands: fc.Arbitrary<Value> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.integer({ min: 0, max: 3 }).map((number) => ({ integerValue: String(number) })),
  },
  { weight: 2, arbitrary: fc.constantFrom(0.5, 1, Number.NaN).map(doubleValue) },
  { weight: 2, arbitrary: fc.constantFrom('x', 'y').map((stringValue) => ({ stringValue })) },
  { weight: 1, arbitrary: fc.constant(NULL_VALUE) },
  { weight: 1, arbitrary: scalars },
);
const fieldValues = fc.oneof(
  { weight: 4, arbitrary: operands },
  { weight: 1, arbitrary: fc.array(operands, { maxLength: 3 }).map(arrayOf) },
);
const documentFields: fc.Arbitrary<Fields> = fc
  .tuple(
    ...FIELDS.map((name) => fc.tuple(fc.constant(name), fc.option(fieldValues, { nil: undefined, freq: 8 }))),
  )
  .map((entries) => Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))));
const ids = fc.constantFrom('d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7');
const edits = fc.array(fc.tuple(ids, fc.option(documentFields, { nil: undefined, freq: 8 })), {
  minLength: 4,
  maxLength: 24,
});

const reference = ids.map((id): Value => ({ referenceValue: `${ROOT}/c/${id}` }));
const field = fc.constantFrom(...FIELDS).map((fieldPath) => ({ fieldPath }));
const nameField = fc.constant({ fieldPath: '__name__' });
const COMPARISONS = [
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
] as const;

function fieldFilter(
  fields: fc.Arbitrary<{ fieldPath: string }>,
  op: fc.Arbitrary<string>,
  value: fc.Arbitrary<Value>,
) {
  return fc.record({ field: fields, op, value }).map((entry): SpecifiedFilter => ({ fieldFilter: entry }));
}

const lists = fc.array(operands, { minLength: 1, maxLength: 3 }).map(arrayOf);
const positive: fc.Arbitrary<SpecifiedFilter> = fc.oneof(
  fieldFilter(field, fc.constantFrom(...COMPARISONS), fieldValues),
  fieldFilter(field, fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'), lists),
  fieldFilter(field, fc.constant('ARRAY_CONTAINS'), operands),
  fieldFilter(nameField, fc.constantFrom(...COMPARISONS), reference),
  fc.record({ field, op: fc.constantFrom('IS_NULL', 'IS_NAN') }).map((entry) => ({ unaryFilter: entry })),
);
const negative: fc.Arbitrary<SpecifiedFilter> = fc.oneof(
  fieldFilter(field, fc.constant('NOT_EQUAL'), operands),
  fieldFilter(field, fc.constant('NOT_IN'), lists),
  fc
    .record({ field, op: fc.constantFrom('IS_NOT_NULL', 'IS_NOT_NAN') })
    .map((entry) => ({ unaryFilter: entry })),
);

function composite(op: 'AND' | 'OR', parts: fc.Arbitrary<SpecifiedFilter>) {
  return fc
    .array(parts, { minLength: 1, maxLength: 3 })
    .map((filters): SpecifiedFilter => ({ compositeFilter: { op, filters } }));
}

const filters = fc.oneof(
  positive,
  negative,
  composite('AND', fc.oneof({ weight: 4, arbitrary: positive }, { weight: 1, arbitrary: negative })),
  composite('OR', fc.oneof(positive, composite('AND', positive))),
  composite('AND', fc.oneof(positive, composite('OR', positive))),
);

const direction = fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const);
const orders = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...FIELDS, '__name__'), { maxLength: 3 }),
    fc.array(direction, { minLength: 3, maxLength: 3 }),
  )
  .map(([names, directions]) =>
    names
      .sort((a, b) => Number(a === '__name__') - Number(b === '__name__'))
      .map((fieldPath, at) => ({
        field: { fieldPath },
        direction: directions[at] ?? ('ASCENDING' as const),
      })),
  );

const queries: fc.Arbitrary<SpecifiedQuery> = fc
  .record({
    where: fc.option(filters, { nil: undefined, freq: 4 }),
    orderBy: orders,
    cursors: fc.array(
      fc.record({
        count: fc.nat(3),
        values: fc.tuple(fieldValues, fieldValues, fieldValues),
        name: reference,
        before: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    offset: fc.constantFrom(0, 0, 0, 1, 2),
    limit: fc.option(fc.nat(5), { nil: undefined, freq: 2 }),
  })
  .map(({ where, orderBy, cursors, offset, limit }) => {
    const [start, end] = cursors.map(({ count, values, name, before }) => ({
      before,
      values: orderBy
        .slice(0, count)
        .map((order, at) => (order.field.fieldPath === '__name__' ? name : (values[at] as Value))),
    }));
    return {
      ...(where && { where }),
      orderBy,
      ...(start && { startAt: start }),
      ...(end && { endAt: end }),
      offset,
      ...(limit !== undefined && { limit }),
    };
  });

/** Compiles, or tells that the platform forbids the query. */
function compiled(query: SpecifiedQuery) {
  try {
    return compileQuery({ ...query, from: [{ collectionId: 'c' }] }, [], DATABASE);
  } catch {
    return undefined;
  }
}

function documentOf(id: string, fields: Record<string, Value>): Document {
  return makeDocument(DATABASE, ['c', id], fields, { createTime: 1, updateTime: 1 });
}

test('the engine, over views kept up to date, answers what the specification says', () => {
  let found = 0;
  fc.assert(
    fc.property(edits, fc.array(queries, { minLength: 1, maxLength: 3 }), edits, (first, wanted, second) => {
      const documents = new Map<string, Document>();
      const indexes = createQueryIndexes(() => documents.values());
      function edit(changes: typeof first): void {
        for (const [id, fields] of changes) {
          const before = documents.get(id);
          const after = fields && documentOf(id, fields);
          if (after === undefined) documents.delete(id);
          else documents.set(id, after);
          indexes.replace(before, after);
        }
      }
      edit(first);
      // The views come into being here and have to follow the edits below.
      for (const query of wanted.flatMap((entry) => compiled(entry) ?? [])) runQuery(query, indexes);
      edit(second);
      for (const specified of wanted) {
        const query = compiled(specified);
        if (query === undefined) continue;
        const all = [...documents.values()];
        const expected = specifiedResult(specified, all);
        found += expected.length;
        expect(runQuery(query, indexes).documents.map(({ name }) => name)).toEqual(expected);
        expect(scanQuery(query, all).documents.map(({ name }) => name)).toEqual(expected);
        if (query.limit === undefined && query.offset === 0) {
          expect(all.filter((document) => matchesQuery(query, document)).length).toBe(expected.length);
        }
      }
    }),
    { numRuns: 600 },
  );
  // Not all of it may be about empty results.
  expect(found).toBeGreaterThan(600);
});

test('a query costs what it returns and not what the collection holds', () => {
  const documents = Array.from({ length: 5000 }, (_, at) =>
    documentOf(`d${at}`, { owner: { stringValue: `u${at % 1000}` }, at: { integerValue: String(at) } }),
  );
  const indexes = createQueryIndexes(() => documents);
  const query = compileQuery(
    {
      from: [{ collectionId: 'c' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'u7' } } },
            {
              fieldFilter: {
                field: { fieldPath: 'at' },
                op: 'GREATER_THAN',
                value: { integerValue: '2000' },
              },
            },
          ],
        },
      },
    },
    [],
    DATABASE,
  );

  const result = runQuery(query, indexes);

  expect(result.documents.map(({ path }) => path[1])).toEqual(['d2007', 'd3007', 'd4007']);
  expect(result.scanned).toBe(3);
});

test('a limit ends the scan', () => {
  const documents = Array.from({ length: 1000 }, (_, at) =>
    documentOf(`d${at}`, { at: { integerValue: String(at) } }),
  );
  const indexes = createQueryIndexes(() => documents);
  const orderBy = [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }];
  const query = compileQuery({ from: [{ collectionId: 'c' }], orderBy, limit: 2 }, [], DATABASE);

  const result = runQuery(query, indexes);

  expect(result.documents.map(({ path }) => path[1])).toEqual(['d999', 'd998']);
  expect(result.scanned).toBeLessThanOrEqual(3);
});

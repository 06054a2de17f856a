import * as fc from 'fast-check';
import { arrayOf, doubleValue, type Fields, mapOf, NULL_VALUE, type Value } from './value.ts';

/** Random values for property tests. Small ranges, so that equal and neighbouring ones meet often. */
const integers = fc.oneof(
  fc.bigInt({ min: -3n, max: 3n }),
  fc.constantFrom(2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n), -(2n ** 53n) - 1n),
);

const doubles = fc.oneof(
  fc.constantFrom(0, -0, 1, 1.5, -2, 2 ** 53, 2 ** 63, -(2 ** 63), 5e-324, Number.NaN),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_VALUE),
  fc.double(),
);

/** Includes characters whose UTF-8 and UTF-16 orders differ, and zero characters. */
export const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\u0001', 'é', '\uff61', '😀', 'ÿ'), maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);

const timestamps = fc.constantFrom(
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999Z',
  '1970-01-01T00:00:00Z',
  '2026-11-21T10:00:00.000001Z',
  '9999-12-31T23:59:59.999999Z',
);

const references = fc.constantFrom(
  'projects/p/databases/(default)/documents/a/b',
  'projects/p/databases/(default)/documents/a/b/c/d',
  'projects/p/databases/(default)/documents/a/__id7__',
  'projects/p/databases/(default)/documents/a/__id10__',
  'projects/p/databases/(default)/documents/a-/b',
  'projects/q/databases/(default)/documents/a/b',
);

export const scalars: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(NULL_VALUE),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integers.map((number) => ({ integerValue: number.toString() })),
  doubles.map((number) => doubleValue(number)),
  timestamps.map((timestampValue) => ({ timestampValue })),
  texts.map((stringValue) => ({ stringValue })),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  references.map((referenceValue) => ({ referenceValue })),
  fc
    .record({ latitude: fc.constantFrom(-90, 0, 1.5), longitude: fc.constantFrom(-180, 0, 2) })
    .map((geoPointValue) => ({ geoPointValue })),
);

const vectors: fc.Arbitrary<Value> = fc.array(fc.constantFrom(0, 1, -1.5), { maxLength: 3 }).map((numbers) =>
  mapOf({
    __type__: { stringValue: '__vector__' },
    value: arrayOf(numbers.map((number) => doubleValue(number))),
  }),
);

const names = fc.constantFrom('a', 'b', 'constructor', 'ü', '😀', '\uff61');

export function fieldsOf(values: fc.Arbitrary<Value>): fc.Arbitrary<Fields> {
  return fc.dictionary(names, values, { maxKeys: 3, noNullPrototype: true });
}

export const values: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 3 }).map(arrayOf) },
  {
    weight: 1,
    arbitrary: fieldsOf(fc.oneof(scalars, fc.array(scalars, { maxLength: 2 }).map(arrayOf))).map(mapOf),
  },
  { weight: 1, arbitrary: vectors },
);

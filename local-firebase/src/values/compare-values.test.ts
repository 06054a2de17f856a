import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues } from './compare-values.ts';
import { encodePath, encodeValue, invertKey } from './encode-value.ts';
import { specifiedOrder } from './order-specification.ts';
import { arrayOf, doubleValue, mapOf, NULL_VALUE, type Value } from './value.ts';
import { texts, values } from './value-arbitrary.ts';

const RUNS = { numRuns: 2000 };

test('any two values compare as the order is specified', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      expect(compareValues(a, b)).toBe(Math.sign(specifiedOrder(a, b)));
    }),
    RUNS,
  );
});

test('the order is transitive and antisymmetric', () => {
  fc.assert(
    fc.property(values, values, values, (a, b, c) => {
      const [low, middle, high] = [a, b, c].sort(compareValues) as [Value, Value, Value];
      expect(specifiedOrder(low, middle)).toBeLessThanOrEqual(0);
      expect(specifiedOrder(middle, high)).toBeLessThanOrEqual(0);
      expect(specifiedOrder(low, high)).toBeLessThanOrEqual(0);
      expect(compareValues(a, b) + compareValues(b, a)).toBe(0);
    }),
    RUNS,
  );
});

test('no key is a proper prefix of another, so keys can be joined', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [left, right] = [encodeValue(a), encodeValue(b)];
      expect(left !== right && right.startsWith(left)).toBe(false);
    }),
    RUNS,
  );
});

test('keys hold bytes only, and inverted keys sort the other way round', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const [left, right] = [encodeValue(a), encodeValue(b)];
      expect([...left].every((unit) => unit.charCodeAt(0) < 256)).toBe(true);
      expect(invertKey(left) > invertKey(right)).toBe(left < right);
    }),
    RUNS,
  );
});

test('paths sort by their ids, a parent before what is below it', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), fc.array(texts, { maxLength: 4 }), (a, b) => {
      const order = specifiedOrder(
        arrayOf(a.map((stringValue) => ({ stringValue }))),
        arrayOf(b.map((stringValue) => ({ stringValue }))),
      );
      const [left, right] = [encodePath(a), encodePath(b)];
      expect(left === right ? 0 : left < right ? -1 : 1).toBe(Math.sign(order));
    }),
  );
});

test('types come in the documented order', () => {
  const ordered: Value[] = [
    NULL_VALUE,
    { booleanValue: true },
    doubleValue(Number.NaN),
    { integerValue: '9223372036854775807' },
    { timestampValue: '0001-01-01T00:00:00Z' },
    { stringValue: '' },
    { bytesValue: '' },
    { referenceValue: 'projects/a/databases/b/documents/c/d' },
    { geoPointValue: { latitude: -90, longitude: -180 } },
    arrayOf([]),
    mapOf({ __type__: { stringValue: '__vector__' }, value: arrayOf([]) }),
    mapOf({}),
  ];
  const shuffled = [...ordered].reverse().sort(compareValues);
  expect(shuffled).toEqual(ordered);
});

test('integers beyond 2^53 do not blur into doubles', () => {
  expect(compareValues({ integerValue: '9007199254740993' }, doubleValue(2 ** 53))).toBe(1);
  expect(compareValues({ integerValue: '9223372036854775807' }, doubleValue(2 ** 63))).toBe(-1);
});

test('1 equals 1.0 and 0 equals -0', () => {
  expect(compareValues({ integerValue: '1' }, doubleValue(1))).toBe(0);
  expect(compareValues({ integerValue: '0' }, doubleValue(-0))).toBe(0);
});

test('strings sort by their UTF-8 bytes and not by UTF-16 code units', () => {
  expect(compareValues({ stringValue: '\uff61' }, { stringValue: '😀' })).toBe(-1);
});

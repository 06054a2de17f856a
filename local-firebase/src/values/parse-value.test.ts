import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields, parseValue } from './parse-value.ts';
import { values } from './value-arbitrary.ts';

function problemOf(json: unknown, use: 'document' | 'query' = 'document'): string {
  try {
    parseValue(json, use);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

function nested(depth: number): unknown {
  let value: unknown = { integerValue: '1' };
  for (let level = 0; level < depth; level += 1) value = { mapValue: { fields: { a: value } } };
  return value;
}

test('canonical values pass unchanged, also through JSON', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
});

test.each([
  ['null as the enum name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
  ['null itself', { nullValue: null }, { nullValue: null }],
  ['an integer as a number', { integerValue: 7 }, { integerValue: '7' }],
  ['a signed integer', { integerValue: '+7' }, { integerValue: '7' }],
  ['the string -0', { doubleValue: '-0' }, { doubleValue: '-0' }],
  ['the number -0', { doubleValue: -0 }, { doubleValue: '-0' }],
  ['NaN', { doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  ['infinity', { doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
  ['url-safe base64 without padding', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
  ['an empty array with values', { arrayValue: { values: [] } }, { arrayValue: {} }],
  ['an empty map with fields', { mapValue: { fields: {} } }, { mapValue: {} }],
  [
    'nanoseconds',
    { timestampValue: '2026-11-21T10:00:00.123456789Z' },
    { timestampValue: '2026-11-21T10:00:00.123456Z' },
  ],
  ['a zone', { timestampValue: '2026-11-21T10:00:00+02:00' }, { timestampValue: '2026-11-21T08:00:00Z' }],
  ['a geo point at zero', { geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
])('%s becomes canonical', (_, json, value) => {
  expect(parseValue(json)).toEqual(value);
});

test.each([
  ['no type', {}, 'A value must have exactly one type, but it has none.'],
  [
    'two types',
    { integerValue: '1', stringValue: 'a' },
    'A value must have exactly one type, but it has integerValue, stringValue.',
  ],
  ['an unknown type', { colour: 1 }, '"colour" is no type of a value.'],
  [
    'too large an integer',
    { integerValue: '9223372036854775808' },
    'integerValue 9223372036854775808 does not fit 64 bits.',
  ],
  [
    'an array in an array',
    { arrayValue: { values: [{ arrayValue: {} }] } },
    'Cannot convert an array value in an array value.',
  ],
  ['latitude 91', { geoPointValue: { latitude: 91 } }, 'geoPointValue.latitude must be between -90 and 90.'],
  [
    'a month 13',
    { timestampValue: '2026-13-01T00:00:00Z' },
    'timestampValue must be RFC 3339 between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z.',
  ],
  ['half a surrogate pair', { stringValue: 'a\ud83d' }, 'stringValue must be valid UTF-8.'],
  [
    'a property named by half a surrogate pair',
    { mapValue: { fields: { '\ude00': { nullValue: null } } } },
    'A property name must be valid UTF-8.',
  ],
  [
    'a reserved property',
    { mapValue: { fields: { __x__: { nullValue: null } } } },
    'Property name "__x__" is reserved.',
  ],
  [
    'a map with another __type__',
    { mapValue: { fields: { __type__: { stringValue: 'x' } } } },
    'A map with "__type__" must be a vector.',
  ],
])('%s is refused', (_, json, message) => {
  expect(problemOf(json)).toBe(message);
});

test('maps nest 20 levels deep and no deeper', () => {
  expect(problemOf(nested(20))).toBe('accepted');
  expect(problemOf(nested(21))).toBe('Maps and arrays can be nested at most 20 levels deep.');
});

test('a query may compare against an array that holds an array', () => {
  expect(problemOf({ arrayValue: { values: [{ arrayValue: {} }] } }, 'query')).toBe('accepted');
});

test('property names are limited to 1500 bytes and must not be empty', () => {
  const accepted = 'ä'.repeat(750);
  expect(parseFields({ [accepted]: { nullValue: null } })).toEqual({ [accepted]: { nullValue: null } });
  expect(() => parseFields({ [`${accepted}a`]: { nullValue: null } })).toThrow('longer than 1500 bytes');
  expect(() => parseFields({ '': { nullValue: null } })).toThrow('must not be empty');
});

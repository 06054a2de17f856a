import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFieldPath, getField, parseFieldPath, withField, withoutField } from './field-path.ts';
import { mapOf, NULL_VALUE } from './value.ts';

const one = { integerValue: '1' };

test('any path survives being written and read', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), (path) => {
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
    }),
  );
});

test('names that are no identifiers are quoted', () => {
  expect(formatFieldPath(['a', 'first name', 'b`c'])).toBe('a.`first name`.`b\\`c`');
});

test.each(['', 'a..b', '.a', 'a.', 'a b', '1a', '``', '`a'])('%j is no path', (text) => {
  expect(() => parseFieldPath(text)).toThrow(`Invalid property path "${text}"`);
});

test('a field is found in nested maps, and inherited names are not fields', () => {
  const fields = { a: mapOf({ b: one }) };
  expect(getField(fields, ['a', 'b'])).toEqual(one);
  expect(getField(fields, ['a', 'b', 'c'])).toBeUndefined();
  expect(getField(fields, ['constructor'])).toBeUndefined();
});

test('setting a nested field keeps its neighbours and replaces what is no map', () => {
  expect(withField({ a: mapOf({ b: one }) }, ['a', 'c'], NULL_VALUE)).toEqual({
    a: mapOf({ b: one, c: NULL_VALUE }),
  });
  expect(withField({ a: one }, ['a', 'c'], NULL_VALUE)).toEqual({ a: mapOf({ c: NULL_VALUE }) });
});

test('removing a nested field leaves the emptied map', () => {
  expect(withoutField({ a: mapOf({ b: one }) }, ['a', 'b'])).toEqual({ a: mapOf({}) });
  expect(withoutField({ a: one }, ['a', 'b'])).toEqual({ a: one });
});

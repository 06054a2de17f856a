import { expect, test } from 'vitest';
import { mapOf, NULL_VALUE } from '../values/value.ts';
import { projectFields } from './projection.ts';

const fields = { a: mapOf({ b: NULL_VALUE, c: NULL_VALUE }), d: NULL_VALUE };

test('without a selection all fields are returned', () => {
  expect(projectFields(fields, undefined)).toBe(fields);
});

test('nested fields keep their place, missing ones are left out', () => {
  expect(
    projectFields(fields, [
      ['a', 'c'],
      ['x', 'y'],
    ]),
  ).toEqual({ a: mapOf({ c: NULL_VALUE }) });
});

test('the name alone selects no field', () => {
  expect(projectFields(fields, [['__name__']])).toEqual({});
});

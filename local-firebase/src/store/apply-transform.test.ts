import { describe, expect, test } from 'vitest';
import { arrayOf, doubleValue, type Fields, mapOf, NULL_VALUE, type Value } from '../values/value.ts';
import { applyTransforms } from './apply-transform.ts';
import { integer, text } from './store-harness.ts';
import type { FieldTransform } from './write.ts';

const NOW = '2026-11-21T10:00:00.123Z';
const field = ['n'];

function after(old: Value | undefined, transform: FieldTransform): Value | undefined {
  const fields: Fields = old === undefined ? {} : { n: old };
  return applyTransforms(fields, [transform], NOW).fields.n;
}

describe('increment', () => {
  const by = (operand: Value): FieldTransform => ({ kind: 'increment', field, operand });

  test('adds integers and stops at the ends of their range', () => {
    expect(after(integer(1), by(integer(2)))).toEqual(integer(3));
    expect(after(integer(2n ** 63n - 1n), by(integer(1)))).toEqual(integer(2n ** 63n - 1n));
    expect(after(integer(-(2n ** 63n)), by(integer(-1)))).toEqual(integer(-(2n ** 63n)));
  });

  test('gives a double as soon as one is involved', () => {
    expect(after(integer(1), by(doubleValue(0.5)))).toEqual(doubleValue(1.5));
    expect(after(doubleValue(0.5), by(integer(1)))).toEqual(doubleValue(1.5));
  });

  test('sets what is missing or no number', () => {
    expect(after(undefined, by(integer(2)))).toEqual(integer(2));
    expect(after(text('1'), by(integer(2)))).toEqual(integer(2));
  });
});

describe('maximum and minimum', () => {
  const maximum = (operand: Value): FieldTransform => ({ kind: 'maximum', field, operand });
  const minimum = (operand: Value): FieldTransform => ({ kind: 'minimum', field, operand });

  test('keep the greater and the lesser', () => {
    expect(after(integer(1), maximum(doubleValue(1.5)))).toEqual(doubleValue(1.5));
    expect(after(integer(1), minimum(doubleValue(1.5)))).toEqual(integer(1));
  });

  test('leave an equal number of the other type alone', () => {
    expect(after(integer(1), maximum(doubleValue(1)))).toEqual(integer(1));
    expect(after(doubleValue(0), minimum(integer(0)))).toEqual(doubleValue(0));
  });

  test('keep NaN', () => {
    const nan = doubleValue(Number.NaN);
    expect(after(nan, maximum(integer(1)))).toEqual(nan);
    expect(after(integer(1), minimum(nan))).toEqual(nan);
  });

  test('set what is missing or no number', () => {
    expect(after(undefined, maximum(integer(1)))).toEqual(integer(1));
    expect(after(NULL_VALUE, minimum(integer(1)))).toEqual(integer(1));
  });
});

describe('array transforms', () => {
  const union = (...elements: Value[]): FieldTransform => ({ kind: 'union', field, elements });
  const remove = (...elements: Value[]): FieldTransform => ({ kind: 'remove', field, elements });

  test('union appends what is not there yet, once', () => {
    const old = arrayOf([integer(1), text('a')]);
    expect(after(old, union(doubleValue(1), text('b'), text('b')))).toEqual(
      arrayOf([integer(1), text('a'), text('b')]),
    );
  });

  test('remove takes out every equal element', () => {
    const old = arrayOf([integer(1), NULL_VALUE, doubleValue(1), text('a')]);
    expect(after(old, remove(integer(1), NULL_VALUE))).toEqual(arrayOf([text('a')]));
  });

  test('replace what is no array', () => {
    expect(after(text('x'), union(integer(1)))).toEqual(arrayOf([integer(1)]));
    expect(after(text('x'), remove(integer(1)))).toEqual(arrayOf([]));
  });
});

test('transforms run in order, may sit deep, and report numbers and times but not arrays', () => {
  const outcome = applyTransforms(
    { a: mapOf({ n: integer(1) }) },
    [
      { kind: 'increment', field: ['a', 'n'], operand: integer(1) },
      { kind: 'maximum', field: ['a', 'n'], operand: integer(10) },
      { kind: 'request-time', field: ['at'] },
      { kind: 'union', field: ['l'], elements: [integer(1)] },
    ],
    NOW,
  );
  expect(outcome.fields).toEqual({
    a: mapOf({ n: integer(10) }),
    at: { timestampValue: NOW },
    l: arrayOf([integer(1)]),
  });
  expect(outcome.results).toEqual([integer(2), integer(10), { timestampValue: NOW }, NULL_VALUE]);
});

import { encodeValue } from '../values/encode-value.ts';
import { getField, withField } from '../values/field-path.ts';
import {
  arrayElements,
  arrayOf,
  doubleValue,
  type Fields,
  isNaNValue,
  isNumber,
  NULL_VALUE,
  toDouble,
  type Value,
} from '../values/value.ts';
import type { FieldTransform } from './write.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export interface TransformOutcome {
  readonly fields: Fields;
  /** One per transform, for WriteResult.transformResults. */
  readonly results: readonly Value[];
}

/** Applies the transforms in order. `requestTime` is the value of a server timestamp. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: string,
): TransformOutcome {
  let current = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const value = transformed(transform, getField(current, transform.field), requestTime);
    current = withField(current, transform.field, value);
    results.push(transform.kind === 'union' || transform.kind === 'remove' ? NULL_VALUE : value);
  }
  return { fields: current, results };
}

function transformed(transform: FieldTransform, old: Value | undefined, requestTime: string): Value {
  switch (transform.kind) {
    case 'request-time':
      return { timestampValue: requestTime };
    case 'increment':
      return old !== undefined && isNumber(old) ? sum(old, transform.operand) : transform.operand;
    case 'maximum':
      return extreme(old, transform.operand, 1);
    case 'minimum':
      return extreme(old, transform.operand, -1);
    case 'union':
      return union(old, transform.elements);
    case 'remove':
      return remove(old, transform.elements);
  }
}

/** Integers stay integers and stop at the ends of their range; everything else is a double. */
function sum(a: Value, b: Value): Value {
  if ('integerValue' in a && 'integerValue' in b) {
    const total = BigInt(a.integerValue) + BigInt(b.integerValue);
    const saturated = total > MAX_INT64 ? MAX_INT64 : total < MIN_INT64 ? MIN_INT64 : total;
    return { integerValue: saturated.toString() };
  }
  return isNumber(a) && isNumber(b) ? doubleValue(toDouble(a) + toDouble(b)) : b;
}

/** The greater (sign 1) or lesser (-1) one; of equal ones the old one, and NaN beats every number. */
function extreme(old: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (old === undefined || !isNumber(old)) return operand;
  if (isNaNValue(old)) return old;
  if (isNaNValue(operand)) return operand;
  const a = encodeValue(old);
  const b = encodeValue(operand);
  return a === b || (sign === 1 ? a > b : a < b) ? old : operand;
}

function union(old: Value | undefined, elements: readonly Value[]): Value {
  const kept = [...((old && arrayElements(old)) ?? [])];
  const present = new Set(kept.map((element) => encodeValue(element)));
  for (const element of elements) {
    const key = encodeValue(element);
    if (!present.has(key)) kept.push(element);
    present.add(key);
  }
  return arrayOf(kept);
}

function remove(old: Value | undefined, elements: readonly Value[]): Value {
  const gone = new Set(elements.map((element) => encodeValue(element)));
  return arrayOf(((old && arrayElements(old)) ?? []).filter((element) => !gone.has(encodeValue(element))));
}

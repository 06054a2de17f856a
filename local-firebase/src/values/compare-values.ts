import { encodeValue } from './encode-value.ts';
import type { Value } from './value.ts';

/** Firestore's order over all values: negative, zero or positive. Equal means equal to a query (1 and 1.0 are). */
export function compareValues(a: Value, b: Value): number {
  const left = encodeValue(a);
  const right = encodeValue(b);
  return left === right ? 0 : left < right ? -1 : 1;
}

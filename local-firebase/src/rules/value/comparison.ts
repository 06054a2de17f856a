import type { ConcreteValue } from './value.ts';

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  return Buffer.compare(left, right);
}

function sign(less: boolean, greater: boolean): number | undefined {
  if (less) {
    return -1;
  }
  return greater ? 1 : 0;
}

/**
 * Order of two values as `<` sees it: negative, zero or positive; NaN when one of the numbers is NaN;
 * `undefined` when the language does not order these types (a string against a number, lists, maps, paths ..).
 */
export function compareValues(left: ConcreteValue, right: ConcreteValue): number | undefined {
  if ((left.type === 'int' || left.type === 'float') && (right.type === 'int' || right.type === 'float')) {
    if (Number.isNaN(Number(left.value)) || Number.isNaN(Number(right.value))) {
      return Number.NaN;
    }
    return sign(left.value < right.value, left.value > right.value);
  }
  if (left.type === 'string' && right.type === 'string') {
    return sign(left.value < right.value, left.value > right.value);
  }
  if (left.type === 'bytes' && right.type === 'bytes') {
    return compareBytes(left.value, right.value);
  }
  if (
    (left.type === 'timestamp' && right.type === 'timestamp') ||
    (left.type === 'duration' && right.type === 'duration')
  ) {
    return sign(left.nanos < right.nanos, left.nanos > right.nanos);
  }
  return undefined;
}

import type { Item } from './status.ts';

function sameReasons(left: readonly string[], right: readonly string[]): boolean {
  return left === right || (left.length === right.length && left.every((reason, at) => reason === right[at]));
}

/** What makes two items differ: what was decided, not the day nor a count of days. */
function isSame(left: Item, right: Item | undefined): boolean {
  return (
    right !== undefined &&
    left.key === right.key &&
    left.status === right.status &&
    left.raw === right.raw &&
    left.actual === right.actual &&
    left.required === right.required &&
    left.gap === right.gap &&
    (left.grace ?? false) === (right.grace ?? false) &&
    left.varianceTo === right.varianceTo &&
    sameReasons(left.reasons, right.reasons)
  );
}

/** True when both decide the same in the same order. */
export function sameItems(left: readonly Item[], right: readonly Item[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((item, at) => item === right[at] || isSame(item, right[at]));
}

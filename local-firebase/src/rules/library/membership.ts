import { strictKey } from '../value/equality.ts';
import type { ConcreteValue, ListValue, RulesValue, SetValue } from '../value/value.ts';

export type Collection = ListValue | SetValue;

export function isCollection(value: ConcreteValue): value is Collection {
  return value.type === 'list' || value.type === 'set';
}

/** Keys under which `1` and `1.0` meet, as `==` has it for single values. */
function looseKey(value: RulesValue): string {
  if (value.type === 'float' && Number.isInteger(value.value)) {
    return `i${BigInt(value.value)}`;
  }
  return value.type === 'float' && Number.isNaN(value.value) ? 'nan' : strictKey(value);
}

function keysOf(items: readonly RulesValue[]): ReadonlySet<string> {
  const keys = new Set(items.map(looseKey));
  keys.delete('nan');
  return keys;
}

/** Is the value one of the items, by `==`? */
export function includes(items: readonly RulesValue[], value: RulesValue): boolean {
  return keysOf(items).has(looseKey(value));
}

/** Is each of `needles` among the items? */
export function includesAll(items: readonly RulesValue[], needles: readonly RulesValue[]): boolean {
  const keys = keysOf(items);
  return needles.every((needle) => keys.has(looseKey(needle)));
}

/** Is one of `needles` among the items? */
export function includesAny(items: readonly RulesValue[], needles: readonly RulesValue[]): boolean {
  const keys = keysOf(items);
  return needles.some((needle) => keys.has(looseKey(needle)));
}

/** The items that are not among `others`. */
export function without(items: readonly RulesValue[], others: readonly RulesValue[]): RulesValue[] {
  const keys = keysOf(others);
  return items.filter((item) => !keys.has(looseKey(item)));
}

/** The items that are among `others` too. */
export function common(items: readonly RulesValue[], others: readonly RulesValue[]): RulesValue[] {
  const keys = keysOf(others);
  return items.filter((item) => keys.has(looseKey(item)));
}

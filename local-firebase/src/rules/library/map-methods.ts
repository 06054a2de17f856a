import { distinct, strictlyEqual } from '../value/equality.ts';
import {
  type ConcreteValue,
  count,
  list,
  type MapDiffValue,
  type MapValue,
  type RulesResult,
  type RulesValue,
  type SetValue,
  text,
} from '../value/value.ts';
import { type MethodTable, none, one, unsupported } from './operation.ts';

function sortedKeys(self: MapValue): string[] {
  return [...self.entries.keys()].sort();
}

/** The keys of a path through nested maps, or `undefined` when the parameter is not one. */
export function keyPath(key: ConcreteValue): readonly string[] | undefined {
  if (key.type === 'string') {
    return [key.value];
  }
  if (key.type !== 'list' || key.items.length === 0) {
    return undefined;
  }
  const keys = key.items.map((item) => (item.type === 'string' ? item.value : undefined));
  return keys.every((item) => item !== undefined) ? keys : undefined;
}

function get(self: MapValue, parameters: readonly ConcreteValue[]): RulesResult {
  const [key, fallback] = parameters;
  const keys = key === undefined ? undefined : keyPath(key);
  if (keys === undefined || fallback === undefined) {
    return unsupported('get', parameters);
  }
  let value: RulesValue = self;
  for (const name of keys) {
    const next: RulesValue | undefined = value.type === 'map' ? value.entries.get(name) : undefined;
    if (next === undefined) {
      return fallback;
    }
    value = next;
  }
  return value;
}

function values(self: MapValue): RulesValue[] {
  return sortedKeys(self).flatMap((key) => self.entries.get(key) ?? []);
}

function diff(self: MapValue, other: ConcreteValue): RulesResult {
  if (other.type !== 'map') {
    return unsupported('diff', [self, other]);
  }
  const changed: string[] = [];
  const unchanged: string[] = [];
  for (const [key, value] of self.entries) {
    const before = other.entries.get(key);
    if (before !== undefined) {
      (strictlyEqual(value, before) ? unchanged : changed).push(key);
    }
  }
  return {
    type: 'map_diff',
    added: [...self.entries.keys()].filter((key) => !other.entries.has(key)),
    removed: [...other.entries.keys()].filter((key) => !self.entries.has(key)),
    changed,
    unchanged,
  };
}

/** rules.Map: keys and values come in the order of the keys. */
export const MAP_METHODS: MethodTable<MapValue> = {
  size: none((self) => count(self.entries.size)),
  keys: none((self) => list(sortedKeys(self).map(text))),
  values: none((self) => list(values(self))),
  get: { arity: [2, 2], run: get },
  diff: one(diff),
};

function keySet(keys: readonly string[]): SetValue {
  return distinct(keys.map(text));
}

/** rules.MapDiff */
export const MAP_DIFF_METHODS: MethodTable<MapDiffValue> = {
  addedKeys: none((self) => keySet(self.added)),
  removedKeys: none((self) => keySet(self.removed)),
  changedKeys: none((self) => keySet(self.changed)),
  unchangedKeys: none((self) => keySet(self.unchanged)),
  affectedKeys: none((self) => keySet([...self.added, ...self.removed, ...self.changed])),
};

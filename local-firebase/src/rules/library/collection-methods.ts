import { distinct } from '../value/equality.ts';
import {
  boolean,
  type ConcreteValue,
  count,
  type ListValue,
  list,
  type RulesResult,
  type RulesValue,
  type SetValue,
  text,
} from '../value/value.ts';
import { scalarText } from './conversions.ts';
import { type Collection, common, includesAll, includesAny, isCollection, without } from './membership.ts';
import { type Method, type MethodTable, none, one, unsupported } from './operation.ts';
import { MAX_ITEMS, MAX_TEXT, tooLarge } from './size-limits.ts';

function test(
  name: string,
  decide: (items: readonly RulesValue[], others: readonly RulesValue[]) => boolean,
): Method<Collection> {
  return one((self, other) =>
    isCollection(other) ? boolean(decide(self.items, other.items)) : unsupported(name, [self, other]),
  );
}

const TESTS: MethodTable<Collection> = {
  size: none((self) => count(self.items.length)),
  hasAll: test('hasAll', includesAll),
  hasAny: test('hasAny', includesAny),
  hasOnly: test('hasOnly', (items, others) => includesAll(others, items)),
};

function join(self: ListValue, separator: ConcreteValue): RulesResult {
  if (separator.type !== 'string') {
    return unsupported('join', [self, separator]);
  }
  const parts: string[] = [];
  let length = 0;
  for (const item of self.items) {
    const part = item.type === 'abstract' ? undefined : scalarText(item);
    if (part === undefined) {
      return unsupported('join', [self]);
    }
    parts.push(part);
    length += part.length + separator.value.length;
  }
  return length > MAX_TEXT ? tooLarge() : text(parts.join(separator.value));
}

function concat(self: ListValue, other: ConcreteValue): RulesResult {
  if (other.type !== 'list') {
    return unsupported('concat', [self, other]);
  }
  const items = [...self.items, ...other.items];
  return items.length > MAX_ITEMS ? tooLarge() : list(items);
}

function removeAll(self: ListValue, other: ConcreteValue): RulesResult {
  return other.type === 'list'
    ? list(without(self.items, other.items))
    : unsupported('removeAll', [self, other]);
}

/** rules.List */
export const LIST_METHODS: MethodTable<ListValue> = {
  ...TESTS,
  concat: one(concat),
  join: one(join),
  removeAll: one(removeAll),
  toSet: none((self) => distinct(self.items)),
};

function algebra(
  name: string,
  combine: (items: readonly RulesValue[], others: readonly RulesValue[]) => readonly RulesValue[],
): Method<SetValue> {
  return one((self, other) => {
    if (other.type !== 'set') {
      return unsupported(name, [self, other]);
    }
    const items = combine(self.items, other.items);
    return items.length > MAX_ITEMS ? tooLarge() : distinct(items);
  });
}

/** rules.Set: its algebra takes sets only. */
export const SET_METHODS: MethodTable<SetValue> = {
  ...TESTS,
  union: algebra('union', (items, others) => [...items, ...others]),
  intersection: algebra('intersection', common),
  difference: algebra('difference', without),
};

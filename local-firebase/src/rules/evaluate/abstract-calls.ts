import { keyPath } from '../library/map-methods.ts';
import { includesAny, isCollection } from '../library/membership.ts';
import { containedValues, surelyHasAll } from '../query/abstract-value.ts';
import {
  type AbstractValue,
  type ConcreteValue,
  type RulesResult,
  type RulesValue,
  TRUE,
  unproved,
} from '../value/value.ts';

/** get() of a constrained member; the default is never assumed, the member may well exist. */
function get(self: AbstractValue, key: ConcreteValue): RulesResult {
  const keys = keyPath(key);
  let value: RulesValue | undefined = keys === undefined ? undefined : self;
  for (const name of keys ?? []) {
    value = value?.type === 'abstract' ? value.fields?.get(name) : undefined;
  }
  return value ?? unproved('get()');
}

/** Methods of a value that is known by facts only: true when the facts say so, else not proved. */
export function callAbstract(
  self: AbstractValue,
  name: string,
  parameters: readonly ConcreteValue[],
): RulesResult {
  const [first] = parameters;
  if (first !== undefined && name === 'get' && parameters.length === 2) {
    return get(self, first);
  }
  if (first !== undefined && isCollection(first) && parameters.length === 1) {
    const proved =
      (name === 'hasAll' && surelyHasAll(self, first.items)) ||
      (name === 'hasAny' && includesAny(containedValues(self), first.items));
    return proved ? TRUE : unproved(`${name}()`);
  }
  return unproved(`${name}()`);
}

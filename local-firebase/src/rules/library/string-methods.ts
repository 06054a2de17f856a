import {
  boolean,
  type ConcreteValue,
  count,
  list,
  type RulesFailure,
  type RulesResult,
  type StringValue,
  text,
} from '../value/value.ts';
import { type MethodTable, none, one, unsupported } from './operation.ts';
import { matchesWhole, replaceText, splitText } from './pattern.ts';

function isFailure(value: unknown): value is RulesFailure {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'error';
}

function matches(self: StringValue, pattern: ConcreteValue): RulesResult {
  if (pattern.type !== 'string') {
    return unsupported('matches', [pattern]);
  }
  const found = matchesWhole(self.value, pattern.value);
  return isFailure(found) ? found : boolean(found);
}

function split(self: StringValue, pattern: ConcreteValue): RulesResult {
  if (pattern.type !== 'string') {
    return unsupported('split', [pattern]);
  }
  const parts = splitText(self.value, pattern.value);
  return isFailure(parts) ? parts : list(parts.map(text));
}

function replace(self: StringValue, parameters: readonly ConcreteValue[]): RulesResult {
  const [pattern, replacement] = parameters;
  if (pattern?.type !== 'string' || replacement?.type !== 'string') {
    return unsupported('replace', parameters);
  }
  const replaced = replaceText(self.value, pattern.value, replacement.value);
  return isFailure(replaced) ? replaced : text(replaced);
}

/** Drops control characters and blanks at both ends, as the platform's runtime does. */
function trim(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && value.charCodeAt(from) <= 0x20) {
    from += 1;
  }
  while (to > from && value.charCodeAt(to - 1) <= 0x20) {
    to -= 1;
  }
  return value.slice(from, to);
}

/** rules.String. Sizes and positions count UTF-16 units. */
export const STRING_METHODS: MethodTable<StringValue> = {
  size: none((self) => count(self.value.length)),
  lower: none((self) => text(self.value.toLowerCase())),
  upper: none((self) => text(self.value.toUpperCase())),
  trim: none((self) => text(trim(self.value))),
  toUtf8: none((self) => ({ type: 'bytes', value: new TextEncoder().encode(self.value) })),
  matches: one(matches),
  split: one(split),
  replace: { arity: [2, 2], run: replace },
};

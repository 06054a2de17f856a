import {
  type ConcreteValue,
  failure,
  type PathValue,
  path,
  type RulesResult,
  type RulesValue,
} from '../value/value.ts';
import { type MethodTable, one, unsupported } from './operation.ts';

const PLACEHOLDER = /^\{([A-Za-z_][A-Za-z0-9_]*)(=\*\*)?\}$/;

function replacementFor(value: RulesValue): readonly string[] | undefined {
  if (value.type === 'string' && value.value !== '') {
    return [value.value];
  }
  return value.type === 'path' ? value.segments : undefined;
}

function bind(self: PathValue, names: ConcreteValue): RulesResult {
  if (names.type !== 'map') {
    return unsupported('bind', [self, names]);
  }
  const unused = new Set(names.entries.keys());
  const segments: string[] = [];
  for (const segment of self.segments) {
    const name = PLACEHOLDER.exec(segment)?.[1];
    const value = name === undefined ? undefined : names.entries.get(name);
    if (name === undefined || value === undefined) {
      segments.push(segment);
      continue;
    }
    const replacement = replacementFor(value);
    if (replacement === undefined) {
      return unsupported('bind', [names]);
    }
    unused.delete(name);
    segments.push(...replacement);
  }
  const [surplus] = unused;
  return surplus === undefined ? path(segments) : failure(`The path has no placeholder {${surplus}}.`);
}

/** rules.Path */
export const PATH_METHODS: MethodTable<PathValue> = {
  bind: one(bind),
};

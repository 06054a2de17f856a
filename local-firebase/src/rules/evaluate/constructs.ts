import type {
  Expression,
  LiteralExpression,
  MapExpression,
  NameExpression,
  PathExpression,
} from '../syntax/syntax-tree.ts';
import {
  boolean,
  failure,
  float,
  list,
  map,
  NULL,
  path,
  type RulesResult,
  type RulesValue,
  text,
  unproved,
} from '../value/value.ts';
import { type Evaluation, evaluateAll, type Frame } from './evaluation.ts';

export function literal({ value }: LiteralExpression): RulesResult {
  switch (typeof value) {
    case 'boolean':
      return boolean(value);
    case 'bigint':
      return { type: 'int', value };
    case 'number':
      return float(value);
    case 'string':
      return text(value);
    default:
      return value === null ? NULL : { type: 'bytes', value };
  }
}

/** Innermost declaration first, then `request` and `resource`. */
export function variable({ name }: NameExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  for (let scope: Frame | undefined = frame; scope !== undefined; scope = scope.parent) {
    const found = scope.variables.get(name);
    if (found?.kind === 'value') {
      return found.value;
    }
    if (found?.kind === 'deferred') {
      return settle(name, found.expression, scope, evaluation);
    }
  }
  if (name === 'request') {
    return evaluation.request;
  }
  return name === 'resource' ? evaluation.resource : failure(`Variable ${name} is not defined.`);
}

/** A `let` is computed when it is first used, once, and sees the names declared before it. */
function settle(name: string, expression: Expression, scope: Frame, evaluation: Evaluation): RulesResult {
  const value = evaluation.evaluate(expression, scope.parent ?? scope);
  scope.variables.set(name, { kind: 'value', value });
  return value;
}

/** Equality of nested values is only defined for concrete ones, so nothing abstract goes inside. */
export function listOf(items: readonly RulesValue[]): RulesResult {
  return items.some((item) => item.type === 'abstract') ? unproved('A list') : list(items);
}

export function mapOf(expression: MapExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  const entries: [string, RulesValue][] = [];
  for (const entry of expression.entries) {
    const pair = evaluateAll([entry.key, entry.value], frame, evaluation);
    if ('type' in pair) {
      return pair;
    }
    const [key, value] = pair;
    if (key?.type !== 'string' || value === undefined) {
      return failure('The key of a map must be a string.');
    }
    if (value.type === 'abstract') {
      return unproved('A map');
    }
    entries.push([key.value, value]);
  }
  return map(entries);
}

export function pathOf(expression: PathExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  const segments: string[] = [];
  for (const segment of expression.segments) {
    if (typeof segment === 'string') {
      segments.push(segment);
      continue;
    }
    const value = evaluation.evaluate(segment, frame);
    if (value.type === 'error') {
      return value;
    }
    if (value.type === 'path') {
      segments.push(...value.segments);
    } else if (value.type === 'string' && value.value !== '') {
      segments.push(value.value);
    } else {
      return value.type === 'abstract'
        ? unproved('A path')
        : failure(`A segment of a path must be a string, not ${value.type}.`);
    }
  }
  return path(segments);
}

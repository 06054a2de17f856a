import type { ConditionalExpression, LogicalExpression, UnaryExpression } from '../syntax/syntax-tree.ts';
import {
  boolean,
  FALSE,
  failure,
  type RulesFailure,
  type RulesResult,
  type RulesValue,
  unproved,
} from '../value/value.ts';
import { negate } from './arithmetic.ts';
import { type Evaluation, type Frame, locate } from './evaluation.ts';

export function unary(expression: UnaryExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  const value = evaluation.evaluate(expression.operand, frame);
  if (value.type === 'error') {
    return value;
  }
  if (value.type === 'abstract') {
    return unproved('A computed value');
  }
  if (expression.operator === '-') {
    return negate(value);
  }
  return value.type === 'bool' ? boolean(!value.value) : notBoolean(value);
}

function notBoolean(value: RulesValue): RulesFailure {
  return value.type === 'abstract'
    ? unproved('The condition')
    : failure(`Expected a boolean, not ${value.type}.`);
}

/** `true || error` and `error || true` are true, `false && error` and `error && false` are false. */
export function logical(expression: LogicalExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  const decisive = expression.operator === '||';
  const left = evaluation.evaluate(expression.left, frame);
  if (left.type === 'bool' && left.value === decisive) {
    return left;
  }
  const right = evaluation.evaluate(expression.right, frame);
  if (right.type === 'bool' && right.value === decisive) {
    return right;
  }
  for (const [operand, value] of [
    [expression.left, left],
    [expression.right, right],
  ] as const) {
    if (value.type !== 'bool') {
      return value.type === 'error' ? value : locate(notBoolean(value), operand);
    }
  }
  return decisive ? FALSE : boolean(true);
}

export function conditional(
  expression: ConditionalExpression,
  frame: Frame,
  evaluation: Evaluation,
): RulesResult {
  const condition = evaluation.evaluate(expression.condition, frame);
  if (condition.type === 'error') {
    return condition;
  }
  if (condition.type !== 'bool') {
    return locate(notBoolean(condition), expression.condition);
  }
  return evaluation.evaluate(condition.value ? expression.whenTrue : expression.whenFalse, frame);
}

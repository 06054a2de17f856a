import { unsupported } from '../library/operation.ts';
import { MAX_TEXT, tooLarge } from '../library/size-limits.ts';
import type { ArithmeticOperator } from '../syntax/syntax-tree.ts';
import { duration, timestamp } from '../value/instant.ts';
import { type ConcreteValue, failure, float, integer, type RulesResult, text } from '../value/value.ts';

function ofIntegers(operator: ArithmeticOperator, left: bigint, right: bigint): RulesResult {
  switch (operator) {
    case '+':
      return integer(left + right);
    case '-':
      return integer(left - right);
    case '*':
      return integer(left * right);
    case '/':
      return right === 0n ? failure('Division by zero.') : integer(left / right);
    case '%':
      return right === 0n ? failure('Division by zero.') : integer(left % right);
  }
}

function ofFloats(operator: ArithmeticOperator, left: number, right: number): RulesResult {
  switch (operator) {
    case '+':
      return float(left + right);
    case '-':
      return float(left - right);
    case '*':
      return float(left * right);
    case '/':
      return float(left / right);
    case '%':
      return float(left % right);
  }
}

function sum(left: ConcreteValue, right: ConcreteValue): RulesResult | undefined {
  if (left.type === 'string' && right.type === 'string') {
    const joined = left.value + right.value;
    return joined.length > MAX_TEXT ? tooLarge() : text(joined);
  }
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestamp(left.nanos + right.nanos);
  }
  if (left.type === 'duration' && right.type === 'timestamp') {
    return timestamp(left.nanos + right.nanos);
  }
  if (left.type === 'duration' && right.type === 'duration') {
    return duration(left.nanos + right.nanos);
  }
  return undefined;
}

function difference(left: ConcreteValue, right: ConcreteValue): RulesResult | undefined {
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestamp(left.nanos - right.nanos);
  }
  if (
    (left.type === 'timestamp' && right.type === 'timestamp') ||
    (left.type === 'duration' && right.type === 'duration')
  ) {
    return duration(left.nanos - right.nanos);
  }
  return undefined;
}

/** `+ - * / %`: ints stay ints (division truncates, overflow is an error), one float makes a float. */
export function calculate(
  operator: ArithmeticOperator,
  left: ConcreteValue,
  right: ConcreteValue,
): RulesResult {
  if (left.type === 'int' && right.type === 'int') {
    return ofIntegers(operator, left.value, right.value);
  }
  if ((left.type === 'int' || left.type === 'float') && (right.type === 'int' || right.type === 'float')) {
    return ofFloats(operator, Number(left.value), Number(right.value));
  }
  const result = operator === '+' ? sum(left, right) : operator === '-' ? difference(left, right) : undefined;
  return result ?? unsupported(operator, [left, right]);
}

/** `-x` */
export function negate(value: ConcreteValue): RulesResult {
  if (value.type === 'int') {
    return integer(-value.value);
  }
  return value.type === 'float' ? float(-value.value) : unsupported('-', [value]);
}

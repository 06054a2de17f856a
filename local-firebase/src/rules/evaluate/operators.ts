import { includes, isCollection } from '../library/membership.ts';
import { unsupported } from '../library/operation.ts';
import { decideEquality, decideMembership, decideOrder, decideType, holds } from '../query/abstract-value.ts';
import type { BinaryOperator, ComparisonOperator } from '../syntax/syntax-tree.ts';
import { looselyEqual } from '../value/equality.ts';
import { boolean, type ConcreteType, type RulesResult, type RulesValue, unproved } from '../value/value.ts';
import { calculate } from './arithmetic.ts';

function decided(answer: boolean | undefined, what: string): RulesResult {
  return answer === undefined ? unproved(what) : boolean(answer);
}

function equality(left: RulesValue, right: RulesValue): RulesResult {
  if (left.type === 'abstract') {
    return decided(right.type === 'abstract' ? undefined : decideEquality(left, right), 'Equality');
  }
  return right.type === 'abstract'
    ? decided(decideEquality(right, left), 'Equality')
    : boolean(looselyEqual(left, right));
}

const FLIPPED: { readonly [relation in ComparisonOperator]: ComparisonOperator } = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function order(operator: ComparisonOperator, left: RulesValue, right: RulesValue): RulesResult {
  if (left.type === 'abstract') {
    return decided(right.type === 'abstract' ? undefined : decideOrder(left, operator, right), 'The order');
  }
  if (right.type === 'abstract') {
    return decided(decideOrder(right, FLIPPED[operator], left), 'The order');
  }
  const answer = holds(operator, left, right);
  return answer === undefined ? unsupported(operator, [left, right]) : boolean(answer);
}

function membership(item: RulesValue, container: RulesValue): RulesResult {
  if (container.type === 'abstract') {
    return decided(item.type === 'abstract' ? undefined : decideMembership(item, container), 'Membership');
  }
  if (isCollection(container)) {
    return item.type === 'abstract'
      ? membershipOfAbstract(item, container.items)
      : boolean(includes(container.items, item));
  }
  if (item.type === 'abstract') {
    return unproved('Membership');
  }
  return item.type === 'string' && container.type === 'map'
    ? boolean(container.entries.has(item.value))
    : unsupported('in', [item, container]);
}

function membershipOfAbstract(
  item: Extract<RulesValue, { type: 'abstract' }>,
  items: readonly RulesValue[],
): RulesResult {
  const answers = items.map((other) => (other.type === 'abstract' ? undefined : decideEquality(item, other)));
  if (answers.includes(true)) {
    return boolean(true);
  }
  return decided(answers.includes(undefined) ? undefined : false, 'Membership');
}

/** Operators whose operands are both evaluated first. */
export function applyBinary(operator: BinaryOperator, left: RulesValue, right: RulesValue): RulesResult {
  switch (operator) {
    case '==':
      return equality(left, right);
    case '!=': {
      const equal = equality(left, right);
      return equal.type === 'bool' ? boolean(!equal.value) : equal;
    }
    case '<':
    case '<=':
    case '>':
    case '>=':
      return order(operator, left, right);
    case 'in':
      return membership(left, right);
    default:
      return left.type === 'abstract' || right.type === 'abstract'
        ? unproved('A computed value')
        : calculate(operator, left, right);
  }
}

/** `x is name`. Sets are of no type (recorded). */
export function isOfType(value: RulesValue, typeName: string): RulesResult {
  const matches = (type: ConcreteType) =>
    type !== 'set' && (type === typeName || (typeName === 'number' && (type === 'int' || type === 'float')));
  return value.type === 'abstract'
    ? decided(decideType(value, matches), 'The type')
    : boolean(matches(value.type));
}

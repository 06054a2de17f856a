import type { ApplicableRule } from '../match/applicable-rules.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import type { RulesResult } from '../value/value.ts';
import type { Denial } from '../verdict.ts';
import type { Evaluation } from './evaluation.ts';

const MAX_QUOTE = 120;

function quote(source: string, { start, end }: Expression): string {
  const words = source.slice(start, end).replace(/\s+/g, ' ');
  return words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE - 1)}…` : words;
}

function isFalse(result: RulesResult | undefined): boolean {
  return result?.type === 'bool' && !result.value;
}

/** The part of a conjunction that made it false. */
function culprit(expression: Expression, evaluation: Evaluation): Expression {
  if (expression.kind !== 'logical' || expression.operator !== '&&') {
    return expression;
  }
  const blamed = isFalse(evaluation.results.get(expression.left)) ? expression.left : expression.right;
  return culprit(blamed, evaluation);
}

/** Why an `allow` did not grant. */
export function explain(
  { allow }: ApplicableRule,
  result: RulesResult,
  evaluation: Evaluation,
  source: string,
): Denial {
  const rule = { line: allow.line, column: allow.column };
  if (result.type === 'error') {
    const { line, column, reason } = result;
    return { kind: result.unproved ? 'unproved' : 'error', line, column, reason, rule };
  }
  const condition = allow.condition;
  if (condition === undefined) {
    return { kind: 'false', ...rule, reason: 'The rule does not grant.', rule };
  }
  const place = isFalse(result) ? culprit(condition, evaluation) : condition;
  const reason = isFalse(result)
    ? `${quote(source, place)} is false.`
    : `Expected a boolean, not ${result.type}.`;
  return { kind: isFalse(result) ? 'false' : 'error', line: place.line, column: place.column, reason, rule };
}

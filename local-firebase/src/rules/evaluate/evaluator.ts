import type { Expression } from '../syntax/syntax-tree.ts';
import { NULL, type RulesResult, type RulesValue } from '../value/value.ts';
import { readIndex, readMember, readSlice } from './access.ts';
import { evaluateCall, evaluateMethodCall } from './calls.ts';
import { listOf, literal, mapOf, pathOf, variable } from './constructs.ts';
import { countExpression, descend, type Evaluation, evaluateAll, type Frame, locate } from './evaluation.ts';
import { conditional, logical, unary } from './logic.ts';
import { applyBinary, isOfType } from './operators.ts';

/** Evaluates an expression. Failures are results; the only exception is EvaluationLimit. */
export function evaluate(expression: Expression, frame: Frame, evaluation: Evaluation): RulesResult {
  const result = locate(
    descend(evaluation, () => compute(expression, frame, evaluation)),
    expression,
  );
  evaluation.results.set(expression, result);
  evaluation.coverage?.record(expression, result);
  return result;
}

function withValues(
  expressions: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
  use: (...values: RulesValue[]) => RulesResult,
): RulesResult {
  const values = evaluateAll(expressions, frame, evaluation);
  return 'type' in values ? values : use(...values);
}

function compute(expression: Expression, frame: Frame, evaluation: Evaluation): RulesResult {
  if (expression.kind !== 'literal' && expression.kind !== 'name' && expression.kind !== 'member') {
    countExpression(evaluation);
  }
  const using = (parts: readonly Expression[], use: (...values: RulesValue[]) => RulesResult) =>
    withValues(parts, frame, evaluation, use);
  switch (expression.kind) {
    case 'literal':
      return literal(expression);
    case 'name':
      return variable(expression, frame, evaluation);
    case 'list':
      return using(expression.items, (...items) => listOf(items));
    case 'map':
      return mapOf(expression, frame, evaluation);
    case 'path':
      return pathOf(expression, frame, evaluation);
    case 'unary':
      return unary(expression, frame, evaluation);
    case 'logical':
      return logical(expression, frame, evaluation);
    case 'conditional':
      return conditional(expression, frame, evaluation);
    case 'binary':
      return using([expression.left, expression.right], (left = NULL, right = NULL) =>
        applyBinary(expression.operator, left, right),
      );
    case 'is':
      return using([expression.operand], (value = NULL) => isOfType(value, expression.typeName));
    case 'member':
      return using([expression.target], (target = NULL) => readMember(target, expression.name));
    case 'index':
      return using([expression.target, expression.index], (target = NULL, index = NULL) =>
        readIndex(target, index),
      );
    case 'slice':
      return using(
        [expression.target, expression.from, expression.to],
        (target = NULL, from = NULL, to = NULL) => readSlice(target, from, to),
      );
    case 'call':
      return evaluateCall(expression, frame, evaluation);
    case 'method':
      return evaluateMethodCall(expression, frame, evaluation);
  }
}

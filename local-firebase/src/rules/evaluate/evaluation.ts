import type { CoverageRecorder } from '../coverage.ts';
import type { Expression, FunctionDeclaration } from '../syntax/syntax-tree.ts';
import type { RulesFailure, RulesResult, RulesValue } from '../value/value.ts';
import type { DocumentAccess } from './document-access.ts';

/** Documented limit of expressions evaluated per request. */
const MAX_EXPRESSIONS = 1000;

/** Levels of expressions inside of one another, functions included; keeps far away from the end of the stack. */
const MAX_DEPTH = 1000;

/** A place where names are declared: the file, a service, a match block or a call of a function. */
export interface Frame {
  readonly parent: Frame | undefined;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: Map<string, Variable>;
}

/** A variable has its value, or the expression it is computed from when it is first used. */
export type Variable =
  | { readonly kind: 'value'; readonly value: RulesResult }
  | { readonly kind: 'deferred'; readonly expression: Expression };

/** Ends the evaluation of a request that uses more than the platform grants. */
export class EvaluationLimit extends Error {}

/** Everything one operation shares while its rules are evaluated. */
export interface Evaluation {
  /** Evaluates an expression. Failures are results; the only exception is EvaluationLimit. */
  readonly evaluate: (expression: Expression, frame: Frame) => RulesResult;
  readonly service: string;
  readonly request: RulesResult;
  readonly resource: RulesResult;
  readonly documents: DocumentAccess;
  readonly debug: string[];
  readonly coverage: CoverageRecorder | undefined;
  /** The last result of each expression, to explain a denial. */
  readonly results: Map<Expression, RulesResult>;
  expressions: number;
  depth: number;
}

/** Counts one more expression; throws when there are too many. */
export function countExpression(evaluation: Evaluation): void {
  evaluation.expressions += 1;
  if (evaluation.expressions > MAX_EXPRESSIONS) {
    throw new EvaluationLimit(
      `The rules evaluate more than ${MAX_EXPRESSIONS} expressions for this request.`,
    );
  }
}

/** Runs one level deeper; throws when that is too deep. */
export function descend(evaluation: Evaluation, run: () => RulesResult): RulesResult {
  if (evaluation.depth >= MAX_DEPTH) {
    throw new EvaluationLimit('The rules are nested too deeply.');
  }
  evaluation.depth += 1;
  const result = run();
  evaluation.depth -= 1;
  return result;
}

/** Adds the place to a failure that has none. */
export function locate(result: RulesResult, place: { line: number; column: number }): RulesResult {
  return result.type === 'error' && result.line === 0
    ? ({ ...result, line: place.line, column: place.column } satisfies RulesFailure)
    : result;
}

/** Evaluates in order; the first failure is the result. */
export function evaluateAll(
  expressions: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
): readonly RulesValue[] | RulesFailure {
  const values: RulesValue[] = [];
  for (const expression of expressions) {
    const value = evaluation.evaluate(expression, frame);
    if (value.type === 'error') {
      return value;
    }
    values.push(value);
  }
  return values;
}

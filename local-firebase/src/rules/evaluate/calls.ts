import {
  DOCUMENT_FUNCTIONS,
  findConversion,
  findMethod,
  findNamespaceFunction,
  isNamespace,
  STORAGE_DOCUMENT_FUNCTIONS,
} from '../library/catalogue.ts';
import type { Arity } from '../library/operation.ts';
import type {
  CallExpression,
  Expression,
  FunctionDeclaration,
  MethodCallExpression,
} from '../syntax/syntax-tree.ts';
import { displayValue } from '../value/display.ts';
import {
  type ConcreteValue,
  failure,
  type RulesFailure,
  type RulesResult,
  type RulesValue,
  unproved,
} from '../value/value.ts';
import { callAbstract } from './abstract-calls.ts';
import { type DocumentCall, NULL_VALUE_ERROR } from './document-access.ts';
import { type Evaluation, evaluateAll, type Frame, type Variable } from './evaluation.ts';

interface Declared {
  readonly declaration: FunctionDeclaration;
  /** Where it was declared: a function sees the names of that place, not those of its caller. */
  readonly frame: Frame;
}

function findFunction(name: string, frame: Frame): Declared | undefined {
  for (let scope: Frame | undefined = frame; scope !== undefined; scope = scope.parent) {
    const declaration = scope.functions.get(name);
    if (declaration !== undefined) {
      return { declaration, frame: scope };
    }
  }
  return undefined;
}

/** The values of parameters; a value that is not known exactly cannot be handed to the library. */
function concrete(
  expressions: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
): readonly ConcreteValue[] | RulesFailure {
  const values = evaluateAll(expressions, frame, evaluation);
  if ('type' in values) {
    return values;
  }
  const known = values.filter((value): value is ConcreteValue => value.type !== 'abstract');
  return known.length === values.length ? known : unproved('The result of a function');
}

function withConcrete(
  expressions: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
  use: (values: readonly ConcreteValue[]) => RulesResult,
): RulesResult {
  const values = concrete(expressions, frame, evaluation);
  return 'type' in values ? values : use(values);
}

function unknownFunction(name: string): RulesFailure {
  return failure(`Function not found error: Name: [${name}].`);
}

function takes(arity: Arity, given: number): boolean {
  return given >= arity[0] && given <= arity[1];
}

/** `name(..)` */
export function evaluateCall(expression: CallExpression, frame: Frame, evaluation: Evaluation): RulesResult {
  const { name, parameters } = expression;
  const declared = findFunction(name, frame);
  if (declared !== undefined) {
    return callDeclared(declared, parameters, frame, evaluation);
  }
  if (name === 'debug' && parameters.length === 1) {
    return debug(parameters, frame, evaluation);
  }
  if (evaluation.service === 'cloud.firestore' && DOCUMENT_FUNCTIONS.has(name)) {
    return callDocuments(name as DocumentCall, parameters, frame, evaluation);
  }
  const conversion = findConversion(name);
  if (conversion === undefined || !takes(conversion.arity, parameters.length)) {
    return unknownFunction(name);
  }
  return withConcrete(parameters, frame, evaluation, conversion.run);
}

function callDeclared(
  { declaration, frame: home }: Declared,
  parameters: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
): RulesResult {
  if (parameters.length !== declaration.parameters.length) {
    return unknownFunction(declaration.name);
  }
  const values = evaluateAll(parameters, frame, evaluation);
  if ('type' in values) {
    return values;
  }
  const variables = new Map<string, Variable>();
  for (const [index, value] of values.entries()) {
    variables.set(declaration.parameters[index] ?? '', { kind: 'value', value });
  }
  let scope: Frame = { parent: home, functions: new Map(), variables };
  for (const statement of declaration.lets) {
    // Each let gets a scope of its own: it sees the names before it, never itself.
    const variable: Variable = { kind: 'deferred', expression: statement.value };
    scope = { parent: scope, functions: new Map(), variables: new Map([[statement.name, variable]]) };
  }
  return evaluation.evaluate(declaration.result, scope);
}

function debug(parameters: readonly Expression[], frame: Frame, evaluation: Evaluation): RulesResult {
  const values = evaluateAll(parameters, frame, evaluation);
  if ('type' in values) {
    evaluation.debug.push(`error: ${values.reason}`);
    return values;
  }
  const [value] = values;
  if (value === undefined) {
    return unknownFunction('debug');
  }
  evaluation.debug.push(displayValue(value));
  return value;
}

function callDocuments(
  name: DocumentCall,
  parameters: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
): RulesResult {
  return withConcrete(parameters, frame, evaluation, ([path, ...rest]) =>
    path?.type === 'path' && rest.length === 0
      ? evaluation.documents.call(name, path)
      : failure(`${name}() takes one path.`),
  );
}

function isVariable(name: string, frame: Frame): boolean {
  for (let scope: Frame | undefined = frame; scope !== undefined; scope = scope.parent) {
    if (scope.variables.has(name)) {
      return true;
    }
  }
  return false;
}

/** `target.name(..)` */
export function evaluateMethodCall(
  expression: MethodCallExpression,
  frame: Frame,
  evaluation: Evaluation,
): RulesResult {
  const { target, name, parameters } = expression;
  if (target.kind === 'name' && isNamespace(target.name) && !isVariable(target.name, frame)) {
    return callNamespace(target.name, name, parameters, frame, evaluation);
  }
  const self = evaluation.evaluate(target, frame);
  return self.type === 'error'
    ? self
    : withConcrete(parameters, frame, evaluation, (values) => callMethod(self, name, values));
}

function callNamespace(
  namespace: string,
  name: string,
  parameters: readonly Expression[],
  frame: Frame,
  evaluation: Evaluation,
): RulesResult {
  if (namespace === 'firestore') {
    return evaluation.service === 'firebase.storage' && STORAGE_DOCUMENT_FUNCTIONS.has(name)
      ? callDocuments(name as DocumentCall, parameters, frame, evaluation)
      : unknownFunction(`firestore.${name}`);
  }
  const found = findNamespaceFunction(namespace, name);
  return found !== undefined && takes(found.arity, parameters.length)
    ? withConcrete(parameters, frame, evaluation, found.run)
    : unknownFunction(`${namespace}.${name}`);
}

function callMethod(self: RulesValue, name: string, parameters: readonly ConcreteValue[]): RulesResult {
  if (self.type === 'abstract') {
    return callAbstract(self, name, parameters);
  }
  if (self.type === 'null') {
    return failure(NULL_VALUE_ERROR);
  }
  const method = findMethod(self, name);
  return method !== undefined && takes(method.arity, parameters.length)
    ? method.run(self, parameters)
    : failure(`Function not found error: Name: [${name}] of ${self.type}.`);
}

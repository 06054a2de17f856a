import {
  DOCUMENT_FUNCTIONS,
  findConversion,
  findNamespaceFunction,
  isNamespace,
  methodArities,
  STORAGE_DOCUMENT_FUNCTIONS,
  TYPE_NAMES,
} from '../library/catalogue.ts';
import type { Arity } from '../library/operation.ts';
import { compilePattern } from '../library/pattern.ts';
import { childrenOf } from '../syntax/children.ts';
import type { CallExpression, Expression, MethodCallExpression } from '../syntax/syntax-tree.ts';
import type { SourcePosition } from '../verdict.ts';
import type { Findings } from './findings.ts';
import { findDeclaration, hasVariable, type Scope } from './scope.ts';

const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);
const ONE: Arity = [1, 1];
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

/** Checks every name and count in an expression. What production only warns of is a warning here as well. */
export class ExpressionChecker {
  private readonly findings: Findings;

  constructor(findings: Findings) {
    this.findings = findings;
  }

  check(expression: Expression, scope: Scope): void {
    this.checkNode(expression, scope);
    const isNamespaceCall = expression.kind === 'method' && isNamespaceTarget(expression.target, scope);
    for (const child of childrenOf(expression)) {
      if (!(isNamespaceCall && child === expression.target)) {
        this.check(child, scope);
      }
    }
  }

  private checkNode(expression: Expression, scope: Scope): void {
    switch (expression.kind) {
      case 'name':
        if (!GLOBALS.has(expression.name) && !hasVariable(scope, expression.name)) {
          this.findings.warn(expression, `Invalid variable name: ${expression.name}.`);
        }
        break;
      case 'is':
        if (!TYPE_NAMES.has(expression.typeName)) {
          this.findings.error(expression.typeSpan, `Invalid type. Received one of [${expression.typeName}].`);
        }
        break;
      case 'call':
        this.checkCall(expression, scope);
        break;
      case 'method':
        this.checkMethod(expression, scope);
        break;
      default:
    }
  }

  private checkCall(call: CallExpression, scope: Scope): void {
    const declaration = findDeclaration(scope, call.name);
    const count = declaration?.parameters.length;
    const arity: Arity | undefined = count === undefined ? builtInArity(call.name) : [count, count];
    if (arity === undefined) {
      this.findings.warn(call, `Invalid function name: ${call.name}.`);
    } else {
      this.checkCount(call, call.name, [arity], call.parameters.length);
    }
  }

  private checkMethod(call: MethodCallExpression, scope: Scope): void {
    const { target, name, namePosition } = call;
    const namespace = target.kind === 'name' && isNamespaceTarget(target, scope) ? target.name : undefined;
    const arities = namespace === undefined ? methodArities(name) : namespaceArities(namespace, name);
    if (arities.length === 0) {
      const full = namespace === undefined ? name : `${namespace}.${name}`;
      this.findings.warn(namePosition, `Invalid function name: ${full}.`);
      return;
    }
    this.checkCount(namePosition, name, arities, call.parameters.length);
    if (namespace === undefined) {
      this.checkPattern(call);
    }
  }

  /** A pattern written as a literal is compiled with the ruleset. */
  private checkPattern({ name, parameters }: MethodCallExpression): void {
    const [pattern] = parameters;
    if (PATTERN_METHODS.has(name) && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
      const compiled = compilePattern(pattern.value);
      if ('reason' in compiled) {
        this.findings.error(pattern, compiled.reason);
      }
    }
  }

  private checkCount(place: SourcePosition, name: string, arities: readonly Arity[], given: number): void {
    if (!arities.some(([least, most]) => given >= least && given <= most)) {
      this.findings.warn(place, `Function ${name} does not take ${given} parameters.`);
    }
  }
}

function isNamespaceTarget(target: Expression, scope: Scope): boolean {
  return target.kind === 'name' && isNamespace(target.name) && !hasVariable(scope, target.name);
}

function builtInArity(name: string): Arity | undefined {
  return DOCUMENT_FUNCTIONS.has(name) || name === 'debug' ? ONE : findConversion(name)?.arity;
}

function namespaceArities(namespace: string, name: string): readonly Arity[] {
  if (namespace === 'firestore') {
    return STORAGE_DOCUMENT_FUNCTIONS.has(name) ? [ONE] : [];
  }
  const found = findNamespaceFunction(namespace, name);
  return found === undefined ? [] : [found.arity];
}

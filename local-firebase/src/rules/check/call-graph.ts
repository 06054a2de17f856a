import { childrenOf } from '../syntax/children.ts';
import type { Expression, FunctionDeclaration } from '../syntax/syntax-tree.ts';
import type { Findings } from './findings.ts';
import { findDeclaration, type Scope } from './scope.ts';

/** Documented limit of function calls inside of one another. */
const MAX_CALL_DEPTH = 20;

function callsIn(expression: Expression, scope: Scope, found: Set<FunctionDeclaration>): void {
  const declaration = expression.kind === 'call' ? findDeclaration(scope, expression.name) : undefined;
  if (declaration !== undefined) {
    found.add(declaration);
  }
  for (const child of childrenOf(expression)) {
    callsIn(child, scope, found);
  }
}

/** Who calls whom, to find recursion and chains that are too long. */
export class CallGraph {
  private readonly calls = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();

  /** @param scope where the function is declared */
  add(declaration: FunctionDeclaration, scope: Scope): void {
    const found = new Set<FunctionDeclaration>();
    for (const expression of [...declaration.lets.map((each) => each.value), declaration.result]) {
      callsIn(expression, scope, found);
    }
    this.calls.set(declaration, [...found]);
  }

  check(findings: Findings): void {
    const chains = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
    const recursive = new Set<FunctionDeclaration>();
    for (const declaration of this.calls.keys()) {
      this.longestChain(declaration, [], chains, recursive);
    }
    for (const declaration of recursive) {
      findings.error(declaration, 'Recursive call is not allowed.');
    }
    this.checkDepth(chains, findings);
  }

  /** Reports the longest chain only; the others are parts of it or wrong for the same reason. */
  private checkDepth(
    chains: ReadonlyMap<FunctionDeclaration, readonly FunctionDeclaration[]>,
    findings: Findings,
  ): void {
    const longest = [...chains.values()].reduce<readonly FunctionDeclaration[]>(
      (best, chain) => (chain.length > best.length ? chain : best),
      [],
    );
    const stack = longest.slice(0, MAX_CALL_DEPTH + 1);
    const last = stack.at(-1);
    if (longest.length > MAX_CALL_DEPTH + 1 && last !== undefined) {
      const names = stack.map((each) => each.name).join('->');
      findings.error(
        last,
        `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names}] call stack.`,
      );
    }
  }

  /** The longest chain of calls from a function on, itself included; depth first, each function once. */
  private longestChain(
    declaration: FunctionDeclaration,
    open: readonly FunctionDeclaration[],
    chains: Map<FunctionDeclaration, readonly FunctionDeclaration[]>,
    recursive: Set<FunctionDeclaration>,
  ): readonly FunctionDeclaration[] {
    const known = chains.get(declaration);
    if (known !== undefined) {
      return known;
    }
    if (open.includes(declaration)) {
      recursive.add(declaration);
      return [];
    }
    // Chains far beyond the limit need not be followed to their end, which also bounds this recursion.
    const callees = open.length > MAX_CALL_DEPTH * 3 ? [] : (this.calls.get(declaration) ?? []);
    let longest: readonly FunctionDeclaration[] = [];
    for (const callee of callees) {
      const chain = this.longestChain(callee, [...open, declaration], chains, recursive);
      longest = chain.length > longest.length ? chain : longest;
    }
    const chain = [declaration, ...longest];
    chains.set(declaration, chain);
    return chain;
  }
}

import type { FunctionDeclaration } from '../syntax/syntax-tree.ts';

/** Names that can be used at some place of the source; mirrors the frames of the evaluator. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly variables: ReadonlySet<string>;
}

export function childScope(
  parent: Scope | undefined,
  functions: readonly FunctionDeclaration[],
  variables: Iterable<string>,
): Scope {
  return {
    parent,
    functions: new Map(functions.map((each) => [each.name, each])),
    variables: new Set(variables),
  };
}

export function hasVariable(scope: Scope, name: string): boolean {
  for (let place: Scope | undefined = scope; place !== undefined; place = place.parent) {
    if (place.variables.has(name)) {
      return true;
    }
  }
  return false;
}

export function findDeclaration(scope: Scope, name: string): FunctionDeclaration | undefined {
  for (let place: Scope | undefined = scope; place !== undefined; place = place.parent) {
    const declaration = place.functions.get(name);
    if (declaration !== undefined) {
      return declaration;
    }
  }
  return undefined;
}

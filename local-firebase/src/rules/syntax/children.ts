import type { Expression } from './syntax-tree.ts';

/** The expressions directly inside of an expression, in the order of the source. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
    case 'is':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'member':
      return [expression.target];
    case 'index':
      return [expression.target, expression.index];
    case 'slice':
      return [expression.target, expression.from, expression.to];
    case 'call':
      return expression.parameters;
    case 'method':
      return [expression.target, ...expression.parameters];
  }
}

import type { Expression } from './syntax-tree.ts';
import type { TokenReader } from './token-reader.ts';

/** Length of an operator or member chain such as `a && b && c`; whoever walks a tree may recurse that deep. */
const MAX_DEPTH = 1000;

/** An expression without its place. */
export type Shape<T extends Expression> = T extends Expression
  ? Omit<T, 'start' | 'end' | 'line' | 'column' | 'depth'>
  : never;

/** Completes nodes with their place in the source and their depth. */
export class TreeBuilder {
  private readonly reader: TokenReader;

  constructor(reader: TokenReader) {
    this.reader = reader;
  }

  /** The node begins at `start` and ends with the token that was taken last. */
  node<T extends Expression>(shape: Shape<T>, start: number, parts: readonly Expression[]): Expression {
    const depth = 1 + parts.reduce((deepest, part) => Math.max(deepest, part.depth), 0);
    if (depth > MAX_DEPTH) {
      this.reader.fail(start, 'This expression is nested too deeply.');
    }
    const { end } = this.reader;
    return { ...shape, start, end, depth, ...this.reader.positionOf(start) } as Expression;
  }
}

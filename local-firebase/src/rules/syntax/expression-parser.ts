import { PrimaryParser } from './primary-parser.ts';
import type { BinaryOperator, Expression, SliceExpression } from './syntax-tree.ts';
import type { TokenReader } from './token-reader.ts';
import { type Shape, TreeBuilder } from './tree-builder.ts';

/** Brackets, calls and operators inside of one another; far beyond what people write, far below the stack. */
const MAX_NESTING = 200;
/** Operators by binding strength (weakest first), as in the operator table of the rules reference. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Recursive descent over expressions. */
export class ExpressionParser {
  private readonly reader: TokenReader;
  private readonly builder: TreeBuilder;
  private readonly primary: PrimaryParser;
  private nesting = 0;

  constructor(reader: TokenReader) {
    this.reader = reader;
    this.builder = new TreeBuilder(reader);
    this.primary = new PrimaryParser(reader, this.builder, () => this.parse());
  }

  parse(): Expression {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) {
      this.reader.fail(this.reader.peek().start, 'This expression is nested too deeply.');
    }
    const condition = this.parseLevel(0);
    const result = this.reader.take('?') ? this.parseBranches(condition) : condition;
    this.nesting -= 1;
    return result;
  }

  private parseBranches(condition: Expression): Expression {
    const whenTrue = this.parse();
    this.reader.expect(':');
    const whenFalse = this.parse();
    return this.builder.node({ kind: 'conditional', condition, whenTrue, whenFalse }, condition.start, [
      condition,
      whenTrue,
      whenFalse,
    ]);
  }

  private parseLevel(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) {
      return this.parseUnary();
    }
    let left = this.parseLevel(level + 1);
    while (operators.some((operator) => this.reader.at(operator))) {
      const operator = this.reader.next().text;
      left =
        operator === 'is'
          ? this.parseTypeTest(left)
          : this.combine(operator, left, this.parseLevel(level + 1));
    }
    return left;
  }

  private parseTypeTest(operand: Expression): Expression {
    const type = this.reader.expectName('the name of a type');
    return this.builder.node({ kind: 'is', operand, typeName: type.text, typeSpan: type }, operand.start, [
      operand,
    ]);
  }

  private combine(operator: string, left: Expression, right: Expression): Expression {
    if (operator === '&&' || operator === '||') {
      return this.builder.node({ kind: 'logical', operator, left, right }, left.start, [left, right]);
    }
    return this.builder.node(
      { kind: 'binary', operator: operator as BinaryOperator, left, right },
      left.start,
      [left, right],
    );
  }

  private parseUnary(): Expression {
    const token = this.reader.peek();
    if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) {
      return this.parsePostfix();
    }
    this.reader.next();
    if (token.text === '-' && this.reader.peek().kind === 'int') {
      return this.parsePostfix(this.primary.integer(this.reader.next(), true, token.start));
    }
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) {
      this.reader.fail(token.start, 'This expression is nested too deeply.');
    }
    const operand = this.parseUnary();
    this.nesting -= 1;
    return this.builder.node({ kind: 'unary', operator: token.text, operand }, token.start, [operand]);
  }

  private parsePostfix(first?: Expression): Expression {
    let target = first ?? this.primary.parse();
    for (;;) {
      if (this.reader.take('.')) {
        target = this.parseMember(target);
      } else if (this.reader.take('[')) {
        target = this.parseIndex(target);
      } else {
        return target;
      }
    }
  }

  private parseMember(target: Expression): Expression {
    const name = this.reader.expectName('the name of a member');
    if (!this.reader.take('(')) {
      return this.builder.node({ kind: 'member', target, name: name.text }, target.start, [target]);
    }
    const parameters = this.primary.parseItems(')');
    return this.builder.node(
      { kind: 'method', target, name: name.text, namePosition: name, parameters },
      target.start,
      [target, ...parameters],
    );
  }

  private parseIndex(target: Expression): Expression {
    const index = this.parse();
    if (!this.reader.take(':')) {
      this.reader.expect(']');
      return this.builder.node({ kind: 'index', target, index }, target.start, [target, index]);
    }
    const to = this.parse();
    this.reader.expect(']');
    const slice: Shape<SliceExpression> = { kind: 'slice', target, from: index, to };
    return this.builder.node(slice, target.start, [target, index, to]);
  }
}

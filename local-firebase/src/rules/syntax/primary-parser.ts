import type { Expression, LiteralExpression, PathExpression } from './syntax-tree.ts';
import type { Token, TokenReader } from './token-reader.ts';
import type { Shape, TreeBuilder } from './tree-builder.ts';

const MAX_INT_LITERAL = 2n ** 63n - 1n;
const RESERVED = new Set(['in', 'is', 'if', 'return', 'let', 'function', 'match', 'allow', 'service']);

/** The operands of operators: literals, names, calls, groups, lists, maps and paths. */
export class PrimaryParser {
  private readonly reader: TokenReader;
  private readonly builder: TreeBuilder;
  private readonly parseExpression: () => Expression;

  constructor(reader: TokenReader, builder: TreeBuilder, parseExpression: () => Expression) {
    this.reader = reader;
    this.builder = builder;
    this.parseExpression = parseExpression;
  }

  /** Items up to and including the closing bracket; a last comma is allowed. */
  parseItems(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.reader.take(close)) {
      items.push(this.parseExpression());
      if (!this.reader.take(',')) {
        this.reader.expect(close);
        break;
      }
    }
    return items;
  }

  parse(): Expression {
    const token = this.reader.peek();
    if (token.kind === 'name') {
      return this.parseName();
    }
    if (token.kind !== 'symbol' && token.kind !== 'end') {
      return this.parseLiteral();
    }
    switch (token.text) {
      case '(':
        return this.parseGroup();
      case '[': {
        this.reader.next();
        const items = this.parseItems(']');
        return this.builder.node({ kind: 'list', items }, token.start, items);
      }
      case '{':
        return this.parseMap();
      case '/':
        return this.parsePath();
      default:
        return this.reader.unexpected('an expression');
    }
  }

  private parseGroup(): Expression {
    this.reader.expect('(');
    const inner = this.parseExpression();
    this.reader.expect(')');
    return inner;
  }

  private parseName(): Expression {
    const token = this.reader.next();
    if (token.text === 'true' || token.text === 'false' || token.text === 'null') {
      const value = token.text === 'null' ? null : token.text === 'true';
      return this.builder.node({ kind: 'literal', value }, token.start, []);
    }
    if (RESERVED.has(token.text)) {
      this.reader.fail(token.start, `Unexpected '${token.text}'. Expected an expression.`);
    }
    if (this.reader.take('(')) {
      const parameters = this.parseItems(')');
      return this.builder.node({ kind: 'call', name: token.text, parameters }, token.start, parameters);
    }
    return this.builder.node({ kind: 'name', name: token.text }, token.start, []);
  }

  private parseLiteral(): Expression {
    const token = this.reader.next();
    if (token.kind === 'int') {
      return this.integer(token, false, token.start);
    }
    const bytes = token.kind === 'bytes' ? new Uint8Array(Buffer.from(token.text, 'latin1')) : undefined;
    const value = token.kind === 'float' ? Number(token.text) : (bytes ?? token.text);
    return this.builder.node({ kind: 'literal', value }, token.start, []);
  }

  /** The sign belongs to the literal: -9223372036854775808 has no positive twin. */
  integer(token: Token, negative: boolean, start: number): Expression {
    const size = BigInt(token.text);
    if (size > (negative ? MAX_INT_LITERAL + 1n : MAX_INT_LITERAL)) {
      this.reader.fail(token.start, 'This number does not fit into a 64-bit integer.');
    }
    const literal: Shape<LiteralExpression> = { kind: 'literal', value: negative ? -size : size };
    return this.builder.node(literal, start, []);
  }

  private parseMap(): Expression {
    const open = this.reader.expect('{');
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.reader.take('}')) {
      const key = this.parseExpression();
      this.reader.expect(':');
      entries.push({ key, value: this.parseExpression() });
      if (!this.reader.take(',')) {
        this.reader.expect('}');
        break;
      }
    }
    return this.builder.node(
      { kind: 'map', entries },
      open.start,
      entries.flatMap((entry) => [entry.key, entry.value]),
    );
  }

  private parsePath(): Expression {
    const { start } = this.reader.peek();
    const segments: (string | Expression)[] = [];
    while (this.reader.take('/')) {
      this.reader.skipSpace();
      segments.push(this.parseSegment());
    }
    const path: Shape<PathExpression> = { kind: 'path', segments };
    return this.builder.node(
      path,
      start,
      segments.filter((segment) => typeof segment !== 'string'),
    );
  }

  private parseSegment(): string | Expression {
    if (this.reader.takeBinding()) {
      const binding = this.parseExpression();
      this.reader.expect(')');
      return binding;
    }
    return this.reader.readLiteralSegment() ?? this.reader.unexpected('a segment of a path');
  }
}

import type { SourcePosition } from '../verdict.ts';
import { readByteEscape, readEscape, utf8Characters } from './string-literal.ts';
import { RulesSyntaxError } from './syntax-error.ts';
import type { PatternSegment, Span } from './syntax-tree.ts';

export interface Token extends Span {
  readonly kind: 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';
  /** The source text; for strings the value, for bytes a character for each of them. */
  readonly text: string;
}

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** As in the platform, a dot right after digits belongs to the number: `5.size()` is not a call. */
const NUMBER = /\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[-<>+*/%!?:;,.()[\]{}=]/y;
/** No space between: `b 'x'` is a name and a string. */
const BYTES_OPEN = /b['"]/y;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y;
const LITERAL_SEGMENT = /\([A-Za-z0-9_-]+\)|[\p{L}\p{N}_.~%@-]+/uy;

/**
 * Reads tokens on demand, one of look-ahead. Paths have their own rules for what a word is, therefore the
 * parser asks for path segments itself.
 */
export class TokenReader {
  readonly source: string;
  private offset = 0;
  private lookAhead: Token | undefined;
  private readonly lineStarts: number[] = [0];

  constructor(source: string) {
    this.source = source;
    for (let index = source.indexOf('\n'); index >= 0; index = source.indexOf('\n', index + 1)) {
      this.lineStarts.push(index + 1);
    }
  }

  /** Where the last token that was taken ends. */
  get end(): number {
    return this.offset;
  }

  positionOf(offset: number): SourcePosition {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  peek(): Token {
    this.lookAhead ??= this.scan();
    return this.lookAhead;
  }

  next(): Token {
    const token = this.peek();
    this.offset = token.end;
    this.lookAhead = undefined;
    return token;
  }

  /** Is the next token this symbol or word? */
  at(text: string): boolean {
    const token = this.peek();
    return (token.kind === 'symbol' || token.kind === 'name') && token.text === text;
  }

  /** Takes the next token if it is this symbol or word. */
  take(text: string): boolean {
    const found = this.at(text);
    if (found) {
      this.next();
    }
    return found;
  }

  expect(text: string): Token {
    if (!this.at(text)) {
      this.unexpected(`'${text}'`);
    }
    return this.next();
  }

  expectName(what: string): Token {
    if (this.peek().kind !== 'name') {
      this.unexpected(what);
    }
    return this.next();
  }

  unexpected(wanted: string): never {
    const token = this.peek();
    const found =
      token.kind === 'end' ? 'the end of the file' : `'${this.source.slice(token.start, token.end)}'`;
    throw new RulesSyntaxError(token, `Unexpected ${found}. Expected ${wanted}.`);
  }

  fail(offset: number, message: string): never {
    throw new RulesSyntaxError(this.positionOf(offset), message);
  }

  /** A literal segment right after the slash that was taken last. */
  readLiteralSegment(): string | undefined {
    return this.readRaw(LITERAL_SEGMENT)?.[0];
  }

  /** `{name}` or `{name=**}` right after the slash that was taken last. */
  readCapture(): PatternSegment | undefined {
    const match = this.readRaw(CAPTURE);
    const name = match?.[1];
    if (match === undefined || name === undefined) {
      return undefined;
    }
    return { kind: match[2] === undefined ? 'capture' : 'rest', name };
  }

  /** Takes `$(` right after the slash that was taken last. */
  takeBinding(): boolean {
    return this.readRaw(/\$\(/y) !== undefined;
  }

  skipSpace(): void {
    this.readRaw(SPACE);
  }

  private readRaw(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset;
    const match = pattern.exec(this.source);
    if (match === null) {
      return undefined;
    }
    this.offset += match[0].length;
    this.lookAhead = undefined;
    return match;
  }

  private scan(): Token {
    SPACE.lastIndex = this.offset;
    const start = this.offset + (SPACE.exec(this.source)?.[0].length ?? 0);
    if (start >= this.source.length) {
      return this.token('end', '', start, start);
    }
    BYTES_OPEN.lastIndex = start;
    const kind = BYTES_OPEN.test(this.source) ? 'bytes' : 'string';
    const open = kind === 'bytes' ? start + 1 : start;
    const quote = this.source[open];
    if (quote === "'" || quote === '"') {
      return this.scanQuoted(kind, start, open, quote);
    }
    for (const [kind, pattern] of [
      ['name', NAME],
      ['number', NUMBER],
      ['symbol', SYMBOL],
    ] as const) {
      pattern.lastIndex = start;
      const text = pattern.exec(this.source)?.[0];
      if (text !== undefined) {
        const isInt = /^\d+$/.test(text);
        return this.token(
          kind === 'number' ? (isInt ? 'int' : 'float') : kind,
          text,
          start,
          start + text.length,
        );
      }
    }
    return this.fail(
      start,
      `Unexpected character '${String.fromCodePoint(this.source.codePointAt(start) ?? 0)}'.`,
    );
  }

  private scanQuoted(kind: 'string' | 'bytes', start: number, open: number, quote: string): Token {
    const read = kind === 'bytes' ? readByteEscape : readEscape;
    let text = '';
    let offset = open + 1;
    while (this.source[offset] !== quote) {
      const codePoint = this.source.codePointAt(offset);
      const character = codePoint === undefined ? '\n' : String.fromCodePoint(codePoint);
      if (character === '\n') {
        this.fail(start, 'This string is not closed on its line.');
      }
      const escaped = character === '\\' ? read(this.source, offset) : undefined;
      if (character === '\\' && escaped === undefined) {
        this.fail(offset, `Unknown escape sequence '${this.source.slice(offset, offset + 2)}'.`);
      }
      text += escaped?.text ?? (kind === 'bytes' ? utf8Characters(character) : character);
      offset += escaped?.length ?? character.length;
    }
    return this.token(kind, text, start, offset + 1);
  }

  private token(kind: Token['kind'], text: string, start: number, end: number): Token {
    return { kind, text, start, end, ...this.positionOf(start) };
  }
}

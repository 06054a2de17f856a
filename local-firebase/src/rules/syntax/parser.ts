import { ExpressionParser } from './expression-parser.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  LetStatement,
  MatchBlock,
  PatternSegment,
  RulesTree,
  ServiceBlock,
} from './syntax-tree.ts';
import { TokenReader } from './token-reader.ts';

/** Documented limit of nested match statements is 10; the checker reports it, this only protects the stack. */
const MAX_BLOCK_NESTING = 100;

interface Body {
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
  allows: AllowStatement[];
}

class RulesParser {
  private readonly reader: TokenReader;
  private readonly expressions: ExpressionParser;
  private nesting = 0;

  constructor(source: string) {
    this.reader = new TokenReader(source);
    this.expressions = new ExpressionParser(this.reader);
  }

  parse(): RulesTree {
    const version = this.reader.at('rules_version') ? this.parseVersion() : '1';
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    while (this.reader.peek().kind !== 'end') {
      if (this.reader.at('function')) {
        functions.push(this.parseFunction());
      } else if (this.reader.at('service')) {
        services.push(this.parseService());
      } else {
        this.reader.unexpected("'service' or 'function'");
      }
    }
    return { version, functions, services };
  }

  private parseVersion(): '1' | '2' {
    this.reader.expect('rules_version');
    this.reader.expect('=');
    const token = this.reader.next();
    if (token.kind !== 'string' || (token.text !== '1' && token.text !== '2')) {
      this.reader.fail(token.start, "Unknown rules_version. Use '2'.");
    }
    this.reader.expect(';');
    return token.text;
  }

  private parseService(): ServiceBlock {
    const start = this.reader.expect('service');
    let name = this.reader.expectName('the name of a service').text;
    while (this.reader.take('.')) {
      name += `.${this.reader.expectName('the name of a service').text}`;
    }
    const { functions, matches } = this.parseBody(false);
    return { line: start.line, column: start.column, name, functions, matches };
  }

  private parseBody(withAllows: boolean): Body {
    const body: Body = { functions: [], matches: [], allows: [] };
    this.reader.expect('{');
    this.nesting += 1;
    while (!this.reader.take('}')) {
      if (this.reader.at('function')) {
        body.functions.push(this.parseFunction());
      } else if (this.reader.at('match')) {
        body.matches.push(this.parseMatch());
      } else if (withAllows && this.reader.at('allow')) {
        body.allows.push(this.parseAllow());
      } else {
        this.reader.unexpected(
          withAllows ? "'match', 'allow', 'function' or '}'" : "'match', 'function' or '}'",
        );
      }
    }
    this.nesting -= 1;
    return body;
  }

  private parseMatch(): MatchBlock {
    const start = this.reader.expect('match');
    if (this.nesting > MAX_BLOCK_NESTING) {
      this.reader.fail(start.start, 'Match statements are nested too deeply.');
    }
    const pattern: PatternSegment[] = [];
    if (!this.reader.at('/')) {
      this.reader.unexpected("a path that begins with '/'");
    }
    while (this.reader.take('/')) {
      pattern.push(this.parsePatternSegment());
    }
    return { line: start.line, column: start.column, pattern, ...this.parseBody(true) };
  }

  private parsePatternSegment(): PatternSegment {
    const capture = this.reader.readCapture();
    if (capture !== undefined) {
      return capture;
    }
    const text = this.reader.readLiteralSegment();
    return text === undefined
      ? this.reader.unexpected('a name, {name} or {name=**}')
      : { kind: 'literal', text };
  }

  private parseAllow(): AllowStatement {
    const start = this.reader.expect('allow');
    const methods = [this.reader.expectName('a method such as read').text];
    while (this.reader.take(',')) {
      methods.push(this.reader.expectName('a method such as read').text);
    }
    let condition: AllowStatement['condition'];
    if (this.reader.take(':')) {
      this.reader.expect('if');
      condition = this.expressions.parse();
    }
    this.endStatement();
    return { line: start.line, column: start.column, methods, condition };
  }

  /** The semicolon may be left out only where the block goes on or ends. */
  private endStatement(): void {
    if (this.reader.take(';')) {
      return;
    }
    const follows = ['}', 'allow', 'match', 'function'].some((text) => this.reader.at(text));
    if (!follows) {
      this.reader.unexpected("';'");
    }
  }

  private parseFunction(): FunctionDeclaration {
    this.reader.expect('function');
    const name = this.reader.expectName('the name of a function');
    const parameters: string[] = [];
    this.reader.expect('(');
    while (!this.reader.take(')')) {
      parameters.push(this.reader.expectName('the name of a parameter').text);
      if (!this.reader.take(',')) {
        this.reader.expect(')');
        break;
      }
    }
    this.reader.expect('{');
    const lets: LetStatement[] = [];
    while (this.reader.at('let')) {
      lets.push(this.parseLet());
    }
    this.reader.expect('return');
    const result = this.expressions.parse();
    this.reader.take(';');
    this.reader.expect('}');
    return { line: name.line, column: name.column, name: name.text, parameters, lets, result };
  }

  private parseLet(): LetStatement {
    this.reader.expect('let');
    const name = this.reader.expectName('the name of a variable');
    this.reader.expect('=');
    const value = this.expressions.parse();
    this.reader.expect(';');
    return { line: name.line, column: name.column, name: name.text, value };
  }
}

/** Throws a RulesSyntaxError at the first thing that is not the rules language. */
export function parseRules(source: string): RulesTree {
  return new RulesParser(source).parse();
}

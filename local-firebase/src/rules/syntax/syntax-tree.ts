import type { SourcePosition } from '../verdict.ts';

/** A stretch of the source; `start` and `end` are UTF-16 offsets, `end` exclusive. */
export interface Span extends SourcePosition {
  readonly start: number;
  readonly end: number;
}

interface Node extends Span {
  /** Levels of nesting below this node, itself included. Bounded by the parser, so recursion over trees is safe. */
  readonly depth: number;
}

type UnaryOperator = '!' | '-';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type ComparisonOperator = '<' | '<=' | '>' | '>=';
export type BinaryOperator = ArithmeticOperator | ComparisonOperator | '==' | '!=' | 'in';

export interface LiteralExpression extends Node {
  readonly kind: 'literal';
  readonly value: null | boolean | bigint | number | string | Uint8Array;
}
export interface NameExpression extends Node {
  readonly kind: 'name';
  readonly name: string;
}
interface ListExpression extends Node {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}
export interface MapExpression extends Node {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}
/** `/databases/$(database)/documents/x`: literal segments are strings. */
export interface PathExpression extends Node {
  readonly kind: 'path';
  readonly segments: readonly (string | Expression)[];
}
export interface UnaryExpression extends Node {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}
interface BinaryExpression extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
export interface LogicalExpression extends Node {
  readonly kind: 'logical';
  readonly operator: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
}
interface TypeTestExpression extends Node {
  readonly kind: 'is';
  readonly operand: Expression;
  readonly typeName: string;
  readonly typeSpan: SourcePosition;
}
export interface ConditionalExpression extends Node {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}
interface MemberExpression extends Node {
  readonly kind: 'member';
  readonly target: Expression;
  readonly name: string;
}
interface IndexExpression extends Node {
  readonly kind: 'index';
  readonly target: Expression;
  readonly index: Expression;
}
export interface SliceExpression extends Node {
  readonly kind: 'slice';
  readonly target: Expression;
  readonly from: Expression;
  readonly to: Expression;
}
export interface CallExpression extends Node {
  readonly kind: 'call';
  readonly name: string;
  readonly parameters: readonly Expression[];
}
/** `target.name(..)`: a method, or a function of a namespace when the target is its name. */
export interface MethodCallExpression extends Node {
  readonly kind: 'method';
  readonly target: Expression;
  readonly name: string;
  readonly namePosition: SourcePosition;
  readonly parameters: readonly Expression[];
}

export type Expression =
  | LiteralExpression
  | NameExpression
  | ListExpression
  | MapExpression
  | PathExpression
  | UnaryExpression
  | BinaryExpression
  | LogicalExpression
  | TypeTestExpression
  | ConditionalExpression
  | MemberExpression
  | IndexExpression
  | SliceExpression
  | CallExpression
  | MethodCallExpression;

export interface LetStatement extends SourcePosition {
  readonly name: string;
  readonly value: Expression;
}

export interface FunctionDeclaration extends SourcePosition {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetStatement[];
  readonly result: Expression;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'capture'; readonly name: string }
  /** `{name=**}` */
  | { readonly kind: 'rest'; readonly name: string };

export interface AllowStatement extends SourcePosition {
  readonly methods: readonly string[];
  /** `undefined`: always. */
  readonly condition: Expression | undefined;
}

/** The body shared by services and match blocks. */
export interface Block extends SourcePosition {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface MatchBlock extends Block {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
}

export interface ServiceBlock extends Block {
  readonly name: string;
}

export interface RulesTree {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly ServiceBlock[];
}
